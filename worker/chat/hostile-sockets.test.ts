/** What nobody of good will says in a socket, and who does not get one. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { SECOND } from '../http/clock.ts'
import { Browser, ORIGIN } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import { openSocket } from '../testing/sockets.ts'
import { FRAME_MAX, FRAMES_MAX, FRAMES_MS, SOCKETS_MAX } from './terms.ts'

const TOO_BIG = 1009
const MISUSED = 1008
const CROWDED = 4429
const FLOOD = 1_000

afterAll(setClockBack)

let pair: Pair
let id: number
beforeAll(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
  await walk(id, [[pair.owner.browser, 'accept']])
})

const say = (browser: Browser, content: string) =>
  browser.post(`/api/trade-proposals/${id}/messages`, { content })

/** Both ends, once each hears the other. */
async function both() {
  const [mine, other] = [
    await openSocket(pair.owner.browser, id),
    await openSocket(pair.proposer.browser, id),
  ]
  expect([mine.status, other.status]).toEqual([101, 101])
  return { mine, other }
}

describe('frames', () => {
  const JUNK: [string, string | ArrayBuffer][] = [
    ['nothing', ''],
    ['broken JSON', '{"type":'],
    ['a list', '[{"type":"typing"}]'],
    ['no object', '"typing"'],
    ['a type that is no text', '{"type":{"toString":"typing"}}'],
    ['somebody’s prototype', '{"__proto__":{"type":"typing"}}'],
    ['a number that is none', '{"type":"read","number":"1"}'],
    ['a number below all', '{"type":"read","number":-1}'],
    ['a number beyond all', '{"type":"read","number":1e999}'],
    ['half a number', '{"type":"read","number":0.5}'],
    ['nests', `${'['.repeat(4_000)}${']'.repeat(4_000)}`],
    ['bytes', Uint8Array.of(0, 255, 254).buffer],
    ['bytes that read as a frame', new TextEncoder().encode('{"type":"typing"}').buffer],
    ['the longest that is read', 'x'.repeat(FRAME_MAX)],
  ]

  test.each(JUNK)(
    '%s: closed, nothing is said of it, and the other side stays',
    async (_what, frame) => {
      const { mine, other } = await both()
      mine.socket?.send(frame)
      mine.socket?.send('{"type":"typing"}')
      expect(await mine.closed).toBe(MISUSED)
      await say(pair.owner.browser, 'sigue')
      await vi.waitFor(() => expect(other.frames).toHaveLength(1))
      expect(other.frames[0]).toMatchObject({ type: 'message' })
      other.socket?.close()
    },
  )

  const OF_ANOTHER_RELEASE: [string, string][] = [
    ['an unknown type', '{"type":"message","content":"hola"}'],
    ['the words of the server', '{"type":"trade"}'],
  ]

  test.each(OF_ANOTHER_RELEASE)('%s: ignored, and the socket goes on', async (_what, frame) => {
    const { mine, other } = await both()
    // The one of the test before is over.
    pass(SECOND)
    mine.socket?.send(frame)
    mine.socket?.send('{"type":"typing"}')
    await vi.waitFor(() =>
      expect(other.frames).toEqual([{ type: 'typing', userId: pair.owner.id }]),
    )
    expect(mine.frames).toEqual([])
    mine.socket?.close()
    other.socket?.close()
  })

  const LONG: [string, string | ArrayBuffer][] = [
    ['9 KB of text', 'x'.repeat(9 * 1024)],
    ['9 KB of JSON', JSON.stringify({ type: 'typing', more: 'x'.repeat(9 * 1024) })],
    ['few letters of many bytes', '😀'.repeat(FRAME_MAX / 4 + 1)],
    ['9 KB of bytes', new ArrayBuffer(9 * 1024)],
    ['1 MB of text', 'x'.repeat(1024 * 1024)],
    ['1 MB of JSON', `[${'1,'.repeat(512 * 1024)}1]`],
    ['1 MB of bytes', new ArrayBuffer(1024 * 1024)],
  ]

  test.each(LONG)('%s: closed before it is parsed, the other side stays', async (_what, frame) => {
    const { mine, other } = await both()
    const parse = vi.spyOn(JSON, 'parse')
    mine.socket?.send(frame)
    expect(await mine.closed).toBe(TOO_BIG)
    const text = typeof frame === 'string' ? frame : new TextDecoder().decode(frame)
    expect(parse.mock.calls.some(([parsed]) => parsed === text)).toBe(false)
    parse.mockRestore()
    await say(pair.owner.browser, 'sigue')
    await vi.waitFor(() => expect(other.frames).toHaveLength(1))
    expect(other.frames[0]).toMatchObject({ type: 'message' })
    other.socket?.close()
  })
})

