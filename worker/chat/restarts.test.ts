/** A room that is restarted while people write loses, doubles and reorders nothing. */
import {
  abortAllDurableObjects,
  env,
  evictDurableObject,
  runInDurableObject,
} from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { on } from '../testing/faults/ground.ts'
import { FaultSwitch, faultyRooms } from '../testing/faults/switch.ts'
import { hear, makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import type { ChatMessage } from './contract.ts'

const BURST = 100

type Stub = Parameters<typeof evictDurableObject>[0]
const roomOf = (id: number) =>
  env.TRADE_ROOM.get(env.TRADE_ROOM.idFromName(String(id))) as unknown as Stub

/** In good order, with all others, and by itself in the middle of what it does. One that is just gone cannot be evicted. */
const CUTS: ((room: Stub) => Promise<unknown>)[] = [
  (room) => evictDurableObject(room),
  () => abortAllDurableObjects(),
  (room) => runInDurableObject(room, (_, state) => state.abort('restarted')).catch(() => null),
]
const EVERY = 12
/** What is sent again is counted too: without an end nobody would come through. */
const CUTS_MAX = 6

test('100 messages at once, the room cut off again and again: each is there once, in order', async () => {
  const { owner, proposer } = await makePair()
  const { id } = await makeProposal({ owner, proposer })
  await walk(id, [[owner.browser, 'accept']])
  const path = `/api/trade-proposals/${id}/messages`
  const failed: number[] = []
  const acknowledged = new Map<string, number>()

  /** As the app does: the same clientId, until it is answered. */
  async function say(browser: Browser, content: string): Promise<void> {
    const clientId = crypto.randomUUID()
    for (;;) {
      const answer = await browser.post(path, { content, clientId })
      if (answer.ok) {
        acknowledged.set(clientId, (await answer.json<ChatMessage>()).id)
        return
      }
      expect(answer.status).toBe(503)
      failed.push(answer.status)
    }
  }

  const cuts: Promise<unknown>[] = []
  // Breaks nothing: it counts what goes to the room, and every so many calls the room is cut off.
  const counting = new FaultSwitch('down', (call) => {
    if (call % EVERY === 0 && cuts.length < CUTS_MAX)
      cuts.push(CUTS[cuts.length % CUTS.length]?.(roomOf(id)) ?? Promise.resolve())
    return false
  })
  const rooms = { TRADE_ROOM: faultyRooms(env.TRADE_ROOM, counting) }
  const both = [owner, proposer].map(({ browser }) => on(browser, rooms))
  const burst = Array.from({ length: BURST }, (_, n) =>
    say(both[n % 2] ?? owner.browser, `mensaje ${n}`),
  )
  await Promise.all(burst)
  const ended = (await Promise.allSettled(cuts)).filter(({ status }) => status === 'fulfilled')
  expect(ended.length).toBeGreaterThanOrEqual(4)
  expect(failed.length).toBeGreaterThan(0)

  const all: ChatMessage[] = await (await owner.browser.get(`${path}?after=0`)).json()
  expect(all.map((message) => message.id)).toEqual(Array.from({ length: BURST }, (_, n) => n + 1))
  expect(new Set(all.map(({ content }) => content)).size).toBe(BURST)
  // What was acknowledged has the number that was told.
  expect(new Map(all.map((message) => [message.clientId, message.id]))).toEqual(acknowledged)

  await hear(id)
  const rowsOf = async (sql: string) =>
    (await env.DB.prepare(sql).bind(id).all<Record<string, unknown>>()).results
  await vi.waitFor(async () => {
    const waiting = await runInDurableObject(roomOf(id), (_, { storage }) =>
      storage.sql.exec('select * from announcements').toArray(),
    )
    expect(waiting).toEqual([])
  })
  const unread = await rowsOf('select user_id, count from trade_unread where trade_id = ?')
  expect(unread).toHaveLength(2)
  expect(unread.every(({ count }) => Number(count) > 0)).toBe(true)
  const told = await rowsOf(
    "select user_id from notifications where trade_id = ? and type = 'new_message'",
  )
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([owner.id, proposer.id].sort())
})
