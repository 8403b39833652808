/** The code of a hand-over in a trade (D52), on the real app. */
import { beforeEach, expect, test } from 'vitest'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import { WRONG_TRIES_MAX } from './terms.ts'

let pair: Pair
let id: number
beforeEach(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
  await walk(id, [[pair.owner.browser, 'accept']])
})

const codeOf = async (side: 'owner' | 'proposer') => {
  const { handover } = await tradeOf(pair[side].browser, id)
  if (!handover) throw new Error('no code')
  return handover.code
}
const said = async (answer: Response) => [
  answer.status,
  (await answer.json<{ code?: string }>()).code,
]
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('each side has its own from acceptance on, until it is over', async () => {
  const { owner, proposer } = pair
  const fresh = await makeProposal(pair)
  expect(fresh.handover).toBeNull()
  const [mine, theirs] = [
    (await tradeOf(owner.browser, id)).handover,
    (await tradeOf(proposer.browser, id)).handover,
  ]
  expect(mine?.code).toMatch(/^\d{6}$/)
  expect(mine?.proof).not.toBe(theirs?.proof)
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  expect((await tradeOf(owner.browser, id)).handover).toBeNull()
})

test('the other’s code confirms one’s own side and says that they met; the other confirms itself', async () => {
  const { owner, proposer } = pair
  const code = await codeOf('proposer')
  const half = await walk(id, [[owner.browser, 'confirm_delivery', { code }]])
  expect(half).toMatchObject({
    ...{ status: 'in_progress', met: [owner.id] },
    ...{ toUserDeliveryConfirmed: true, fromUserDeliveryConfirmed: false },
  })
  expect(half.events.at(-1)?.details).toMatchObject({ hasMet: true })
  const notices: { type: string }[] = await (
    await proposer.browser.get('/api/notifications')
  ).json()
  expect(notices[0]?.type).toBe('code_entered')
  const done = await walk(id, [
    [proposer.browser, 'confirm_delivery', { code: await codeOf('owner') }],
  ])
  expect(done).toMatchObject({ status: 'completed', met: [proposer.id, owner.id] })
})

test('one’s own code and a wrong one are refused, and after twenty also the right one', async () => {
  const { owner } = pair
  const [own, right] = [await codeOf('owner'), await codeOf('proposer')]
  const confirm = async (code: string) =>
    said(await act(owner.browser, id, 'confirm_delivery', { code }))
  expect(await confirm(own)).toEqual([422, 'handover_code'])
  for (let n = 1; n < WRONG_TRIES_MAX; n += 1) {
    expect(await confirm(wrong(right))).toEqual([422, 'handover_code'])
  }
  expect(await confirm(right)).toEqual([422, 'handover_tries'])
  // The plain confirmation stays.
  expect((await act(owner.browser, id, 'confirm_delivery')).status).toBe(200)
})

test('other terms have other codes', async () => {
  const { owner, proposer } = pair
  const before = await codeOf('proposer')
  await walk(id, [
    [owner.browser, 'propose_change', { requestedAmount: 5_000_000 }],
    [proposer.browser, 'agree_change', { version: 2 }],
  ])
  expect(await codeOf('proposer')).not.toBe(before)
  expect(await said(await act(owner.browser, id, 'confirm_delivery', { code: before }))).toEqual([
    422,
    'handover_code',
  ])
})

test('nobody writes their own code to the other side, in no message and no note', async () => {
  const { owner } = pair
  const code = await codeOf('owner')
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  const content = `Mi código es ${spaced}`
  const sent = await owner.browser.post(`/api/trade-proposals/${id}/messages`, { content })
  expect(await said(sent)).toEqual([422, 'handover_said'])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const meeting = { meetingLocation: 'Plaza', meetingDateTime: tomorrow, meetingNotes: content }
  const set = await act(owner.browser, id, 'set_meeting_details', meeting)
  expect(await said(set)).toEqual([422, 'handover_said'])
  const asked = await act(owner.browser, id, 'request_cancellation', { message: content })
  expect(await said(asked)).toEqual([422, 'handover_said'])
})
