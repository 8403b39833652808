/** What tests of reports share: two sessions of one administrator, what is reported to them, and what they decide. */
import { env } from 'cloudflare:test'
import type { AdminAction, ReportedItem } from '../../admin/contract.ts'
import { DAY } from '../../http/clock.ts'
import { verifications } from '../../verification/tables.ts'
import { Browser, testContext } from '../app.ts'
import { makeAccount } from './makers.ts'
import { makeAdmin } from './proofs.ts'

/** Both there once {@link makeAdmins} is through; `other` is the same person in a second browser. */
export let admin: Awaited<ReturnType<typeof makeAccount>>
export let other: Browser

/** For `beforeAll`. */
export async function makeAdmins(): Promise<void> {
  admin = await makeAdmin()
  other = new Browser({ ADMIN_EMAILS: admin.email })
  for (const [name, value] of admin.browser.cookies) other.cookies.set(name, value)
}

export const GIVEN = { reason: 'fake', description: 'No existe, es una estafa.' }

export const report = (browser: Browser, kind: string, target: unknown, given = {}) =>
  browser.post('/api/reports', { kind, target: String(target), ...GIVEN, ...given })

export const things = async (kind = ''): Promise<ReportedItem[]> =>
  (await admin.browser.get(`/api/admin/reports${kind && `?kind=${kind}`}`)).json()

export async function reportOf(kind: string, target: unknown): Promise<ReportedItem> {
  const found = (await things()).find((t) => t.kind === kind && t.target === String(target))
  if (!found) throw new Error(`no report of ${kind} ${target}`)
  return found
}

export const decide = (id: number, decision: string, by = admin.browser) =>
  by.post(`/api/admin/reports/${id}/decide`, { decision })

/** Newest first. */
export async function actionsOn(target: string): Promise<AdminAction[]> {
  const all: AdminAction[] = await (await admin.browser.get('/api/admin/actions')).json()
  return all.filter((one) => one.target === target)
}

let proofs = 0

/** Somebody whose report counts (D60): here for months, with a phone of their own, who has met somebody by code. */
export async function makeReporter(given: { email?: string; phone?: string } = {}) {
  const { email, phone } = given
  const { ctx } = testContext()
  const now = ctx.clock.now()
  const person = await makeAccount({ createdAt: now - 90 * DAY, ...(email && { email }) })
  proofs += 1
  const subject = phone ?? `09${String(70_000_000 + proofs)}`
  await ctx.db.insert(verifications).values({
    ...{ userId: person.id, kind: 'phone', status: 'approved', subject },
    ...{ requestedAt: now, decidedAt: now },
  })
  await met(person.id, (await makeAccount()).id)
  return person
}

/** The rows that a completed trade with a code leaves behind. */
export async function met(fromUserId: string, toUserId: string): Promise<void> {
  const item = await env.DB.prepare(
    `insert into items (owner_id, category_id, condition, estimated_value, trade_status, created_at, updated_at, title,
     title_sort, location, description, search_exact, search_folded, search_place, search_tags)
     values (?, 1, 'good', 1, 'traded', 1, 1, 'Mesa', 'mesa', 'Luque', 'Una mesa usada', '', '', '', '') returning id`,
  )
    .bind(toUserId)
    .first<{ id: number }>()
  await env.DB.prepare(
    `insert into trades (from_user_id, to_user_id, requested_item_id, status, seq, offer_type, offered_amount, message,
     created_at, updated_at, expires_at, active_at, accepted_at, completed_at, from_met_at)
     values (?, ?, ?, 'completed', 1, 'money', 100, 'Hola', 1, 1, 1, 1, 1, 1, 1)`,
  )
    .bind(fromUserId, toUserId, item?.id)
    .run()
}
