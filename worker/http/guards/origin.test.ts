import { expect, test } from 'vitest'
import { app } from '../../app.ts'
import { Browser, ORIGIN } from '../../testing/app.ts'
import { isSameOrigin } from './origin.ts'

const asked = (headers: Record<string, string>) =>
  isSameOrigin(new Request(`${ORIGIN}/api/items`, { method: 'POST', headers }))

test.each([
  [{ origin: ORIGIN }, true],
  [{ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: `${ORIGIN}.evil.example` }, false],
  [{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: ORIGIN, 'sec-fetch-site': 'same-site' }, false],
  [{}, false],
])('a write with %o counts as our own: %s', (headers, expected) => {
  expect(asked(headers as Record<string, string>)).toBe(expected)
})

test('a write from another site is refused before anything else', async () => {
  const answer = await new Browser().post('/api/auth/login', {}, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'foreign_origin' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'a body of type %s cannot write: a foreign form could send it without asking',
  async (type) => {
    const { env } = new Browser()
    const headers = { origin: ORIGIN, 'content-type': type }
    const request = new Request(`${ORIGIN}/api/auth/login`, { method: 'POST', headers, body: '{}' })
    const answer = await app.fetch(request, env)
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ code: 'wrong_type' })
  },
)

test('unknown paths of the API are 404 in JSON, in the language that was chosen', async () => {
  const browser = new Browser()
  const spanish = await browser.get('/api/nothing-here')
  expect(spanish.status).toBe(404)
  expect(await spanish.json()).toMatchObject({ code: 'not_found', message: /encontramos/ })
  browser.cookies.set('lang', 'en')
  expect(await (await browser.get('/api/nothing-here')).json()).toMatchObject({ message: /find/ })
})
