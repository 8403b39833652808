import { expect, test } from 'vitest'
import {
  mayPushTo,
  pathOf,
  pushOutcome,
  pushWaitAfter,
  SWITCH_OF,
  settingsFrom,
  switchesFrom,
  tagOf,
  urgencyOf,
  wantsPush,
} from './rules.ts'
import { NOTIFICATION_TYPES, SWITCHES, type Switches } from './terms.ts'

/** Every combination of them. */
const ALL: Switches[] = Array.from(
  { length: 2 ** SWITCHES.length },
  (_, bits) =>
    Object.fromEntries(SWITCHES.map((name, n) => [name, Boolean(bits & (1 << n))])) as Switches,
)

test('each type is covered by one switch or by none, and by the one for all pushes', () => {
  expect(Object.keys(SWITCH_OF).sort()).toEqual([...NOTIFICATION_TYPES].sort())
  const covering = new Set(Object.values(SWITCH_OF).filter((name) => name !== null))
  expect([...covering, 'pushNotifications'].sort()).toEqual([...SWITCHES].sort())
  for (const switches of ALL) {
    for (const type of NOTIFICATION_TYPES) {
      const own = SWITCH_OF[type]
      const wanted = switches.pushNotifications && (own === null || switches[own])
      expect(wantsPush(switches, type)).toBe(wanted)
    }
  }
})

test('both screens read the same switches: updates are both, completions are completed', () => {
  for (const switches of ALL) {
    const read = settingsFrom(switches)
    expect(read).toMatchObject(switches)
    expect(read.tradeUpdates).toBe(switches.tradeAccepted && switches.tradeRejected)
    expect(read.tradeCompletions).toBe(switches.tradeCompleted)
    // What one screen reads, either may send back whole.
    expect(switchesFrom(read)).toEqual(switches)
  }
})

test('what is not named is not changed, and the narrow name wins', () => {
  expect(switchesFrom({})).toEqual({})
  expect(switchesFrom({ newMessages: false })).toEqual({ newMessages: false })
  expect(switchesFrom({ tradeUpdates: false })).toEqual({
    tradeAccepted: false,
    tradeRejected: false,
  })
  expect(switchesFrom({ tradeUpdates: false, tradeAccepted: true })).toEqual({
    tradeAccepted: true,
    tradeRejected: false,
  })
  expect(switchesFrom({ tradeCompletions: false })).toEqual({ tradeCompleted: false })
})

test('a click leads to the trade, a message to its chat', () => {
  expect(pathOf('trade_accepted', 7)).toBe('/trades/7')
  expect(pathOf('new_message', 7)).toBe('/trades/7#chat')
  expect(pathOf('new_message', null)).toBe('/trades')
  expect(pathOf('review_waiting', 7)).toBe('/trades/7')
  expect(pathOf('review_received', 7)).toBe('/reviews')
  expect(pathOf('verification_rejected', null)).toBe('/verification')
  expect(pathOf('badge_granted', null)).toBe('/verification')
  expect(pathOf('interest_told', null)).toBe('/matches')
  expect(pathOf('interest_mutual', null)).toBe('/matches')
})

test('a tag fits into the header that it travels in, and tells kinds and trades apart', () => {
  const tags = NOTIFICATION_TYPES.flatMap((type) =>
    [7, 999_999_999].map((id) => tagOf(type, id, 1)),
  )
  expect(new Set(tags).size).toBe(tags.length)
  for (const tag of tags) expect(tag).toMatch(/^[\w-]{1,32}$/)
  for (const type of NOTIFICATION_TYPES) expect(urgencyOf(type)).toMatch(/^(low|normal|high)$/)
})

test('what a push service answers decides about the device', () => {
  const of = (outcome: string) =>
    [0, 200, 201, 204, 301, 307, 400, 401, 403, 404, 408, 410, 413, 429, 500, 502, 503].filter(
      (status) => pushOutcome(status) === outcome,
    )
  expect(of('sent')).toEqual([200, 201, 204])
  expect(of('gone')).toEqual([404, 410])
  expect(of('retry')).toEqual([0, 408, 429, 500, 502, 503])
  expect(of('refused')).toEqual([301, 307, 400, 401, 403, 413])
  expect([1, 2, 3, 4, 5].map((n) => pushWaitAfter(n) / 60_000)).toEqual([1, 4, 16, 64, 256])
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGk',
  'https://wns2-by3p.notify.windows.com/w/?token=BQ',
])('pushes go to %s', (endpoint) => {
  for (const isLocal of [true, false]) expect(mayPushTo(endpoint, isLocal)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://push.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://notpush.apple.com/x',
  'https://notify.windows.com/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://10.0.0.1/x',
  'https://0xa.1/x',
  'https://167772161/x',
  'https://[fd00::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://router/x',
  'https://db.internal/x',
  'https://printer.local./x',
  'https://user:secret@push.example/x',
  'https://push.example:8443/x',
  'ftp://push.example/x',
  'javascript:alert(1)',
  'push.example',
  '',
])('pushes never go to %j', (endpoint) => {
  for (const isLocal of [true, false]) expect(mayPushTo(endpoint, isLocal)).toBe(false)
})

test.each(['http://localhost:9/x', 'http://127.0.0.1:9/x', 'https://localhost/x'])(
  'only local mode pushes to %s',
  (endpoint) => {
    expect([true, false].map((isLocal) => mayPushTo(endpoint, isLocal))).toEqual([true, false])
  },
)
