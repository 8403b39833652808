/** D30: what people write in the chat keeps a trade alive, also for whoever acts late. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { tellDatabase } from '../chat/unread.ts'
import { clock, DAY } from '../http/clock.ts'
import { runCron } from '../http/cron.ts'
import { ORIGIN } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { act, makePair, makeProposal, tradeOf, walk } from '../testing/trade-maker.ts'

afterEach(setClockBack)

async function cron(): Promise<void> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await runCron(env, ORIGIN)
  log.mockRestore()
}

test('a trade that people only talk about is not closed, by cron or by an action', async () => {
  const { owner, proposer } = await makePair()
  const { id } = await makeProposal({ owner, proposer })
  await walk(id, [[owner.browser, 'accept']])
  pass(20 * DAY)
  const told = { user_id: owner.id, unread: 1, number: 1, at: clock.now() }
  await tellDatabase(env, id, told, () => undefined)
  pass(9 * DAY)
  // Their sessions are used, the trade is not.
  for (const { browser } of [owner, proposer]) expect((await tradeOf(browser, id)).id).toBe(id)
  pass(6 * DAY)
  await cron()
  expect((await tradeOf(proposer.browser, id)).status).toBe('accepted')
  expect((await act(proposer.browser, id, 'confirm_delivery')).status).toBe(200)
})

test('30 days after the last message it is closed, by whichever comes first', async () => {
  for (const isByCron of [true, false]) {
    const { owner, proposer } = await makePair()
    const { id } = await makeProposal({ owner, proposer })
    await walk(id, [[owner.browser, 'accept']])
    pass(10 * DAY)
    const told = { user_id: owner.id, unread: 1, number: 1, at: clock.now() }
    await tellDatabase(env, id, told, () => undefined)
    pass(15 * DAY)
    for (const { browser } of [owner, proposer]) expect((await tradeOf(browser, id)).id).toBe(id)
    pass(16 * DAY)
    if (isByCron) await cron()
    else expect((await act(owner.browser, id, 'confirm_delivery')).status).toBe(409)
    expect((await tradeOf(owner.browser, id)).status).toBe('cancelled')
  }
})
