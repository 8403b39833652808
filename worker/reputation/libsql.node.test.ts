/** Reviews and tokens on the other engine: libSQL on a file. What batches refuse, triggers add up and cron reveals. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '../accounts/tables.ts'
import { ListQuerySchema } from '../browse/contract.ts'
import { runBatch } from '../db/batch.ts'

import { items } from '../items/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { cellOf } from '../places/grid.ts'
import { propose } from '../proposals/actions.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fill } from '../testing/makers/fill.ts'
import { featuredFor, featuredOwn, featureItem, history } from '../tokens/actions.ts'
import { earn } from '../tokens/ledger/earn.ts'
import { act } from '../trades/actions.ts'
import { verifications } from '../verification/tables.ts'
import { answerReview } from './answering.ts'
import type { NewReview } from './contract.ts'
import { pageOfPerson, personsStats, personsSummary, received, written } from './reading.ts'
import { REVEAL_MS } from './terms.ts'
import { reportReview, vote } from './votes.ts'
import { revealDue, writeReview } from './writing.ts'

// The room is the platform's own; what the database keeps does not need it.
vi.mock('../trades/announce.ts', () => ({
  announce: () => undefined,
  announceEnd: () => undefined,
}))

const { ctx: made, client, close } = await libsqlContext()
let time = made.clock.now()
const ctx = { ...made, clock: { now: () => time } }
const nobody = { id: '', email: '', sessionHash: '' }
let owner = nobody
let proposer = nobody
let reader = nobody
let wanted: number[] = []

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  await fill(run, { seed: 9, items: 300, people: 3, now: time, cellOf })
  const people = await ctx.db.select({ id: users.id }).from(users)
  ;[owner = nobody, proposer = nobody, reader = nobody] = people.map(({ id }) => ({
    ...nobody,
    id,
  }))
  const rows = await ctx.db.select().from(items)
  wanted = rows
    .filter((row) => row.ownerId === owner.id && row.deletedAt === null)
    .filter((row) => row.tradeStatus === 'available')
    .map((row) => row.id)
})
afterAll(close)

async function completed(): Promise<number> {
  const requestedItemId = wanted.shift() ?? 0
  const offer = { offerType: 'money', offeredAmount: 100_000 } as const
  const asked = { requestedItemId, isShort: false, message: '', ...offer }
  const { id } = (await propose(ctx, proposer, asked)).trade
  await act(ctx, owner, id, { action: 'accept' })
  await act(ctx, owner, id, { action: 'confirm_delivery' })
  await act(ctx, proposer, id, { action: 'confirm_delivery' })
  return id
}
const review = (about: typeof owner, tradeId: number | null, rating = 4): NewReview => ({
  ...{ reviewedUserId: about.id, tradeProposalId: tradeId, rating, title: null, tags: [] },
  ...{ comment: 'Todo salió como acordamos.', reviewType: 'trade', isAnonymous: false },
})
const balance = async (person: typeof owner) =>
  (await history(ctx, person, { limit: 1, cursor: undefined })).rows[0]?.balanceAfter ?? 0

test('both are revealed with the second, counted once, paid once, refused twice', async () => {
  const id = await completed()
  const before = [await balance(owner), await balance(proposer)]
  const first = await writeReview(ctx, owner, review(proposer, id))
  expect([first.created, first.review.isRevealed]).toEqual([true, false])
  expect((await personsSummary(ctx, proposer.id)).totalReviews).toBe(0)
  const both = await Promise.all([
    writeReview(ctx, proposer, review(owner, id, 5)),
    writeReview(ctx, owner, review(proposer, id)),
  ])
  expect(both.map(({ created }) => created)).toEqual([true, false])
  await expect(writeReview(ctx, owner, review(proposer, id, 1))).rejects.toMatchObject({
    code: 'review_twice',
  })
  expect(await personsSummary(ctx, owner.id)).toMatchObject({ averageRating: 5, tradeReviews: 1 })
  expect(await personsSummary(ctx, proposer.id)).toMatchObject({ fourStarCount: 1 })
  expect([await balance(owner), await balance(proposer)]).toEqual(before.map((n) => n + 5))
  const told = await ctx.db.select().from(notifications)
  const types = told.filter(({ type }) => type.startsWith('review_')).map(({ type }) => type)
  expect(types.sort()).toEqual(['review_received', 'review_received', 'review_waiting'])
})

test('one alone after 14 days; lists, votes and reports', async () => {
  const id = await completed()
  const { review: own } = await writeReview(ctx, owner, review(proposer, id, 3))
  expect(await revealDue(ctx)).toBe(0)
  time += REVEAL_MS
  expect(await revealDue(ctx)).toBe(1)
  expect(await revealDue(ctx)).toBe(0)
  const page = await pageOfPerson(ctx, reader, proposer.id, { page: 1, part: 'trades' })
  expect([page.total, page.reviews[0]?.id]).toEqual([2, own.id])
  for (const isHelpful of [true, false]) await vote(ctx, reader, own.id, isHelpful)
  expect(await vote(ctx, reader, own.id, true)).toMatchObject({
    ...{ helpfulCount: 1, notHelpfulCount: 0, myVote: true },
  })
  const report = { reason: 'fake', description: 'No pasó nada de eso.' } as const
  await reportReview(ctx, proposer, own.id, report)
  await expect(reportReview(ctx, proposer, own.id, report)).rejects.toMatchObject({ status: 409 })
  const query = { limit: 1, cursor: undefined }
  const first = await received(ctx, proposer, query)
  const second = await received(ctx, proposer, { limit: 1, cursor: first.next ?? '' })
  expect([first.total, second.next, second.rows.length]).toEqual(['2', null, 1])
  expect((await written(ctx, owner, query)).rows[0]?.id).toBe(own.id)
  await writeReview(ctx, reader, review(owner, null, 1))
  await expect(writeReview(ctx, reader, { ...review(owner, null, 2) })).rejects.toMatchObject({
    code: 'review_twice',
  })
  // In no number, and published with the first proof.
  const others = () => pageOfPerson(ctx, null, owner.id, { page: 1, part: 'others' })
  expect((await others()).total).toBe(0)
  await ctx.db.insert(verifications).values({
    ...{ userId: reader.id, kind: 'phone', status: 'approved', requestedAt: 1, decidedAt: time },
  })
  expect((await others()).reviews.map(({ rating }) => rating)).toEqual([1])
  const stats = await personsStats(ctx, owner.id)
  expect([stats.averageRating, stats.totalReviews]).toEqual([5, 1])
  const answered = await answerReview(ctx, proposer, own.id, 'Gracias por contarlo')
  expect([answered.answer?.text, answered.mayAnswer]).toEqual(['Gracias por contarlo', false])
  await expect(answerReview(ctx, proposer, own.id, 'Otra cosa')).rejects.toMatchObject({
    code: 'answer_twice',
  })
})

test('featuring takes what is there, once at a time', async () => {
  const item = wanted.shift() ?? 0
  // As of as many people who were met (D57).
  for (let n = 1; (await balance(owner)) < 50; n += 1) {
    await runBatch(ctx.db, [earn(ctx.db, owner.id, 'trade_completed', `of ${n}`, time)])
  }
  const before = await balance(owner)
  const answers = await Promise.allSettled([1, 2].map(() => featureItem(ctx, owner, item)))
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await balance(owner)).toBe(before - 50)
  const query = v.parse(ListQuerySchema, {})
  expect((await featuredFor(ctx, query, null)).map(({ id }) => id)).toEqual([item])
  expect((await featuredOwn(ctx, owner)).map(({ itemId }) => itemId)).toEqual([item])
  const other = wanted.shift() ?? 0
  while ((await balance(owner)) >= 50) await featureItem(ctx, owner, wanted.shift() ?? 0)
  await expect(featureItem(ctx, owner, other)).rejects.toMatchObject({ code: 'tokens_short' })
  const [row] = await ctx.db.select().from(users).where(eq(users.id, owner.id))
  expect(row?.tokenBalance).toBe(await balance(owner))
})
