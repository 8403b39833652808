/** Administrators hear that something waits (D60): in the app at once, by one mail an hour, and each tab says how many. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '../../http/clock.ts'
import { runCron } from '../../serve/cron.ts'
import { Browser, ORIGIN, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { rowsOf } from '../../testing/makers/full-life.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { ask, makeAdmin, photo, told, upload } from '../../testing/makers/proofs.ts'
import { report } from '../../testing/makers/reporting.ts'
import { costOf, mailTo } from '../../testing/services/mailbox.ts'
import type { Waiting } from '../terms.ts'
import { remindAdministrators } from './telling.ts'

const TOLD = "select value from counters where name = 'admin_told'"
let admin: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('delete from reports'),
    env.DB.prepare('delete from verifications'),
    env.DB.prepare("delete from counters where name like 'admin_%'"),
  ])
  admin = await makeAdmin()
})
afterEach(setClockBack)

const waiting = async (): Promise<Waiting> => (await admin.browser.get('/api/admin/waiting')).json()
const remind = () => remindAdministrators(testContext({ ADMIN_EMAILS: admin.email }).ctx)
const mails = async () => (await mailTo(admin.email)).filter(({ kind }) => kind === 'admin_waiting')
/** By somebody whose server knows the administrator. */
const reporter = () => makeAccount({}, { ADMIN_EMAILS: admin.email })
const bell = async () => (await told(admin.browser)).filter(({ type }) => type === 'admin_waiting')

test('each tab says how many wait, in one statement of few rows', async () => {
  const [ana, beto] = [await reporter(), await makeAccount()]
  await report(ana.browser, 'person', beto.id)
  await ask(ana.browser, 'phone')
  await ask(beto.browser, 'government_id')
  await upload(beto.browser, 'government_id', photo())
  const { failures, ...rest } = await waiting()
  expect(failures).toBeGreaterThanOrEqual(0)
  const none = { reviews: 0, problems: 0, people: 0, groups: 0, payments: 0 }
  expect(rest).toEqual({ ...none, reports: 1, verifications: 2 })
  // Where a code was made it is the person's turn.
  await admin.browser.post(`/api/admin/verifications/${ana.id}/phone/code`)
  expect((await waiting()).verifications).toBe(1)
  const { queries, rowsRead } = await costOf(waiting)
  expect([queries <= 3, rowsRead <= 60]).toEqual([true, true])
})

test('more than a hundred are a hundred, and cost no more', async () => {
  await env.DB.prepare(
    `insert into reports (kind, target, accused_id, reporter_id, reason, description, created_at)
     with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000)
     select 'person', i, ?1, ?1, 'spam', 'x', i from n`,
  )
    .bind(admin.id)
    .run()
  const { rowsRead } = await costOf(async () => expect((await waiting()).reports).toBe(100))
  console.log(`rows read: ${rowsRead}`)
  // Reports that are looked for among those of the other kind are the most.
  expect(rowsRead).toBeLessThan(7000)
})

test('in the app at once, and once until it is read, however much comes in', async () => {
  const ana = await reporter()
  await report(ana.browser, 'person', admin.id)
  await expect.poll(bell).toHaveLength(1)
  const [one] = await bell()
  expect(one).toMatchObject({ path: '/admin' })
  expect(one?.message).not.toContain('Ana')
  for (let n = 0; n < 3; n += 1) await report(ana.browser, 'person', (await makeAccount()).id)
  expect(await bell()).toHaveLength(1)
  await env.DB.prepare('update notifications set read_at = 1 where user_id = ?')
    .bind(admin.id)
    .run()
  await report(ana.browser, 'person', (await makeAccount()).id)
  await expect.poll(bell).toHaveLength(2)
})

test('by one mail an hour, only when there is something new, and nothing of whom', async () => {
  expect(await remind()).toBe(0)
  const ana = await reporter()
  const accused = await makeAccount({ firstName: 'Zoilo' })
  await report(ana.browser, 'person', accused.id)
  const both = await Promise.all([remind(), remind()])
  expect(both).toContain(1)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.text).toContain('Reportes: 1')
  expect(mail?.text).toContain(`${ORIGIN}/admin`)
  for (const secret of ['Zoilo', 'estafa', accused.id]) expect(mail?.text).not.toContain(secret)
  // What waits still is not new.
  pass(2 * HOUR)
  expect(await remind()).toBe(0)
  await report(ana.browser, 'person', (await makeAccount()).id)
  expect(await remind()).toBe(1)
  pass(30 * MINUTE)
  await report(ana.browser, 'person', (await makeAccount()).id)
  expect(await remind()).toBe(0)
  pass(31 * MINUTE)
  expect(await remind()).toBe(1)
  expect(await mails()).toHaveLength(3)
})

test('only addresses that were proved, of people who can come in; nobody where there are none', async () => {
  const unproved = await makeAccount({ emailVerifiedAt: null })
  await report((await makeAccount()).browser, 'person', admin.id)
  const of = (addresses: string) => testContext({ ADMIN_EMAILS: addresses }).ctx
  expect(await remindAdministrators(of(unproved.email))).toBe(0)
  expect(await mailTo(unproved.email)).toEqual([])
  const production = { ENVIRONMENT: 'production', BASE_URL: ORIGIN, SECRET_KEY: 'k'.repeat(32) }
  expect(await remindAdministrators(testContext(production).ctx)).toBe(0)
})

test('cron tells what was not told at once', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await report((await makeAccount()).browser, 'person', admin.id)
  // What comes after the answer was lost.
  await expect.poll(() => rowsOf(TOLD)).toHaveLength(1)
  await env.DB.prepare("delete from counters where name = 'admin_told'").run()
  await runCron({ ...env, ADMIN_EMAILS: admin.email } as typeof env, ORIGIN)
  const lines = log.mock.calls.map(([line]) => String(line))
  const failed = lines.filter((line) => /"failure"|"administrators"/.test(line))
  log.mockRestore()
  expect(failed).toMatchObject([expect.stringContaining('"done":1')])
  const [mailed, rung] = [await mails(), await bell()]
  expect([mailed.length, rung.length]).toEqual([1, 1])
  expect((await new Browser().get('/api/admin/waiting')).status).toBe(404)
})
