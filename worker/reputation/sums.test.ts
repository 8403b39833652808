/** What reviews add up to is what counting them from scratch says, whatever happened to them and in which order. */

import { env } from 'cloudflare:test'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { identityMarks } from '../accounts/marks/tables.ts'
import { users } from '../accounts/tables.ts'
import { testContext } from '../testing/app.ts'
import { seeded } from '../testing/makers/item-rows.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { scoreOf } from './rules.ts'
import { receivedCounts, statsOf, summaryOf } from './summary-store.ts'
import { reviews } from './tables.ts'
import { REVIEW_TYPES } from './terms.ts'
import { reveal } from './write-store.ts'

const { ctx } = testContext()

/** Who is behind each account. */
async function keysOf(): Promise<Map<string, string>> {
  const rows = await ctx.db.select({ id: users.id, sameAs: users.sameAs }).from(users)
  return new Map(rows.map(({ id, sameAs }) => [id, sameAs ?? id]))
}

async function fromScratch(userId: string) {
  const rows = await ctx.db.select().from(reviews).where(eq(reviews.reviewedId, userId))
  const shown = rows.filter((row) => row.revealedAt !== null && row.hiddenAt === null)
  const ofTrades = shown.filter((row) => row.tradeId !== null)
  const keys = await keysOf()
  // Each partner's latest; nobody reviews themselves under another name.
  const byPartner = Object.groupBy(ofTrades, ({ reviewerId }) => keys.get(reviewerId) ?? '')
  const verified = Object.entries(byPartner).flatMap(([partner, own = []]) =>
    partner === keys.get(userId) ? [] : (own.toSorted((a, b) => b.id - a.id)[0] ?? []),
  )
  const stars = (n: number) => verified.filter(({ rating }) => rating === n).length
  const sum = (list: typeof rows) => list.reduce((all, { rating }) => all + rating, 0)
  const last = shown.reduce<number | null>(
    (at, row) => Math.max(at ?? 0, row.revealedAt ?? 0),
    null,
  )
  const mean = (list: typeof rows) =>
    list.length === 0 ? null : Math.round((10 * sum(list)) / list.length) / 10
  const ofType = (type: string) => mean(verified.filter((row) => row.reviewType === type))
  return {
    score: scoreOf({
      ...{ provedWeight: 0, unprovedWeight: 0, verifiedKinds: 0, cancelledTrades: 0 },
      ...{ recentNoShows: 0, lateRefusals: 0 },
      ...{ ratingSum: sum(verified), ratingCount: verified.length },
    }),
    lists: { trades: ofTrades.length, others: shown.length - ofTrades.length },
    summary: {
      averageRating: mean(verified) ?? 0,
      totalReviews: verified.length,
      tradeReviews: verified.length,
      fiveStarCount: stars(5),
      fourStarCount: stars(4),
      threeStarCount: stars(3),
      twoStarCount: stars(2),
      oneStarCount: stars(1),
      itemQualityRating: ofType('item_quality'),
      communicationRating: ofType('communication'),
      reliabilityRating: ofType('reliability'),
      lastReviewAt: last === null ? null : new Date(last).toISOString(),
    },
  }
}

async function agrees(userId: string): Promise<void> {
  const { summary, score, lists } = await fromScratch(userId)
  expect(await receivedCounts(ctx.db, userId)).toEqual(lists)
  expect(await summaryOf(ctx.db, userId)).toMatchObject(summary)
  const { averageRating, totalReviews } = summary
  expect(await statsOf(ctx.db, userId)).toMatchObject({
    ...{ averageRating, totalReviews },
    reputationScore: score,
  })
}

test('300 random steps: written, revealed, hidden, shown again, and two turn out to be one', async () => {
  const random = seeded(11)
  const below = (n: number) => Math.floor(random() * n)
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => makeAccount()))
  let now = ctx.clock.now()
  let made = 0
  const write = async () => {
    const [by, about] = [people[below(5)]?.id ?? '', people[below(5)]?.id ?? '']
    if (by === about) return
    made += 1
    const tradeId = random() < 0.8 ? made : null
    const isRevealed = tradeId === null || random() < 0.2
    await ctx.db
      .insert(reviews)
      .values({
        ...{ reviewerId: by, reviewedId: about, tradeId, rating: 1 + below(5) },
        ...{
          reviewType: REVIEW_TYPES[below(REVIEW_TYPES.length)] ?? 'trade',
          comment: 'Todo bien por aquí.',
        },
        ...{ tags: [], createdAt: now, revealDue: now, revealedAt: isRevealed ? now : null },
      })
      .onConflictDoNothing()
  }
  const some = () => eq(reviews.id, 1 + below(Math.max(made, 1)))
  const steps = [
    write,
    write,
    () => reveal(ctx.db, and(some(), isNull(reviews.revealedAt)), now),
    () => ctx.db.update(reviews).set({ hiddenAt: now }).where(some()),
    () => ctx.db.update(reviews).set({ hiddenAt: null }).where(some()),
  ]
  for (let n = 0; n < 300; n += 1) {
    now += 1000
    await steps[below(steps.length)]?.()
    if (n % 100 === 99) for (const { id } of people) await agrees(id)
    const [one, other] = n === 120 ? [0, 1] : n === 220 ? [1, 2] : []
    for (const which of [one, other]) {
      if (which === undefined) continue
      const proof = { userId: people[which]?.id ?? '', kind: 'phone', createdAt: now } as const
      await ctx.db.insert(identityMarks).values({ ...proof, hash: `reviews-${n}` })
    }
  }
  expect(made).toBeGreaterThan(50)
  for (const { id } of people) await agrees(id)
  // The newest of each, until none is left to be the last one.
  const newest = sql`id in (select id from (select id, max(revealed_at) from reviews
    where hidden_at is null and revealed_at is not null group by reviewed_id))`
  for (const share of ['newest', 'all']) {
    await ctx.db
      .update(reviews)
      .set({ hiddenAt: now })
      .where(share === 'all' ? isNull(reviews.hiddenAt) : newest)
    for (const { id } of people) await agrees(id)
  }
  const hidden = await env.DB.prepare(
    'select count(*) n from reviews where hidden_at is not null',
  ).first('n')
  expect(hidden).toBeGreaterThan(0)
})