describe('floods', () => {
  const FRAMES: [string, string][] = [
    ['typing', '{"type":"typing"}'],
    ['no frames', '{"type":"no"}'],
    ['read marks', '{"type":"read","number":1}'],
  ]

  test.each(FRAMES)(
    '1,000 %s end that socket, lose no message and stop nobody',
    async (_what, frame) => {
      const flooding = await openSocket(pair.owner.browser, id)
      const other = await openSocket(pair.proposer.browser, id)
      const heard: unknown[] = []
      other.socket?.addEventListener('message', ({ data }) => {
        const { type, message } = JSON.parse(String(data))
        if (type === 'message') heard.push(message.content)
      })
      for (let n = 0; n < FLOOD; n += 1) flooding.socket?.send(frame)
      const answers = await Promise.all(
        ['uno', 'dos'].map((text) => say(pair.proposer.browser, text)),
      )
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      await vi.waitFor(() => expect(heard.toSorted()).toEqual(['dos', 'uno']), { timeout: 10_000 })
      expect(await flooding.closed).toBe(MISUSED)
      other.socket?.close()
    },
  )

  test('1,000 pings are the platform’s to answer, and end nothing', async () => {
    const mine = await openSocket(pair.owner.browser, id)
    for (let n = 0; n < FLOOD; n += 1) mine.socket?.send('ping')
    await say(pair.proposer.browser, 'sigue')
    await vi.waitFor(() => expect(mine.frames).toHaveLength(1), { timeout: 10_000 })
    mine.socket?.close()
  })

  test('the fiftieth frame of ten seconds is heard, the next ends the socket; later on there are fifty more', async () => {
    const { mine, other } = await both()
    const unknown = (times: number) => {
      for (let n = 0; n < times; n += 1) mine.socket?.send('{"type":"later"}')
    }
    unknown(FRAMES_MAX - 1)
    mine.socket?.send('{"type":"typing"}')
    await vi.waitFor(() => expect(other.frames).toHaveLength(1))
    pass(FRAMES_MS)
    unknown(FRAMES_MAX - 1)
    mine.socket?.send('{"type":"typing"}')
    await vi.waitFor(() => expect(other.frames).toHaveLength(2))
    unknown(1)
    expect(await mine.closed).toBe(MISUSED)
    other.socket?.close()
  })

  test('a person has five sockets in a trade: with each more the oldest goes; the other side has its own', async () => {
    const other = await openSocket(pair.proposer.browser, id)
    const all = []
    for (let n = 0; n < SOCKETS_MAX + 2; n += 1) {
      pass(SECOND)
      all.push(await openSocket(pair.owner.browser, id))
    }
    expect(await Promise.all(all.slice(0, 2).map(({ closed }) => closed))).toEqual([
      CROWDED,
      CROWDED,
    ])
    const left = [...all.slice(2), other]
    await say(pair.proposer.browser, 'a todos')
    await vi.waitFor(() => expect(left.every(({ frames }) => frames.length === 1)).toBe(true))
    for (const { socket } of left) socket?.close()
  })
})

describe('who gets none', () => {
  const refused = async (asked: Promise<{ status: number; socket: unknown }>) => {
    const { status, socket } = await asked
    expect(socket ?? null).toBeNull()
    return status
  }

  test('a page of somebody else, whatever cookie it sends', async () => {
    const { browser } = pair.owner
    const origins = [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'nonsense',
      '',
    ]
    for (const origin of [...origins, null]) {
      expect([origin, await refused(openSocket(browser, id, { origin }))]).toEqual([origin, 403])
    }
  })

  test('nobody without a session, nor with one that is invented', async () => {
    const invented = new Browser()
    invented.cookies.set('__Host-session', 'x'.repeat(43))
    for (const browser of [new Browser(), invented]) {
      expect(await refused(openSocket(browser, id))).toBe(401)
    }
  })

  test('nobody for somebody else’s trade, nor for one that is none', async () => {
    const { browser } = await makeAccount()
    expect(await refused(openSocket(browser, id))).toBe(404)
    for (const odd of [
      '',
      '?trade=',
      '?trade=0',
      '?trade=-1',
      '?trade=1e3',
      '?trade=%00',
      '?trade=x',
    ]) {
      expect(await refused(openSocket(pair.owner.browser, id, { path: `/ws${odd}` }))).toBe(404)
    }
  })

  test('no call that is no upgrade', async () => {
    const cookie = [...pair.owner.browser.cookies].map((pair) => pair.join('=')).join('; ')
    for (const upgrade of ['h2c', 'websocket, h2c', '']) {
      const headers = { cookie, origin: ORIGIN, ...(upgrade && { upgrade }) }
      const request = new Request(`${ORIGIN}/ws?trade=${id}`, { headers })
      const answer = await app.fetch(request, pair.owner.browser.env)
      expect([upgrade, answer.status]).toEqual([upgrade, 404])
    }
  })
})
