/** That somebody types is heard by the other side, however often it is said no more than once a second. */
import { afterAll, expect, test, vi } from 'vitest'
import { SECOND } from '../http/clock.ts'
import type { Browser } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { openSocket } from '../testing/sockets.ts'
import { FRAMES_MAX } from './terms.ts'

const TYPING = '{"type":"typing"}'
/** Just under what ends a socket. */
const FLOOD = FRAMES_MAX - 10

afterAll(setClockBack)

test('typing is passed on once a second and side, from however many sockets, and as often as it may be said', async () => {
  const pair = await makePair()
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  const open = (browser: Browser) => openSocket(browser, id)
  const [mine, second] = [await open(pair.owner.browser), await open(pair.owner.browser)]
  const other = await open(pair.proposer.browser)
  for (const content of ['uno', 'dos', 'tres']) {
    await pair.proposer.browser.post(`/api/trade-proposals/${id}/messages`, { content })
  }
  let number = 0
  /** Until the room has heard all that was said in this socket. */
  const isHeard = async ({ socket }: typeof mine) => {
    number += 1
    const read = { type: 'read', number }
    socket?.send(JSON.stringify(read))
    await vi.waitFor(() => expect(other.frames).toContainEqual({ ...read, userId: pair.owner.id }))
  }
  const told = () => other.frames.filter(({ type }) => type === 'typing').length

  const began = performance.now()
  const seconds = () => Math.floor((performance.now() - began) / SECOND)

  for (let n = 0; n < FLOOD; n += 1) for (const { socket } of [mine, second]) socket?.send(TYPING)
  await isHeard(mine)
  await isHeard(second)
  const first = told()
  expect(first).toBeGreaterThanOrEqual(1)
  // One more for each second, should this machine have needed so long.
  expect(first).toBeLessThanOrEqual(1 + seconds())

  pass(SECOND)
  second.socket?.send(TYPING)
  await isHeard(second)
  expect(told()).toBe(first + 1)

  mine.frames.splice(0)
  other.socket?.send(TYPING)
  await vi.waitFor(() =>
    expect(mine.frames).toEqual([{ type: 'typing', userId: pair.proposer.id }]),
  )
})
