/**
 * How often a person waits for the database (J345): statements that wait for others, the session's own included, by route.
 * In an isolate that has answered before.
 */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { ASSETS } from '../testing/assets.ts'
import { makeItem, newItem } from '../testing/makers/item-maker.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  propose,
  walk,
} from '../testing/makers/trade-maker.ts'
import { makeWish } from '../testing/makers/wish-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'

const visitor = new Browser()
let pair: Pair
let item: number
let trade: number
let wish: number

beforeAll(async () => {
  await env.DB.prepare(
    `insert into places (id, name, folded, country, latitude, longitude, population, cell)
     values (1, 'Asunción', 'asuncion', 'PY', -25.28, -57.63, 500000, 12)`,
  ).run()
  pair = await makePair()
  item = (await makeItem(pair.owner.browser)).id
  for (let n = 0; n < 30; n += 1) await makeItem(pair.owner.browser, { title: `Mesa número ${n}` })
  trade = (await makeProposal(pair)).id
  await walk(trade, [[pair.owner.browser, 'accept']])
  await makeProposal(pair)
  wish = (await makeWish(pair.owner.browser)).id
  await pair.proposer.browser.post(`/api/favorites/${item}`)
})

/** Of the second time: the first may be the isolate's. */
async function tripsOf(run: () => Promise<Response>, times = 2): Promise<number> {
  let trips = 0
  for (let n = 0; n < times; n += 1) {
    const cost = await costOf(async () => {
      const answer = await run()
      expect(answer.status).toBeLessThan(300)
    })
    trips = cost.trips
  }
  return trips
}

type Row = [route: string, path: () => string, member: number, visitor: number | null]

const READS: Row[] = [
  ['who am I', () => '/api/auth/user', 1, null],
  ['sessions', () => '/api/auth/sessions', 1, null],
  ['home', () => '/api/home', 1, null],
  ['notifications', () => '/api/notifications', 1, null],
  ['unread ones', () => '/api/notifications?unread=true&limit=10', 1, null],
  ['settings', () => '/api/notifications/settings', 1, null],
  ['favourites', () => '/api/favorites', 1, null],
  ['hearts', () => '/api/favorites?ids=1', 1, null],
  ['an opening', () => '/api/opening', 1, null],
  ['my items', () => '/api/my-items', 1, null],
  ['items to offer', () => '/api/user-items', 1, null],
  ['matches', () => '/api/matches?part=likers', 1, null],
  ['telling', () => '/api/matches/telling', 1, null],
  ['reviews received', () => '/api/reviews/received', 1, null],
  ['reviews written', () => '/api/reviews/written', 1, null],
  ['own stats', () => '/api/user/stats', 1, null],
  ['own wishes', () => '/api/wishes/mine', 1, null],
  ['trades', () => '/api/trade-proposals?box=all', 2, null],
  ['trades of one box', () => '/api/trade-proposals?box=sent', 2, null],
  ['own trade on an item', () => `/api/trade-proposals/for-item/${item}`, 1, null],
  ['a trade', () => `/api/trades/${trade}`, 1, null],
  ['a trade with its chat', () => `/api/trades/${trade}?chat=1`, 1, null],
  ['its terms', () => `/api/trades/${trade}/terms`, 1, null],
  ['messages', () => `/api/trade-proposals/${trade}/messages`, 1, null],
  ['list', () => '/api/items', 1, 1],
  ['list of a category', () => '/api/items?categoryIds=8', 1, 1],
  ['search', () => '/api/items?search=mesa', 3, 3],
  ['an item', () => `/api/items/${item}`, 1, 1],
  ['an item from a place', () => `/api/items/${item}?userLatitude=-25.3&userLongitude=-57.6`, 1, 1],
  ['like it', () => `/api/items/${item}/similar`, 3, 3],
  ['of a person', () => `/api/items/user/${pair.owner.id}`, 1, 1],
  ['a person', () => `/api/users/${pair.owner.id}`, 1, 1],
  ['what they did', () => `/api/users/${pair.owner.id}/activity`, 1, 1],
  ['reviews of a person', () => `/api/reviews/user/${pair.owner.id}`, 1, 1],
  ['wishes', () => '/api/wishes', 1, 1],
  ['a wish', () => `/api/wishes/${wish}`, 1, 1],
]

const PAGES: [path: () => string, trips: number][] = [
  [() => '/', 1],
  [() => '/search?q=mesa', 3],
  [() => `/items/${item}`, 1],
  [() => `/wanted/${wish}`, 1],
]

test.each(PAGES)('a page of a visitor waits as often as what it shows', async (path, trips) => {
  const reader = new Browser({ ASSETS })
  expect(await tripsOf(() => reader.get(path())), path()).toBe(trips)
})

test.each(READS)('%s', async (route, path, member, ofVisitor) => {
  const found = await tripsOf(() => pair.proposer.browser.get(path()))
  const visited = ofVisitor === null ? null : await tripsOf(() => visitor.get(path()))
  console.log('trips:', route, found, visited ?? '')
  expect([found, visited]).toEqual([member, ofVisitor])
})

test('what a person does', async () => {
  const { owner, proposer } = pair
  const wanted: number[] = []
  for (let n = 0; n < 4; n += 1) wanted.push((await makeItem(owner.browser)).id)
  const offered = (await makeItem(proposer.browser)).id
  const made: number[] = []
  const favourite = await tripsOf(() => proposer.browser.post(`/api/favorites/${wanted.pop()}`))
  const none = await tripsOf(() => proposer.browser.send('DELETE', `/api/favorites/${item}`))
  const published = await tripsOf(() =>
    proposer.browser.post(
      '/api/items',
      newItem({ title: `Silla ${made.length}`, clientId: crypto.randomUUID() }),
    ),
  )
  const proposed = await tripsOf(async () => {
    const body = {
      requestedItemId: wanted.pop(),
      offerType: 'item',
      offeredItemIds: [offered],
      clientId: crypto.randomUUID(),
    }
    const answer = await propose(proposer.browser, body)
    made.push(((await answer.clone().json()) as { id: number }).id)
    return answer
  })
  const [first = 0] = made
  const accepted = await tripsOf(() => act(owner.browser, first, 'accept'), 1)
  const said = await tripsOf(() =>
    owner.browser.post(`/api/trade-proposals/${first}/messages`, { content: 'Hola' }),
  )
  const read = await tripsOf(() => owner.browser.post('/api/notifications/read-all'))
  const all = { favourite, none, published, proposed, accepted, said, read }
  console.log('trips:', JSON.stringify(all))
  expect(all).toEqual({
    favourite: 2,
    none: 2,
    published: 3,
    proposed: 3,
    accepted: 3,
    said: 2,
    read: 2,
  })
})
