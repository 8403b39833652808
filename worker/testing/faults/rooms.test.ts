/** The room of a trade fails: what goes into it waits, what is only told there goes on without. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ROOM_TIMEOUT_MS } from '../../trades/room/room-client.ts'
import { openSocket } from '../sockets.ts'
import { on } from './ground.ts'
import { emptyBuckets, everythingStored, expectPlain, growthOf } from './stored.ts'
import { FAULTS, type FaultSwitch, faultyRooms, FaultSwitch as Switch } from './switch.ts'
import { walkThrough } from './walk.ts'
import { WRITES } from './writes.ts'

beforeAll(emptyBuckets)
afterEach(() => vi.useRealTimers())
const brokenBy = (by: FaultSwitch) => ({ TRADE_ROOM: faultyRooms(env.TRADE_ROOM, by) })
const named = (touch: 'room' | 'told') =>
  WRITES.filter(({ touches }) => touches.includes(touch)).map(
    (write) => [write.name, write] as const,
  )

test.each(named('room'))('%s', async (_name, write) => {
  const struck = await walkThrough(write, brokenBy)
  // Lost: said at that call. Else only at one that is none of them.
  const { saidAt = 1 } = write
  expect(struck).toEqual({ undone: saidAt + 1, lost: saidAt })
})

test.each(named('told'))('%s goes on without the room, whatever it does', async (_name, write) => {
  for (const fault of FAULTS) {
    const { browser, ask } = await write.world()
    const broken = new Switch(fault)
    const answer = await ask(on(browser, brokenBy(broken)))
    expect([fault, answer.ok, broken.struck]).toEqual([fault, true, 1])
  }
})

test.each(named('room'))(
  '%s is not waited for without end, and then said once',
  async (_name, write) => {
    const { browser, ask, trade } = await write.world()
    const before = await everythingStored(trade)
    const slow = new Switch('slow', (call) => call === (write.saidAt ?? 1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = ask(on(browser, brokenBy(slow)))
    await slow.reached
    await vi.advanceTimersByTimeAsync(ROOM_TIMEOUT_MS - 1)
    expect(await Promise.race([asked, 'waiting'])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expectPlain(await asked)
    // Late, it is said all the same; sent again it is found.
    slow.release()
    await vi.waitFor(async () => {
      expect(growthOf(before, await everythingStored(trade)).messages).toBe(1)
    })
    expect((await ask(browser)).status).toBe(200)
    expect(growthOf(before, await everythingStored(trade)).messages).toBe(1)
  },
)

test('what is read in a room, and its socket, are refused in a plain sentence', async () => {
  const { browser, trade = 0 } =
    (await WRITES.find(({ name }) => name === 'a message')?.world()) ?? {}
  if (!browser) throw new Error('no message')
  for (const fault of ['down', 'error', 'nonsense', 'lost'] as const) {
    const broken = on(browser, brokenBy(new Switch(fault)))
    await expectPlain(await broken.get(`/api/trade-proposals/${trade}/messages`))
    expect([fault, (await openSocket(broken, trade)).status]).toEqual([fault, 503])
    const marked = await broken.post(`/api/trade-proposals/${trade}/read`, { number: 1 })
    if (fault !== 'nonsense') await expectPlain(marked)
  }
})
