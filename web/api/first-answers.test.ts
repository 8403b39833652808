import { beforeEach, expect, test, vi } from 'vitest'
import { ANSWERS_ID } from './first-view.ts'

const COUNT = '/api/notifications?unread=true'
const ANSWERS = [{ path: COUNT, headers: { 'content-type': 'application/json' }, body: [1] }]

/** As on a page that was just opened: the module begins anew. */
async function open() {
  vi.resetModules()
  document.body.innerHTML = `<script id="${ANSWERS_ID}" type="application/json">${JSON.stringify(ANSWERS)}</script>`
  return await import('./first-answers.ts')
}

beforeEach(() => sessionStorage.clear())

test('what came with the page answers whoever asks first, and only them', async () => {
  const { firstAnswer, hasFirstAnswers } = await open()
  expect(hasFirstAnswers()).toBe(true)
  expect(firstAnswer('/api/auth/user')).toBeUndefined()
  expect(firstAnswer(COUNT, { method: 'POST' })).toBeUndefined()
  expect(await (await firstAnswer(COUNT))?.json()).toEqual([1])
  expect(firstAnswer(COUNT)).toBeUndefined()
  expect(hasFirstAnswers()).toBe(false)
})

test('what came before a change is not what is', async () => {
  const { changing, firstAnswer } = await open()
  expect(await changing(Promise.resolve('done'))).toBe('done')
  expect(firstAnswer(COUNT)).toBeUndefined()
})

test('nor what comes with a page that is opened before the change was answered; the page after it may be believed', async () => {
  const first = await open()
  let fail: (error: Error) => void = () => undefined
  const change = first.changing(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  dispatchEvent(new Event('pagehide'))
  const second = await open()
  expect(second.firstAnswer(COUNT)).toBeUndefined()
  const third = await open()
  expect(third.hasFirstAnswers()).toBe(true)
  fail(new Error('left'))
  await expect(change).rejects.toThrow('left')
})

test('a page that is left after all was answered leaves no word', async () => {
  const first = await open()
  await first.changing(Promise.resolve())
  dispatchEvent(new Event('pagehide'))
  expect((await open()).hasFirstAnswers()).toBe(true)
})

const opened = [
  { path: '/api/auth/user', headers: {}, body: { id: 'ana' } },
  { path: '/api/favorites?ids=1', headers: {}, body: [7] },
]

test('a page that came without any asks for those of every opening at once, and whoever needs one waits for them', async () => {
  document.body.innerHTML = ''
  vi.resetModules()
  const { beginOpening, firstAnswer } = await import('./first-answers.ts')
  beginOpening(Promise.resolve(Response.json(opened)))
  expect(await (await firstAnswer('/api/auth/user'))?.json()).toEqual({ id: 'ana' })
  expect(await firstAnswer('/api/auth/user')).toBeUndefined()
  // Not among them: asked by itself.
  expect(await firstAnswer('/api/notifications?unread=true')).toBeUndefined()
  expect(firstAnswer('/api/items')).toBeUndefined()
})

test.each([
  ['is refused', async () => new Response(null, { status: 503 })],
  ['does not come', async () => Promise.reject(new TypeError('no network'))],
])('where that %s, everyone asks by themselves', async (_how, answer) => {
  document.body.innerHTML = ''
  vi.resetModules()
  const { beginOpening, firstAnswer } = await import('./first-answers.ts')
  beginOpening(answer())
  expect(await firstAnswer('/api/auth/user')).toBeUndefined()
})

test('what is changed while they are on their way makes them old', async () => {
  document.body.innerHTML = ''
  vi.resetModules()
  const { beginOpening, changing, firstAnswer } = await import('./first-answers.ts')
  beginOpening(Promise.resolve(Response.json(opened)))
  const waits = firstAnswer('/api/favorites?ids=1')
  await changing(Promise.resolve())
  expect(await waits).toBeUndefined()
})
