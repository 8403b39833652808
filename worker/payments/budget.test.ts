/** What deposits cost: the trade's page and the lists read by indexes, in few statements. */
import { env } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenProblem } from '../problems/admin/contract.ts'
import { cleanProblemPhotos } from '../problems/cleaning.ts'
import {
  closeProblems,
  countNoShows,
  endUnansweredProblems,
  remindOfProblems,
} from '../problems/cron.ts'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeSecurable, placeDeposit } from '../testing/makers/paying.ts'
import { walk } from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { lapseDeposits, warnLapsing } from './lapsing.ts'
import { settleDue } from './queue.ts'

const DAY = 24 * 3_600_000
const ADMIN = 'admin.costs@jopoi.example'
const { db, asked } = recording(env.DB)
const settings = { DB: db, ADMIN_EMAILS: ADMIN }
let made: Awaited<ReturnType<typeof makeSecurable>>
let admin: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  made = await makeSecurable({ settings, days: 2 })
  admin = await makeAccount({ email: ADMIN }, settings)
  const { owner, proposer, id, amount } = made
  await placeDeposit(proposer.browser, id, amount)
  await placeDeposit(owner.browser, id, amount)
  pass(3 * DAY)
  const report = { kind: 'no_show', words: 'Esperé una hora y no vino nadie.' }
  for (const { browser } of [owner, proposer]) {
    expect((await browser.post(`/api/trades/${id}/problems`, report)).status).toBe(201)
  }
})
afterAll(setClockBack)

async function costOf(request: () => Promise<Response>) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect((await request()).status).toBe(200)
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  return lines.find((one) => one.event === 'request')
}

test('the page of a trade with two deposits and two reports reads 60 rows in 5 statements, once it was opened', async () => {
  const look = () => made.proposer.browser.get(`/api/trades/${made.id}`)
  await look()
  const cost = await costOf(look)
  expect(cost.rowsRead).toBeLessThanOrEqual(60)
  expect(cost.queries).toBeLessThanOrEqual(5)
})

test('the list of open reports is read in 5 statements, all of one in 14', async () => {
  const cost = await costOf(() => admin.browser.get('/api/admin/problems'))
  expect(cost.queries).toBeLessThanOrEqual(5)
  const [first]: OpenProblem[] = await (await admin.browser.get('/api/admin/problems')).json()
  const whole = await costOf(() => admin.browser.get(`/api/admin/problems/${first?.id}`))
  expect(whole.queries).toBeLessThanOrEqual(14)
  expect(whole.rowsRead).toBeLessThanOrEqual(120)
})

test('no statement of deposits scans a table or sorts rows', async () => {
  const { ctx } = testContext(settings)
  const { owner, proposer, id } = made
  const open: OpenProblem[] = await (await admin.browser.get('/api/admin/problems')).json()
  for (const { id: report } of open) {
    const words = 'Sí que fui a la plaza, y esperé.'
    for (const { browser } of [owner, proposer]) {
      await browser.post(`/api/trades/${id}/problems/${report}/answer`, {
        answer: 'contested',
        words,
      })
    }
    const decided = { decision: 'accused', words: 'El chat lo muestra.' }
    const answer = await admin.browser.post(`/api/admin/problems/${report}/decide`, decided)
    expect(answer.status).toBe(200)
  }
  for (const job of [remindOfProblems, endUnansweredProblems, countNoShows, closeProblems])
    await job(ctx)
  await cleanProblemPhotos(ctx)
  await warnLapsing(ctx)
  await lapseDeposits(ctx)
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  await settleDue(ctx)
  const ours = asked.filter(({ sql }) => /payments|problems|sandbox_intents/.test(sql))
  const walked = ours.filter(({ sql }) => /^(select|update)/.test(sql))
  expect(walked.length).toBeGreaterThan(20)
  for (const one of walked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})
