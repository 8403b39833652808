/** Whose session is over hears nothing more (D18); whoever is apart hears what a trade needs to be brought to its end (D32). */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newSession } from '../accounts/person/sessions.ts'
import { Browser, testContext } from '../testing/app.ts'
import { block, directionsOf, unblock } from '../testing/blocking.ts'
import { askToLeave, makeKnown } from '../testing/makers/leaver.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { act, makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import { PASSWORD } from '../testing/services/mailbox.ts'
import { openSocket } from '../testing/sockets.ts'

const OVER = 4403
const COME_BACK = 4000

let pair: Pair
let id: number
beforeEach(async () => {
  pair = { owner: await makeKnown(), proposer: await makeKnown({ firstName: 'Beto' }) }
  id = (await makeProposal(pair)).id
  await walk(id, [[pair.owner.browser, 'accept']])
})

async function elsewhere(): Promise<Browser> {
  const browser = new Browser()
  const { token, statement } = await newSession(testContext().ctx, pair.owner.id, 'elsewhere')
  await statement
  browser.cookies.set('__Host-session', token)
  return browser
}
const say = (content: string) =>
  pair.proposer.browser.post(`/api/trade-proposals/${id}/messages`, { content })

async function report(): Promise<void> {
  const admin = await makeAdmin()
  const { browser } = pair.proposer
  const about = { kind: 'person', target: pair.owner.id, reason: 'fake' }
  await browser.post('/api/reports', { ...about, description: 'No existe, es una estafa.' })
  const row = await env.DB.prepare('select max(id) as id from reports').first<{ id: number }>()
  const decided = await admin.browser.post(`/api/admin/reports/${row?.id}/decide`, {
    decision: 'suspend',
    seen: row?.id,
  })
  expect(decided.status).toBe(204)
}

/** What ends the owner's session in this browser. */
const ENDINGS: [string, (own: Browser) => Promise<unknown>][] = [
  ['signing out by a call', (own) => own.post('/api/auth/logout')],
  [
    'signing out by our own link',
    (own) => own.get('/api/auth/logout', { 'sec-fetch-site': 'same-origin' }),
  ],
  [
    'ending all others from another device',
    async () => (await elsewhere()).post('/api/auth/sessions/end-others'),
  ],
  [
    'a new password, set on another device',
    async () =>
      (await elsewhere()).post('/api/auth/change-password', {
        ...{ currentPassword: PASSWORD, newPassword: 'otra-clave-larga-9' },
      }),
  ],
  ['being suspended', report],
  [
    'somebody else signing in in the same browser',
    async (own) => {
      const { email } = await makeKnown()
      const answer = await own.post('/api/auth/login', { email, password: PASSWORD })
      expect(answer.status).toBe(200)
    },
  ],
]

test.each(ENDINGS)('%s closes the socket for good', async (_what, end) => {
  const own = new Browser()
  for (const [name, value] of pair.owner.browser.cookies) own.cookies.set(name, value)
  const { closed, frames } = await openSocket(own, id)
  await end(own)
  expect(await closed).toBe(OVER)
  await say('¿Sigues ahí?')
  expect((await openSocket(pair.owner.browser, id)).status).toBe(401)
  expect(frames.filter(({ type }) => type === 'message')).toEqual([])
})

test('signing in again as the same person in the same browser has its other tabs come back, and hear what follows', async () => {
  const own = await elsewhere()
  const [tab, stays] = [await openSocket(own, id), await openSocket(pair.owner.browser, id)]
  const signedIn = await own.post('/api/auth/login', {
    email: pair.owner.email,
    password: PASSWORD,
  })
  expect(signedIn.status).toBe(200)
  expect(await tab.closed).toBe(COME_BACK)
  const again = await openSocket(own, id)
  expect(again.status).toBe(101)
  await say('¿Sigues ahí?')
  const heard = [{ type: 'message', message: { content: '¿Sigues ahí?' } }]
  await vi.waitFor(() => expect(again.frames).toMatchObject(heard))
  // Another device has nothing to do with it.
  await vi.waitFor(() => expect(stays.frames).toMatchObject(heard))
  expect(tab.frames).toEqual([])
})

test('who asks to be deleted hears nothing more', async () => {
  await walk(id, [
    [pair.owner.browser, 'confirm_delivery'],
    [pair.proposer.browser, 'confirm_delivery'],
  ])
  const { status, closed } = await openSocket(pair.owner.browser, id)
  expect(status).toBe(101)
  expect((await askToLeave(pair.owner.browser)).status).toBe(200)
  expect(await closed).toBe(OVER)
})

test('ending one of three sessions, by its name or by signing out, leaves the others’ sockets open', async () => {
  const [named, leaving] = [await elsewhere(), await elsewhere()]
  const stays = await openSocket(pair.owner.browser, id)
  const [first, second] = [await openSocket(named, id), await openSocket(leaving, id)]
  const sessions: { id: string; current: boolean }[] = await (
    await named.get('/api/auth/sessions')
  ).json()
  const its = sessions.find(({ current }) => current)
  await pair.owner.browser.send('DELETE', `/api/auth/sessions/${its?.id}`)
  expect(await first.closed).toBe(OVER)
  await leaving.post('/api/auth/logout')
  expect(await second.closed).toBe(OVER)
  await say('sigue')
  await vi.waitFor(() => expect(stays.frames).toMatchObject([{ type: 'message' }]))
})

describe.each(directionsOf(() => pair))('where %s', (_who, begin) => {
  test('both come back apart: the trade’s steps are heard, words and signs of life are not', async () => {
    const before = [
      await openSocket(pair.owner.browser, id),
      await openSocket(pair.proposer.browser, id),
    ]
    await begin()
    for (const { closed } of before) expect(await closed).toBe(COME_BACK)
    const mine = await openSocket(pair.owner.browser, id)
    const other = await openSocket(pair.proposer.browser, id)
    expect([mine.status, other.status]).toEqual([101, 101])
    // How far the other has read is nothing that one hears any more.
    for (const [{ here }, { id: own }] of [
      [mine, pair.owner],
      [other, pair.proposer],
    ] as const) {
      await vi.waitFor(() => expect(here).toHaveLength(1))
      const others = expect.not.objectContaining({ userId: own })
      expect(here).toEqual([
        expect.objectContaining({ reads: expect.not.arrayContaining([others]) }),
      ])
    }
    mine.socket?.send('{"type":"typing"}')
    mine.socket?.send('{"type":"read","number":1}')
    expect((await say('¿Por qué?')).status).toBe(409)
    expect((await act(pair.owner.browser, id, 'confirm_delivery')).status).toBe(200)
    await vi.waitFor(() => expect(other.frames).toContainEqual({ type: 'trade' }))
    expect((await act(pair.proposer.browser, id, 'confirm_delivery')).status).toBe(200)
    await vi.waitFor(() => expect(mine.frames).toHaveLength(2))
    expect([...mine.frames, ...other.frames]).toEqual(Array(4).fill({ type: 'trade' }))
  })
})

test('once unblocked both come back together, and hear each other again', async () => {
  await block(pair.owner, pair.proposer)
  const apart = await openSocket(pair.owner.browser, id)
  await unblock(pair.owner, pair.proposer)
  expect(await apart.closed).toBe(COME_BACK)
  const { frames } = await openSocket(pair.owner.browser, id)
  const { socket } = await openSocket(pair.proposer.browser, id)
  socket?.send('{"type":"typing"}')
  await vi.waitFor(() => expect(frames).toEqual([{ type: 'typing', userId: pair.proposer.id }]))
})
