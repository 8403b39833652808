/** What happens to a device's pushes by itself: at each page, at signing out, when somebody else comes. */
import '#web/app/start/features.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { ANA } from '#web/app/testing.tsx'
import { setDevicePerson } from '#web/pwa/store/device-person.ts'
import { followPerson } from '#web/pwa/store/follow-person.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { keepPush } from './keep-push.ts'
import { knownDevice, setKnownDevice } from './known-device.ts'
import { dropPush, tellLeaving } from './leave-push.ts'
import { listenToPushes } from './listen.ts'
import { unreadQuery } from './queries.ts'
import * as t from './testing.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const { HERE } = t
const known = (endpoint = HERE, userId = ANA.id) => setKnownDevice({ userId, endpoint })

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  t.noPushes()
  document.body.replaceChildren()
})

test('an address that stayed, and that the server knows, is not told again', async () => {
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known()
  const { named } = t.notificationsServer([])
  await keepPush(ANA.id)
  expect([named(t.SUBSCRIBED).length, named(t.SUBSCRIBE)]).toEqual([1, []])
})

test('one that the server has lost is told again', async () => {
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known()
  const { named, devices } = t.notificationsServer([])
  devices.clear()
  await keepPush(ANA.id)
  expect(named(t.SUBSCRIBE)[0]?.body).toMatchObject({ endpoint: HERE })
  expect([...devices]).toEqual([HERE])
})

test('one that the browser changed is told, with the one that it stands for', async () => {
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known('https://push.example/old')
  const { named } = t.notificationsServer([])
  await keepPush(ANA.id)
  expect(named(t.SUBSCRIBE)[0]?.body).toMatchObject({
    endpoint: HERE,
    replaces: 'https://push.example/old',
  })
  expect(knownDevice()).toEqual({ userId: ANA.id, endpoint: HERE })
})

test('without an answer the next page tells it', async () => {
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known('https://push.example/old')
  const { answers } = t.notificationsServer([])
  answers[t.SUBSCRIBE] = 'no network'
  await expect(keepPush(ANA.id)).rejects.toMatchObject({ status: 0 })
  expect(knownDevice()?.endpoint).toBe('https://push.example/old')
})

test('one that the browser took is asked for again while it is allowed', async () => {
  const { subscribe } = t.stubPushes(null, { permission: 'granted' })
  known('https://push.example/old')
  const { named } = t.notificationsServer([])
  await keepPush(ANA.id)
  expect(subscribe).toHaveBeenCalledOnce()
  expect(named(t.SUBSCRIBE)[0]?.body).toMatchObject({ replaces: 'https://push.example/old' })
})

test('once it is not allowed any more the server is told, and nobody is asked', async () => {
  const { subscribe, requestPermission } = t.stubPushes(null, { permission: 'denied' })
  known('https://push.example/old')
  const { named } = t.notificationsServer([])
  await keepPush(ANA.id)
  expect(named(t.UNSUBSCRIBE)[0]?.body).toEqual({ endpoint: 'https://push.example/old' })
  expect(knownDevice()).toBeNull()
  expect(subscribe.mock.calls.length + requestPermission.mock.calls.length).toBe(0)
})

test.each([
  ['somebody else', () => known(HERE, 'beto')],
  ['nobody who is known', () => undefined],
])('case 24: pushes for %s end when Ana is here', async (_whose, before) => {
  const { state, close } = t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  before()
  const { calls } = t.notificationsServer([])
  await keepPush(ANA.id)
  expect(state.subscription).toBeNull()
  expect(close).toHaveBeenCalledOnce()
  expect([calls, knownDevice()]).toEqual([[], null])
})

test('case 24: pushes end with the session, wherever it was ended', async () => {
  const { state } = t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known()
  setDevicePerson(ANA.id)
  const client = newQueryClient()
  const stop = followPerson(client, () => undefined)
  client.setQueryData(currentUserQuery.queryKey, null)
  await waitFor(() => expect(state.subscription).toBeNull())
  stop()
})

test('signing out tells the server first, and then the browser', async () => {
  const { state, close } = t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known()
  const { named } = t.notificationsServer([])
  await tellLeaving()
  expect(named(t.UNSUBSCRIBE)[0]?.body).toEqual({ endpoint: HERE })
  expect(state.subscription).not.toBeNull()
  await dropPush()
  expect([state.subscription, knownDevice()]).toEqual([null, null])
  // What was shown of theirs is gone as well.
  expect(close).toHaveBeenCalledOnce()
})

test('a sign-out that failed keeps the pushes', async () => {
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  known()
  const { named } = t.notificationsServer([])
  const stay = await tellLeaving()
  await stay()
  expect(named(t.SUBSCRIBE)[0]?.body).toMatchObject({ endpoint: HERE })
})

test('a device without pushes, a refusal and a browser without any hold nobody up', async () => {
  const { answers, calls } = t.notificationsServer([])
  await (await tellLeaving())()
  await dropPush()
  await keepPush(ANA.id)
  expect(calls).toEqual([])
  known()
  answers[t.UNSUBSCRIBE] = refusal(500, 'unexpected', 'x')
  await tellLeaving()
})

/** What the service worker tells this page; answers what the page said to it. */
function tell(container: EventTarget, data: unknown): unknown[] {
  const answers: unknown[] = []
  const port = { postMessage: (answer: unknown) => answers.push(answer) }
  container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
  return answers
}

function listening() {
  const { container } = t.stubPushes(null)
  const server = t.notificationsServer([])
  const client = newQueryClient()
  listenToPushes(client)
  return { container, client, server }
}

test('a push makes the count old', async () => {
  const { container, client } = listening()
  const { queryKey } = unreadQuery(ANA.id)
  client.setQueryData(queryKey, [1])
  expect(tell(container, { type: 'something else' })).toEqual([])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  tell(container, { type: 'push' })
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a pressed notification leads there', () => {
  const { container } = listening()
  expect(tell(container, { type: 'open', path: '/trades/12' })).toEqual([true])
  expect(location.pathname).toBe('/trades/12')
})

test('what is half typed is not left behind, and where one is one stays', () => {
  const { container } = listening()
  document.body.innerHTML = '<form><textarea>Hola</textarea></form>'
  expect(tell(container, { type: 'open', path: '/trades/12' })).toEqual([false])
  expect(location.pathname).toBe('/')
  expect(tell(container, { type: 'open', path: '/' })).toEqual([true])
})

test('a message leads to its chat on the page that is open already, with something half typed in it too', () => {
  const { container } = listening()
  history.pushState({ place: 1 }, '', '/trades/12')
  const entries = history.length
  document.body.innerHTML = '<form><textarea>Hola</textarea></form>'
  expect(tell(container, { type: 'open', path: '/trades/12#chat' })).toEqual([true])
  expect(location.pathname + location.hash).toBe('/trades/12#chat')
  expect([history.length, history.state]).toEqual([entries, { place: 1 }])
})

test.each(['https://elsewhere.example/', '//elsewhere.example', 5])(
  'nothing leads to %s',
  (path) => {
    const { container } = listening()
    expect(tell(container, { type: 'open', path })).toEqual([])
    expect(location.pathname).toBe('/')
  },
)
