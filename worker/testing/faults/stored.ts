/** All that is stored: every table, both buckets, and the messages of one room. What a failed request leaves is seen by comparing. */
import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import type { Db } from '../../dev/database/databases.ts'
import { contentsOf } from '../contents.ts'

type Row = Record<string, unknown>
type Table = { columns: string[]; texts: string[] }
export type Stored = { tables: Map<string, Table>; keys: string[]; messages: number | null }

/** Tries are counted before they are judged, whatever becomes of them. What a room has to tell the database comes in its own time, as what administrators are told and what is held against wishes, which cron makes up for (D60, D64). */
const ASIDE = ['limit_counters', 'sqlite_sequence', 'trade_unread', 'counters', 'wish_checks']

const db = {
  query: async (sql: string) => (await env.DB.prepare(sql).all<Row>()).results,
} as unknown as Db

/** The tables are the same all the time. */
let like: Awaited<ReturnType<typeof contentsOf>> | undefined

export async function everythingStored(trade?: number): Promise<Stored> {
  const contents = await contentsOf(db, { like })
  like ??= contents
  const rows = [...contents].flatMap(([table, { columns, rows: texts }]) =>
    ASIDE.includes(table) ? [] : [[table, { columns, texts }] as const],
  )
  return {
    tables: new Map(rows),
    keys: [...(await keysOf(env.PHOTOS)), ...(await keysOf(env.PRIVATE))],
    messages: trade === undefined ? null : await messagesOf(trade),
  }
}

/** A notice of a message comes from its room as well. */
const isOfRoom = (text: string) => text.includes('"new_message"')

function asRow(columns: string[], text: string): Row {
  const values: unknown[] = JSON.parse(text).flat()
  return Object.fromEntries(columns.map((name, at) => [name, values[at]]))
}

const keysOf = async (bucket: typeof env.PHOTOS) =>
  (await bucket.list()).objects.map(({ key }) => key)

/** What is still at work for the file before may have put something there. */
export async function emptyBuckets(): Promise<void> {
  for (const bucket of [env.PHOTOS, env.PRIVATE]) {
    const keys = await keysOf(bucket)
    if (keys.length > 0) await bucket.delete(keys)
  }
}

const messagesOf = async (trade: number): Promise<number> => {
  const rooms = env.TRADE_ROOM
  const room = rooms.get(rooms.idFromName(String(trade))) as unknown as {
    messages: (span: object) => Promise<{ messages: unknown[] }>
  }
  return (await room.messages({})).messages.length
}

/** Rows that a request that failed may leave: nobody sees them, the same asked again takes them up, cron clears them. */
export type MayLeave = Record<string, (row: Row) => boolean>

/** Tables that are not as they were, but for what may be left. */
export function changedBetween(before: Stored, after: Stored, mayLeave: MayLeave = {}): string[] {
  const changed = [...after.tables].flatMap(([table, { columns, texts }]) => {
    const was = new Set(before.tables.get(table)?.texts)
    const gone = was.size - texts.filter((text) => was.has(text)).length
    const fresh = texts.filter((text) => !was.has(text) && !isOfRoom(text))
    const odd = fresh.filter((text) => !mayLeave[table]?.(asRow(columns, text)))
    return gone > 0 || odd.length > 0 ? [table] : []
  })
  return before.messages === after.messages ? changed : [...changed, 'messages']
}

type Growth = Record<string, number>

/** How many rows, keys and messages more. */
export function growthOf(before: Stored, after: Stored): Growth {
  const count = (stored: Stored, table: string) =>
    stored.tables.get(table)?.texts.filter((text) => !isOfRoom(text)).length ?? 0
  const all: [string, number][] = [...after.tables.keys()].map((table) => [
    table,
    count(after, table) - count(before, table),
  ])
  all.push(['messages', (after.messages ?? 0) - (before.messages ?? 0)])
  all.push(['keys', after.keys.length - before.keys.length])
  return Object.fromEntries(all.filter(([, more]) => more !== 0))
}

/** Files that a row names and no bucket has. */
export function missingFiles({ tables, keys }: Stored): string[] {
  const rowsOf = (table: string) => {
    const { columns = [], texts = [] } = tables.get(table) ?? {}
    return texts.map((text) => asRow(columns, text))
  }
  const named = [
    ...rowsOf('verifications').map((row) => row.document_key),
    ...rowsOf('users').map((row) => row.profile_image),
    ...rowsOf('items').flatMap(({ id, photos }) => {
      const all: { hash: string; sizes: number[] }[] = JSON.parse(String(photos))
      return all.flatMap(({ hash, sizes }) => sizes.map((size) => `items/${id}/${hash}/${size}`))
    }),
  ]
  return named.flatMap((key) => (typeof key === 'string' && !keys.includes(key) ? [key] : []))
}

const INTERNAL =
  /\b(select|insert|update|sqlite|d1_error|durable object|constraint|network connection)\b|10001|\bat \w+ \(|\.ts\b|\/work|node_modules/i

/** 503 in one plain sentence with a name for the log, and nothing of what was behind it (D14). */
export async function expectPlain(answer: Response, code = 'service_down'): Promise<void> {
  const text = await answer.text()
  expect([answer.status, text]).toEqual([503, expect.not.stringMatching(INTERNAL)])
  expect(JSON.parse(text)).toEqual({
    ...{ code, requestId: answer.headers.get('x-request-id') },
    message: expect.stringMatching(/^[^{}<>]{20,120}\.$/),
  })
}
