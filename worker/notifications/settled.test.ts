/** What is done is not unread any more: notices that asked for what has been answered. */
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { testContext } from '../testing/app.ts'
import { newReview } from '../testing/makers/review-maker.ts'
import { makePair, makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import type { Notification } from './contract.ts'

const { ctx } = testContext()
let pair: Pair
let id: number
beforeEach(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
})

const unread = async ({ browser }: Pair['owner']): Promise<string[]> => {
  const answer = await browser.get('/api/notifications?unread=true')
  return (await answer.json<Notification[]>()).map(({ type }) => type).sort()
}

test('answering a proposal reads its notice; one of another trade stays', async () => {
  await makeProposal(pair)
  expect(await unread(pair.owner)).toEqual(['trade_proposal', 'trade_proposal'])
  await walk(id, [[pair.owner.browser, 'accept']])
  expect(await unread(pair.owner)).toEqual(['trade_proposal'])
  expect(await unread(pair.proposer)).toEqual(['trade_accepted'])
})

test('a proposal that is withdrawn asks its owner for nothing: only that is told', async () => {
  await walk(id, [[pair.proposer.browser, 'withdraw']])
  expect(await unread(pair.owner)).toEqual(['trade_cancelled'])
})

test('what a step brings stays unread, and what it settles does not', async () => {
  const { owner, proposer } = pair
  const meetingDateTime = new Date(ctx.clock.now() + 2 * DAY).toISOString()
  await walk(id, [
    [owner.browser, 'accept'],
    [owner.browser, 'set_meeting_details', { meetingLocation: 'Plaza', meetingDateTime }],
  ])
  expect(await unread(proposer)).toEqual(['meeting_set', 'trade_accepted'])
  await walk(id, [[owner.browser, 'request_cancellation']])
  expect(await unread(proposer)).toContain('meeting_set')
  await walk(id, [[proposer.browser, 'deny_cancellation']])
  expect([await unread(proposer), await unread(owner)]).toEqual([[], ['cancellation_denied']])
  await walk(id, [[owner.browser, 'confirm_delivery']])
  expect([await unread(proposer), await unread(owner)]).toEqual([['delivery_confirmed'], []])
  await walk(id, [[proposer.browser, 'confirm_delivery']])
  expect([await unread(proposer), await unread(owner)]).toEqual([[], ['trade_completed']])
})

test('a review that waited to be written does not wait once it is', async () => {
  const { owner, proposer } = pair
  await walk(id, [
    [owner.browser, 'accept'],
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  await owner.browser.post('/api/reviews', newReview(proposer.id, id))
  expect(await unread(proposer)).toEqual(['review_waiting'])
  await proposer.browser.post('/api/reviews', newReview(owner.id, id))
  // Both are shown now, which is new.
  expect(await unread(proposer)).toEqual(['review_received'])
})
