/** What is told of what a person did: public acts, newest first, by pages. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../accounts/tables.ts'
import { MINUTE } from '../http/clock.ts'
import { items } from '../items/tables.ts'
import { reviews } from '../reputation/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { itemHolds } from '../trades/tables.ts'
import type { Activity } from './contract.ts'

const { ctx } = testContext()
let pair: Pair
beforeEach(async () => {
  setClockBack()
  pair = await makePair()
})

async function page(id: string, cursor = '', browser = new Browser()) {
  const query = cursor && `?cursor=${cursor}`
  const answer = await browser.get(`/api/users/${id}/activity${query}`)
  expect(answer.status).toBe(200)
  const next = /cursor=([\w-]+)/.exec(answer.headers.get('link') ?? '')?.[1]
  const rows: Activity[] = await answer.json()
  return { rows, next }
}
const told = async (id: string) => (await page(id)).rows

async function complete(given: Record<string, unknown> = {}) {
  const { owner, proposer } = pair
  const { id, requestedItem } = await makeProposal(pair, given)
  await walk(id, [
    [owner.browser, 'accept'],
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  return { id, itemId: requestedItem.id }
}

const review = (given: Partial<typeof reviews.$inferInsert> = {}) =>
  ctx.db.insert(reviews).values({
    reviewerId: pair.owner.id,
    reviewedId: pair.proposer.id,
    tradeId: Math.floor(ctx.clock.now() / 1000),
    rating: 5,
    reviewType: 'trade',
    comment: 'Todo muy bien, gracias.',
    tags: [],
    createdAt: ctx.clock.now(),
    revealDue: ctx.clock.now(),
    revealedAt: ctx.clock.now(),
    ...given,
  })

test('published, traded, reviewed: newest first, without the other side, a sum or a place', async () => {
  const { owner, proposer } = pair
  await complete()
  pass(MINUTE)
  await review()
  const mine = await told(owner.id)
  expect(mine).toEqual([
    { at: expect.any(String), type: 'reviewed', person: { id: proposer.id, firstName: 'Beto' } },
    { at: expect.any(String), type: 'traded', title: 'Radio a pilas', tradeId: null },
    {
      at: expect.any(String),
      type: 'published',
      item: { id: expect.any(Number), title: 'Camión de juguete' },
    },
  ])
  expect(mine.map(({ at }) => at)).toEqual(
    mine
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  const theirs = await told(proposer.id)
  expect(theirs.map((one) => one.type)).toEqual(['traded', 'published'])
  expect(theirs[0]).toEqual({
    ...{ at: mine[1]?.at, type: 'traded', title: 'Camión de juguete', tradeId: null },
  })
  expect(JSON.stringify(theirs)).not.toContain(owner.id)
})

test('to which trade it was only its two people are led', async () => {
  const { owner, proposer } = pair
  const { id } = await complete()
  const stranger = await makeAccount()
  const ledTo = async (of: string, browser?: Browser) => {
    const { rows } = await page(of, '', browser)
    return rows.flatMap((deed) => (deed.type === 'traded' ? [deed.tradeId] : []))
  }
  for (const of of [owner.id, proposer.id]) {
    expect(await ledTo(of, owner.browser)).toEqual([id])
    expect(await ledTo(of, proposer.browser)).toEqual([id])
    expect(await ledTo(of, stranger.browser)).toEqual([null])
    expect(await ledTo(of)).toEqual([null])
  }
  expect((await owner.browser.get(`/api/trades/${id}`)).status).toBe(200)
})

test('a title is told only while the item is there for anybody', async () => {
  const { itemId } = await complete({ offerType: 'money', offeredItemIds: [], offeredAmount: 100 })
  expect((await told(pair.owner.id))[0]).toMatchObject({ type: 'traded', title: null })
  // As an administrator or a departure would have it: what was traded is held.
  await ctx.db.delete(itemHolds).where(eq(itemHolds.itemId, itemId))
  await ctx.db.update(items).set({ deletedAt: 5 }).where(eq(items.id, itemId))
  expect((await told(pair.proposer.id))[0]).toMatchObject({ type: 'traded', title: null })
  // And what its owner published is not told either.
  expect((await told(pair.owner.id)).map((one) => one.type)).toEqual(['traded'])
})

test('trades that are not completed, and reviews that are hidden or anonymous, are nobody’s business', async () => {
  const { owner } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  await review({ tradeId: 1, revealedAt: null })
  await review({ tradeId: 2, isAnonymous: true })
  await review({ tradeId: 3, hiddenAt: 5 })
  expect((await told(owner.id)).map((one) => one.type)).toEqual(['published'])
})

test('of a review of somebody who left, the name is not told', async () => {
  const gone = await makeAccount()
  await ctx.db.update(users).set({ leftAt: 5 }).where(eq(users.id, gone.id))
  await review({ reviewedId: gone.id })
  expect((await told(pair.owner.id))[0]).toMatchObject({ type: 'reviewed', person: null })
})

test('pages of ten repeat nothing and skip nothing, whatever comes meanwhile', async () => {
  const { owner } = pair
  for (let n = 0; n < 12; n += 1) {
    await makeItem(owner.browser, { title: `Cosa número ${n}` })
    // Two at the same moment as well.
    if (n % 3 === 0) await review({ tradeId: 100 + n })
    if (n % 2 === 0) pass(MINUTE)
  }
  const seen: Activity[] = []
  let cursor: string | undefined = ''
  let pages = 0
  while (cursor !== undefined) {
    const { rows, next } = await page(owner.id, cursor)
    expect(rows.length).toBeLessThanOrEqual(10)
    seen.push(...rows)
    cursor = next
    pages += 1
    // Case 18.
    if (pages === 1) await makeItem(owner.browser, { title: 'Recién publicada' })
  }
  expect(pages).toBe(2)
  const titles = seen.flatMap((one) => (one.type === 'published' ? [one.item.title] : []))
  expect(titles).toEqual(Array.from({ length: 12 }, (_, n) => `Cosa número ${11 - n}`))
  expect(seen).toHaveLength(16)
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
})

test.each(['nonsense', 'e30x', btoa('{"published":["a",1]}'), btoa('{"other":[1,1]}')])(
  'a cursor that is none is 400: %s',
  async (cursor) => {
    const answer = await new Browser().get(`/api/users/${pair.owner.id}/activity?cursor=${cursor}`)
    expect(answer.status).toBe(400)
  },
)

test('a page reads along indexes, four statements and few rows', async () => {
  const { owner } = pair
  await complete()
  await review()
  const { db, asked } = recording(env.DB)
  const watched = new Browser({ DB: db })
  const first = await page(owner.id, '', watched)
  expect(first.rows).toHaveLength(3)
  const place = [ctx.clock.now() + MINUTE, 1_000_000]
  const behind = btoa(
    JSON.stringify({ published: place, proposed: place, received: place, reviewed: place }),
  ).replaceAll('=', '')
  expect((await page(owner.id, behind, watched)).rows).toHaveLength(3)
  expect(asked.length).toBe(8)
  for (const one of asked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
  const cost = await costOf(() => page(owner.id))
  expect(cost.queries).toBe(4)
  expect(cost.rowsRead).toBeLessThanOrEqual(60)
})
