/** What beginners may do less of, and how they are beginners no more (D59). */
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { answers as es } from '../../../web/i18n/messages/es/answers.ts'
import { DAY } from '../../http/clock.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { itemForm, makeItem, newItem } from '../../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../../testing/makers/makers.ts'
import { act, makePair, makeProposal, propose, walk } from '../../testing/makers/trade-maker.ts'
import { registration } from '../../testing/services/mailbox.ts'
import { isBeginner } from '../rules.ts'
import { users } from '../tables.ts'
import { BEGINNER_A_DAY, BEGINNER_MS } from '../terms.ts'

afterEach(setClockBack)
const { ctx } = testContext()
const STRICT = { RATE_LIMIT_FACTOR: '1' }

describe('a beginner', () => {
  const NOW = 1_000 * DAY
  test.each([
    // [age, completed trades, proved] -> beginner
    [0, 0, false, true],
    [BEGINNER_MS - 1, 5, false, true],
    [BEGINNER_MS, 0, false, true],
    [900 * DAY, 0, false, true],
    [BEGINNER_MS, 1, false, false],
    [900 * DAY, 3, false, false],
    [0, 0, true, false],
    [0, 5, true, false],
    [BEGINNER_MS, 0, true, false],
  ])('of %d ms with %d trades, proved %s: %s', (age, successfulTrades, isProved, is) => {
    expect(isBeginner({ createdAt: NOW - age, successfulTrades, isProved }, NOW)).toBe(is)
  })
})

const told = async (answer: Response) => {
  const body: { code: string; message: string; issues?: { path: string }[] } = await answer.json()
  return [answer.status, body.code, body.message]
}

const asked = async (browser: Browser) => {
  const owner = await makeAccount()
  const itemId = (await makeItem(owner.browser)).id
  return propose(browser, { itemId, message: '¿Sigue disponible?' })
}
const offered = async (browser: Browser) => {
  const owner = await makeAccount()
  const requestedItemId = (await makeItem(owner.browser)).id
  return propose(browser, { requestedItemId, offerType: 'money', offeredAmount: 50_000_00 })
}
let things = 0
const published = (browser: Browser) => {
  things += 1
  return browser.post('/api/items', newItem({ title: `Cosa ${things}` }))
}

test.each([
  ['things', published, BEGINNER_A_DAY.things, 'beginner_things'],
  ['proposals', offered, BEGINNER_A_DAY.proposals, 'beginner_proposals'],
  ['questions', asked, BEGINNER_A_DAY.questions, 'beginner_questions'],
] as const)(
  '%s: so many a day, then how to get more is said, and a proof gives it',
  async (...row) => {
    const [, ask, count, code] = row
    const { id, browser } = await makeAccount({}, STRICT)
    for (let nth = 1; nth <= count; nth += 1) expect((await ask(browser)).status).toBe(201)
    const refused = await ask(browser)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(await told(refused)).toEqual([429, code, es[code]])
    expect(es[code]).toContain('Verifica tu teléfono')
    // What one has been here for alone is not enough, nor are trades of the first days.
    await ctx.db.update(users).set({ successfulTrades: 1 }).where(eq(users.id, id))
    expect((await ask(browser)).status).toBe(429)
    await provePhone(id)
    expect((await ask(browser)).status).toBe(201)
  },
)

test('of many at once no more get through than a day allows, and the next day is a new one', async () => {
  const { browser } = await makeAccount({}, STRICT)
  const answers = await Promise.all(Array.from({ length: 8 }, () => offered(browser)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(BEGINNER_A_DAY.proposals)
  expect((await asked(browser)).status).toBe(201)
  pass(DAY + 1)
  expect((await offered(browser)).status).toBe(201)
})

const LINK = 'Mira https://premio.top/ya'
const refusedAt = async (answer: Response) => {
  const body: { code: string; issues: { path: string }[] } = await answer.json()
  return [answer.status, body.code, ...body.issues.map(({ path }) => path)]
}
const profile = (browser: Browser, fields: Record<string, string>) =>
  browser.send('POST', '/api/profile/update', { form: itemForm(fields, 'images', []) })

test('writes no link anywhere, and is told where it stands', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  const mine = await makeItem(owner.browser)
  const theirs = await makeItem(proposer.browser)
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  const at = (path: string) => [422, 'beginner_link', path]
  const { browser } = owner
  const writes: [string, () => Promise<Response>][] = [
    ['title', () => browser.post('/api/items', newItem({ title: LINK }))],
    ['description', () => browser.post('/api/items', newItem({ description: LINK }))],
    ['tags', () => browser.post('/api/items', newItem({ tags: ['premio.top'] }))],
    [
      'description',
      () => browser.send('PUT', `/api/items/${mine.id}`, { json: { description: LINK } }),
    ],
    ['message', () => propose(browser, { itemId: theirs.id, message: LINK })],
    ['content', () => browser.post(`/api/trade-proposals/${id}/messages`, { content: LINK })],
    [
      'meetingNotes',
      () =>
        act(browser, id, 'set_meeting_details', {
          meetingLocation: 'Plaza Uruguaya',
          meetingDateTime: new Date(ctx.clock.now() + 2 * DAY).toISOString(),
          meetingNotes: LINK,
        }),
    ],
    ['message', () => act(browser, id, 'request_cancellation', { message: LINK })],
    ['bio', () => profile(browser, { bio: LINK })],
    ['skills', () => profile(browser, { skills: '["www.premio.top"]' })],
    ['bio', () => new Browser().post('/api/auth/register', registration({ bio: LINK }))],
  ]
  for (const [path, write] of writes) expect(await refusedAt(await write())).toEqual(at(path))
  // What is no link is taken.
  const words = 'Mide 1.80 m y cuesta Gs. 150.000. Llámame si quieres.'
  expect((await profile(browser, { bio: words })).status).toBe(200)
  // Whoever is known may.
  await provePhone(owner.id)
  for (const [, write] of writes.slice(0, -1)) expect((await write()).status).toBeLessThan(300)
})
