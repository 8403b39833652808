/** One name for a request: in its log lines, in its answer's header and, where we failed, in its answer. */
import { expect, test, vi } from 'vitest'
import { Browser } from '../testing/app.ts'
import { random } from './random.ts'
import { requestIdOf } from './request-id.ts'

const OWN = /^[0-9A-HJKMNP-TV-Z]{8}$/
const RAY = '9a1b2c3d4e5f6071'

async function logged(request: () => Promise<Response>) {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const answer = await request()
  const lines = spy.mock.calls.map(([line]) => JSON.parse(String(line)))
  spy.mockRestore()
  return { answer, lines, id: answer.headers.get('x-request-id') }
}

test('the network’s own name is taken where it is one, else a short one of ours', () => {
  expect(requestIdOf(`${RAY}-GRU`, random)).toBe(RAY)
  expect(requestIdOf(RAY, random)).toBe(RAY)
  const forged = ['', RAY.slice(1), `${RAY}0`, RAY.toUpperCase(), `${RAY}-gru`, `${RAY}\n"x"`]
  for (const ray of [undefined, ...forged]) expect(requestIdOf(ray, random)).toMatch(OWN)
  expect(new Set(Array.from({ length: 50 }, () => requestIdOf(undefined, random))).size).toBe(50)
})

test.each([
  ['a call', '/api/categories', 200],
  ['a page', '/landing', 200],
  ['a photo that is not there', '/img/items/1/nothing.jpg', 404],
  ['a refusal', '/api/auth/sessions', 401],
  ['what is no path', '/api/nothing', 404],
])('%s has it in its log line and its header', async (_what, path, status) => {
  const { ASSETS } = await import('../testing/assets.ts')
  const { answer, lines, id } = await logged(() => new Browser({ ASSETS }).get(path))
  expect(answer.status).toBe(status)
  expect(id).toMatch(OWN)
  expect(lines.filter(({ event }) => event === 'request')).toMatchObject([{ id, status }])
  if (status >= 400) expect(await answer.text()).not.toContain(id)
})

test('what failed says it in its answer, and the line of the cause has it too', async () => {
  const broken = new Browser({ DATABASE_URL: 'http://127.0.0.1:9' })
  const headers = { 'cf-ray': `${RAY}-EZE` }
  const { answer, lines } = await logged(() => broken.get('/api/items?limit=3', headers))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('x-request-id')).toBe(RAY)
  expect(await answer.json()).toEqual({
    ...{ code: 'service_down', requestId: RAY },
    message: expect.any(String),
  })
  expect(lines).toMatchObject([
    { event: 'failure', id: RAY },
    { event: 'request', id: RAY, status: 503 },
  ])
})

test('so does what is not configured, before anything else is there', async () => {
  const { answer, id } = await logged(() =>
    new Browser({ ENVIRONMENT: 'production', SECRET_KEY: '' }).get('/api/categories'),
  )
  expect(answer.status).toBe(503)
  expect(id).toMatch(OWN)
  expect(await answer.json()).toMatchObject({ code: 'not_configured', requestId: id })
  const { answer: unavailable, id: other } = await logged(() => new Browser().get('/api/push/key'))
  expect(unavailable.status).toBe(503)
  expect(await unavailable.json()).toMatchObject({ requestId: other })
})
