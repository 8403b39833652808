/** What an item's own page says of its owner. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LEFT_NAME } from '../accounts/person/person.ts'
import { users } from '../accounts/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import type { Item } from './contract.ts'

const { ctx } = testContext()
const visitor = new Browser()

async function makeOwned() {
  const { browser, id: userId } = await makeAccount()
  const { id } = await makeItem(browser, { title: 'Bombo legüero' })
  const counts = { totalTrades: 7, successfulTrades: 5, cancelledTrades: 1 }
  await ctx.db.update(users).set(counts).where(eq(users.id, userId))
  const open = async () => (await visitor.get(`/api/items/${id}`)).json<Item>()
  return { userId, open }
}

test('the page of an item has its owner’s score and trades, as their profile has; a list stars and exchanges alone', async () => {
  const { userId, open } = await makeOwned()
  const sql =
    'update users set rating_count = 8, rating_sum = 38, unproved_partners = 6 where id = ?'
  await env.DB.prepare(sql).bind(userId).run()
  const stats = await (await visitor.get(`/api/users/${userId}/stats`)).json<{
    reputationScore: number
  }>()
  const { user } = await open()
  expect(user).toMatchObject({
    ...{ reputationScore: stats.reputationScore, totalTrades: 7, successfulTrades: 5 },
    ...{ averageRating: 4.8, tradeReviews: 8 },
    ...{ people: 4, hasMorePeople: true, noShows: 0, answersIn: null },
  })
  const [listed] = await listOf(visitor, { search: 'bombo leguero' })
  expect(listed?.user).toEqual({
    id: userId,
    firstName: 'Ana',
    lastName: 'Benítez',
    profileImageUrl: null,
    ...{ averageRating: 4.8, tradeReviews: 8, successfulTrades: 5 },
  })
})

test('it tells which proofs its owner gave, nothing of what they prove, nothing that waits (D16)', async () => {
  const { userId, open } = await makeOwned()
  expect((await open()).user.proofs).toEqual([])
  const sql = `insert into verifications (user_id, kind, status, subject, requested_at) values
    (?1, 'email', 'approved', 'ana@example.com', 1), (?1, 'government_id', 'pending', null, 1),
    (?1, 'phone', 'approved', '+595 981 123 456', 1), (?1, 'selfie', 'approved', null, 1)`
  await env.DB.prepare(sql).bind(userId).run()
  const { user } = await open()
  expect(user.proofs).toEqual(['phone', 'email'])
  expect(JSON.stringify(user)).not.toMatch(/ana@|595/)
})

test('of an owner who left it says nothing more (D47)', async () => {
  const { userId, open } = await makeOwned()
  await ctx.db.update(users).set(LEFT_NAME).where(eq(users.id, userId))
  expect((await open()).user).toEqual({
    id: userId,
    firstName: 'Usuario eliminado',
    lastName: '',
    profileImageUrl: null,
    hasLeft: true,
  })
})
