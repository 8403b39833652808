/** Services over the network that never answer: the wait has an end of ours, and holds up nobody else. */
import { afterEach, expect, inject, test, vi } from 'vitest'
import { LIBSQL_TIMEOUT_MS } from '../../db/connect.ts'
import { Browser } from '../app.ts'
import { makePair, makeProposal, walk } from '../makers/trade-maker.ts'
import { expectPlain } from './stored.ts'

afterEach(() => vi.restoreAllMocks())
const { SENDGRID_BASE_URL: url, ...mail } = inject('mailService')

test('a database over the network is waited for as long as we say', async () => {
  const over = new AbortController()
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    queueMicrotask(() => over.abort(new DOMException('late', 'TimeoutError')))
    return over.signal
  })
  const answer = await new Browser({ DATABASE_URL: `${url}/silent` }).get('/api/items')
  expect(limits[0]).toBe(LIBSQL_TIMEOUT_MS)
  await expectPlain(answer)
})

test.each([
  ['silent', `${url}/silent`],
  ['failing', `${url}/500`],
  // Nobody listens there.
  ['down', 'http://127.0.0.1:9'],
])('a trade goes on while the mail service is %s', async (_how, SENDGRID_BASE_URL) => {
  const pair = await makePair({ ...mail, SENDGRID_BASE_URL })
  const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
  const ended = await walk(id, [
    [pair.owner.browser, 'accept'],
    [pair.owner.browser, 'confirm_delivery'],
    [pair.proposer.browser, 'confirm_delivery'],
  ])
  expect(ended.status).toBe('completed')
})
