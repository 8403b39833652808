/** What browsers tell: from our pages only, short, limited, without anything personal, and grouped. */
import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { takeClientError } from './client-errors.ts'
import type { ClientError, Monitoring } from './contract.ts'
import { CLIENT_ERRORS_KEPT, CLIENT_ERRORS_OF_ONE } from './terms.ts'

const PATH = '/api/client-errors'
const TOLD: ClientError = {
  message: "Cannot read properties of undefined (reading 'map')",
  stack: 'at f (http://localhost/assets/trade-screen-AbCd1234.js:1:99)',
  path: '/trade/5',
  release: '0.1.0+abc',
  online: true,
}
let admin: Browser

beforeAll(async () => {
  admin = (await makeAdmin()).browser
})
beforeEach(() =>
  env.DB.batch([
    env.DB.prepare('delete from client_errors'),
    env.DB.prepare('delete from limit_counters'),
  ]),
)

const running = async (): Promise<Monitoring> => (await admin.get('/api/admin/running')).json()
const tell = (given: Partial<ClientError> = {}, browser = new Browser()) =>
  browser.post(PATH, { ...TOLD, ...given })

test('alike ones are one group, which shows the latest and its help code', async () => {
  expect((await tell()).status).toBe(204)
  await tell({ path: '/trade/6', release: '0.1.0+abd' })
  const last = await tell({ path: '/trades', message: TOLD.message })
  await tell({ message: 'Something else' })
  const { clientErrors } = await running()
  expect(clientErrors.map(({ message, count }) => [message, count]).sort()).toEqual([
    [TOLD.message, 3],
    ['Something else', 1],
  ])
  expect(clientErrors.find(({ count }) => count === 3)).toMatchObject({
    stack: 'at f (/assets/trade-screen-AbCd1234.js:1:99)',
    path: '/trades',
    requestId: last.headers.get('x-request-id'),
  })
})

test('nothing personal is kept, answered or logged', async () => {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const secrets = [
    'ana@correo.com',
    '0981 777 123',
    '482913',
    'Querida Ana',
    'sesionsecreta',
    '777',
  ]
  const { browser, id } = await makeAccount()
  const told = await tell(
    {
      message: `No: ana@correo.com, 0981 777 123, 482913, "Querida Ana" ${'sesionsecreta'.repeat(3)}`,
      stack: 'at https://localhost/search?q=sesionsecreta:1:2',
      path: '/user/AnaDelas777?code=482913',
    },
    browser,
  )
  expect([told.status, await told.text()]).toEqual([204, ''])
  const lines = spy.mock.calls.map(([line]) => String(line))
  spy.mockRestore()
  const { results } = await env.DB.prepare('select * from client_errors').all()
  expect(results).toHaveLength(1)
  // Times, and what is random or made of all of it, may hold any digits.
  const { first_at, last_at, fingerprint, kind, source, request_id, ...rest } = results[0] ?? {}
  expect([first_at, last_at, request_id]).not.toContain(undefined)
  expect(fingerprint).toBe(`${kind}.${source}`)
  const kept = JSON.stringify(rest)
  const line = lines.find((one) => one.includes('"client"')) ?? ''
  expect(JSON.parse(line)).toEqual({
    ...{ event: 'client', group: kind },
    id: told.headers.get('x-request-id'),
  })
  for (const secret of [...secrets, id]) expect(kept).not.toContain(secret)
})

test('what is too long, malformed, or of another page is refused', async () => {
  expect((await tell({ stack: 'x'.repeat(2048) })).status).toBe(413)
  expect((await tell({ message: 'áé'.repeat(600) })).status).toBe(413)
  for (const wrong of [
    { message: '' },
    { path: 'https://x' },
    { release: 'a b' },
    { release: '' },
    { online: 'yes' as unknown as boolean },
  ]) {
    expect([wrong, (await tell(wrong)).status]).toEqual([wrong, 422])
  }
  const foreign = { headers: { origin: 'https://evil.example' } }
  expect((await new Browser().send('POST', PATH, { json: TOLD, ...foreign })).status).toBe(403)
  const text = await new Browser().send('POST', PATH, { headers: { 'content-type': 'text/plain' } })
  expect(text.status).toBe(415)
  expect((await running()).clientErrors).toEqual([])
})

test('a person, and a network of visitors, may tell so much and no more', async () => {
  const limited = { RATE_LIMIT_FACTOR: '0.2' }
  const { browser } = await makeAccount({}, limited)
  const own = [await tell({}, browser), await tell({}, browser), await tell({}, browser)]
  expect(own.map(({ status }) => status)).toEqual([204, 204, 429])
  expect(Number(own[2]?.headers.get('retry-after'))).toBeGreaterThan(3000)
  const network = new Browser({ RATE_LIMIT_FACTOR: '0.004' })
  const visitors = [await tell({}, network), await tell({}, network), await tell({}, network)]
  expect(visitors.map(({ status }) => status)).toEqual([204, 204, 429])
  expect((await running()).clientErrors[0]?.count).toBe(4)
})

test('of too many kinds the latest are kept, in statements that read no whole table', async () => {
  const { db, asked } = recording(env.DB)
  const { ctx } = testContext({ DB: db })
  const at = ctx.clock.now()
  const numbers = JSON.stringify(Array.from({ length: CLIENT_ERRORS_KEPT }, (_, i) => i + 1))
  await env.DB.prepare(
    `insert into client_errors select 'old' || value, 'm', '', '/', '1', 1, 'ID', 5, value, value, 'old' || value, 'of ' || value from json_each(?)`,
  )
    .bind(numbers)
    .run()
  await takeClientError({ ...ctx, clock: { now: () => at } }, undefined, TOLD, 'NEW')
  const { results } = await env.DB.prepare(
    'select fingerprint, request_id as id from client_errors order by last_at',
  ).all()
  expect(results).toHaveLength(CLIENT_ERRORS_KEPT)
  expect([results[0]?.fingerprint, results.at(-1)?.id]).toEqual(['old2', 'NEW'])
  expect(asked).toHaveLength(3)
  for (const one of asked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
  // Known by now: nothing has to make room.
  asked.length = 0
  await takeClientError(ctx, undefined, TOLD, 'AGAIN')
  expect(asked).toHaveLength(2)
})

const from = (address: string) => ({ 'cf-connecting-ip': address })

test('whatever one address tells pushes out nothing of another, and hides none of its words', async () => {
  const honest = await new Browser().post(PATH, TOLD, from('198.51.100.20'))
  expect(honest.status).toBe(204)
  const other = { ...TOLD, stack: '', path: '/' }
  for (let n = 0; n < CLIENT_ERRORS_OF_ONE + 5; n += 1) {
    const told = { ...other, message: `Made up ${'x'.repeat(n + 1)}` }
    expect((await new Browser().post(PATH, told, from('198.51.100.21'))).status).toBe(204)
  }
  const { results } = await env.DB.prepare(
    'select count(*) as kinds from client_errors group by source order by kinds',
  ).all()
  expect(results.map(({ kinds }) => kinds)).toEqual([1, CLIENT_ERRORS_OF_ONE])
  // Of the same kind as the honest one: both count, each keeps its own words.
  await new Browser().post(PATH, { ...TOLD, path: '/other' }, from('198.51.100.21'))
  const { clientErrors } = await running()
  const group = clientErrors.find(({ message }) => message === TOLD.message)
  expect(group).toMatchObject({ count: 2, path: '/other' })
  const kept = await env.DB.prepare('select path from client_errors where request_id = ?')
    .bind(honest.headers.get('x-request-id'))
    .first()
  expect(kept).toEqual({ path: '/trade/:x' })
})
