/** What tests of reports share: two sessions of one administrator, what is reported to them, and what they decide. */
import type { AdminAction, ReportedItem } from '../../admin/contract.ts'
import { DAY } from '../../http/clock.ts'
import { Browser, testContext } from '../app.ts'
import { makeAccount, provePhone } from './makers.ts'
import { makeAdmin } from './proofs.ts'
import { completedRow } from './review-maker.ts'

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

/** `seen`: the newest report that was looked at. */
export const decide = (id: number, decision: string, by = admin.browser, seen = id + 1000) =>
  by.post(`/api/admin/reports/${id}/decide`, { decision, seen })

/** Newest first. */
export async function actionsOn(target: string): Promise<AdminAction[]> {
  const all: AdminAction[] = await (await admin.browser.get('/api/admin/actions')).json()
  return all.filter((one) => one.target === target)
}

/** Somebody whose report counts (D60): here for months, with a phone of their own, who has met somebody by code. */
export async function makeReporter(given: { email?: string; phone?: string } = {}) {
  const { email, phone } = given
  const { ctx } = testContext()
  const now = ctx.clock.now()
  const person = await makeAccount({ createdAt: now - 90 * DAY, ...(email && { email }) })
  await provePhone(person.id, phone)
  const partner = await makeAccount()
  await provePhone(partner.id)
  await completedRow({ from: person.id, to: partner.id, at: now - 60 * DAY, hasMet: true })
  return person
}
