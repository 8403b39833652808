/** _Mis pagos_, and the same of everybody for administrators (D56). */
import type { SQL } from 'drizzle-orm'
import type { PageQuery } from '../../browse/contract.ts'
import { iso } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { cursorBehind, nameOfList, readCursor } from '../../http/cursor.ts'
import { cut, type Page } from '../../http/page.ts'
import { PACKAGES } from '../../verification/terms.ts'
import type { EntriesQuery, PaymentEntry, SeenEntry } from '../contract.ts'
import { ENTRIES_PAGE } from '../terms.ts'
import {
  type EntryRow,
  entriesOf,
  entriesWhere,
  ofAddress,
  ofPerson,
  ofReference,
  ofTrade,
} from './store.ts'

export async function myEntries(
  ctx: Ctx,
  { id }: Viewer,
  { limit, cursor }: PageQuery,
): Promise<Page<PaymentEntry>> {
  const list = `payments of ${id}`
  const behind = readCursor(cursor, list)?.id ?? null
  const { shown, end } = cut(await entriesOf(ctx.db, id, behind, limit + 1), limit)
  return { rows: shown.map(entryOf), next: cursorBehind(list, end?.entry.id), total: null }
}

export async function allEntries(
  ctx: Ctx,
  { search, cursor }: EntriesQuery,
): Promise<Page<SeenEntry>> {
  const list = `payments ${nameOfList(search)}`
  const behind = readCursor(cursor, list)?.id ?? null
  const rows = await entriesWhere(ctx.db, wantedBy(search), behind, ENTRIES_PAGE + 1)
  const { shown, end } = cut(rows, ENTRIES_PAGE)
  return {
    rows: shown.map((row) => ({ ...entryOf(row), userId: row.entry.userId, name: row.name })),
    next: cursorBehind(list, end?.entry.id),
    total: null,
  }
}

const NO_TRADE = 0

/** Whatever is at hand: an address, a page of a person or a trade, a number of one, a reference. */
export function wantedBy(search: string): SQL | undefined {
  const text = search.trim()
  if (text === '') return undefined
  const [, page, named] = /\/(user|trades)\/([\w-]+)/.exec(text) ?? []
  if (page === 'user' && named) return ofPerson(named)
  if (page === 'trades') return ofTrade(Number(named))
  if (text.includes('@')) return ofAddress(text.toLowerCase())
  // A number may be a trade's, or what the bank calls a payment.
  return ofReference(text, Number(/^#?(\d{1,15})$/.exec(text)?.[1] ?? NO_TRADE))
}

const entryOf = ({ entry, item }: EntryRow): PaymentEntry => ({
  id: entry.id,
  kind: entry.kind,
  amount: entry.amount,
  createdAt: iso(entry.createdAt),
  reference: entry.reference,
  tradeId: entry.tradeId,
  item: item || null,
  badgeLevel: PACKAGES.find(({ id }) => id === entry.packageId)?.badgeLevel ?? null,
})
