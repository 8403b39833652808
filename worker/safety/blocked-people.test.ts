/** Blocking: what two people no longer say of each other, and no longer learn from each other's profile. */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Notification } from '../notifications/contract.ts'
import type { Activity, PublicProfile } from '../people/contract.ts'
import { Browser } from '../testing/app.ts'
import { block, directionsOf, unblock } from '../testing/blocking.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeCompleted, newReview, prove, read, write } from '../testing/makers/review-maker.ts'
import { makePair, type Pair } from '../testing/makers/trade-maker.ts'

let pair: Pair
beforeEach(async () => {
  pair = await makePair()
})

const DIRECTIONS = directionsOf(() => pair)

const told = async (browser: Browser) =>
  (await read<Notification[]>(browser, '/api/notifications')).filter(
    ({ type }) => type === 'review_received',
  )

const getDevice = (userId: string) =>
  env.DB.prepare("insert into push_subscriptions values (?1, ?1, 'none', 'none', 'none', 1)")
    .bind(userId)
    .run()

/** Whether each news of a review would be pushed. */
async function pushes(userId: string): Promise<boolean[]> {
  const { results } = await env.DB.prepare(
    "select push_due from notifications where user_id = ? and type = 'review_received'",
  )
    .bind(userId)
    .all<{ push_due: number | null }>()
  return results.map((row) => row.push_due !== null)
}

describe.each(DIRECTIONS)('where %s', (_who, begin) => {
  test('a review without a trade is answered as about nobody, and tells nobody', async () => {
    const { owner, proposer } = pair
    await begin()
    for (const [by, about] of [
      [owner, proposer],
      [proposer, owner],
    ] as const) {
      const answer = await by.browser.post('/api/reviews', newReview(about.id, null))
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { code: 'person_not_found' },
      ])
      expect(await read(about.browser, '/api/reviews/received')).toEqual({ reviews: [] })
      expect(await told(about.browser)).toEqual([])
    }
  })

  test('reviews of their trade are shown and told, and pushed to neither', async () => {
    const { owner, proposer, id } = await makeCompleted(pair)
    for (const person of [owner, proposer]) await getDevice(person.id)
    await begin()
    await write(owner.browser, proposer.id, id)
    await write(proposer.browser, owner.id, id)
    for (const person of [owner, proposer]) {
      expect(await told(person.browser)).toHaveLength(1)
      expect(await pushes(person.id)).toEqual([false])
    }
  })
})

describe.each(DIRECTIONS)('on a profile, where %s', (_who, begin) => {
  test('neither learns of the other’s items, by their number or their activity; others do', async () => {
    const { owner, proposer, id } = await makeCompleted(pair)
    await write(owner.browser, proposer.id, id)
    await write(proposer.browser, owner.id, id)
    await makeItem(owner.browser)
    const seenBy = async (browser: Browser) => {
      const person = await read<PublicProfile>(browser, `/api/users/${owner.id}`)
      const deeds = await read<Activity[]>(browser, `/api/users/${owner.id}/activity`)
      const { publishedItems, firstName } = person
      return { firstName, publishedItems, deeds: deeds.map(({ type }) => type) }
    }
    const all = await seenBy(proposer.browser)
    expect(all.publishedItems).toBeGreaterThan(0)
    expect(all.deeds).toEqual(expect.arrayContaining(['published', 'traded', 'reviewed']))
    await begin()
    expect(await seenBy(proposer.browser)).toEqual({
      ...{ firstName: all.firstName, publishedItems: 0, deeds: ['reviewed'] },
    })
    for (const browser of [owner.browser, new Browser()]) expect(await seenBy(browser)).toEqual(all)
  })
})

test('between others a review is pushed; after unblocking as well', async () => {
  const { owner, proposer } = pair
  await getDevice(owner.id)
  await block(owner, proposer)
  await unblock(owner, proposer)
  await prove(proposer.id)
  await write(proposer.browser, owner.id, null)
  expect(await pushes(owner.id)).toEqual([true])
})
