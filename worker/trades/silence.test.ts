/** D30: what people write in the chat keeps a trade alive, also for whoever acts late. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { clock, DAY } from '../http/clock.ts'
import { runCron } from '../serve/cron.ts'
import { ORIGIN } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { act, makePair, makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { tellDatabase } from './room/unread.ts'

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

test('a meeting in another century holds nobody’s items for good', async () => {
  for (const isByCron of [true, false]) {
    const { owner, proposer } = await makePair()
    const { id } = await makeProposal({ owner, proposer })
    await walk(id, [[owner.browser, 'accept']])
    // From before meetings lay within 30 days (D51).
    const far = Date.parse('9999-12-31T12:00:00Z')
    await env.DB.prepare('update trades set meeting_at = ?1, agreed_at = ?1 where id = ?2')
      .bind(far, id)
      .run()
    // Their sessions are used, the trade is not.
    for (let days = 0; days < 96; days += 24) {
      pass(24 * DAY)
      expect((await tradeOf(owner.browser, id)).status).toBe('accepted')
      expect((await tradeOf(proposer.browser, id)).id).toBe(id)
    }
    await cron()
    expect((await tradeOf(owner.browser, id)).status).toBe('accepted')
    pass(2 * DAY)
    if (isByCron) await cron()
    else expect((await act(proposer.browser, id, 'confirm_delivery')).status).toBe(409)
    expect((await tradeOf(owner.browser, id)).status).toBe('cancelled')
  }
})

test('a meeting further off than 30 days is none, nor one behind the year 9999', async () => {
  const pair = await makePair()
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  const far = new Date(clock.now() + 30 * DAY + 60_000).toISOString()
  for (const meetingDateTime of [far, '9999-12-31T23:59:59-23:00']) {
    const meeting = { meetingLocation: 'Plaza', meetingDateTime }
    const answer = await act(pair.owner.browser, id, 'set_meeting_details', meeting)
    expect(answer.status).toBe(422)
  }
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
