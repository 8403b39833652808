/** The pages that somebody looks at in a visit: what a notice leads to, the home, and one of their own choice. */
import type { Home } from '../../../home/contract.ts'
import type { Item } from '../../../items/contract.ts'
import type { Match } from '../../../matches/contract.ts'
import type { Notification } from '../../../notifications/contract.ts'
import { ask, type Person } from '../town/town.ts'
import { fitting, type Seen } from './choosing.ts'
import type { Market } from './market.ts'
import { type Mind, worthOf } from './minds.ts'
import { lookAtWishes, wishFor } from './wishing.ts'

/** Of things in a visit, whatever there is to see: whoever looks at coincidences looks at fewer of something else. */
const PAGES = 2
const THINGS = 'limit=20'

export async function lookAround(
  market: Market,
  one: Person,
  mind: Mind,
  news: readonly Notification[],
): Promise<Seen[]> {
  const { interest } = market.shows
  const led = [...new Set(news.map(({ path }) => path))].filter((path) => LEADS.test(path))
  // One's home names the first of them, and leads there.
  if (interest && !led.includes('/matches') && (await hasMatch(market, one))) led.push('/matches')
  const seen: Seen[] = []
  for (const path of led.slice(0, PAGES)) seen.push(...(await behind(market, one, path, news)))
  if (led.length < PAGES) seen.push(...(await things(market, one, THINGS)))
  if (led.length < PAGES - 1) seen.push(...(await ownChoice(market, one, mind)))
  return seen
}

/** Notices that lead to things; those of trades lead to the trade. */
const LEADS = /^\/(matches$|wanted\/)/

async function behind(
  market: Market,
  one: Person,
  path: string,
  news: readonly Notification[],
): Promise<Seen[]> {
  if (path === '/matches') {
    const mutual = await matches(market, one, '/api/matches?part=mutual')
    return [...mutual, ...(await matches(market, one, '/api/matches?part=likers'))]
  }
  const wishId = path.split('/').at(-1)
  const finds = await list<Item>(market, one, `/api/wishes/${wishId}/finds?${THINGS}`)
  const offered = news.filter((notice) => notice.type === 'wish_offered' && notice.path === path)
  const isOffered = ({ title }: Item) =>
    offered.some(({ message }) => message.includes(`«${title}»`))
  return finds.map((item) =>
    isOffered(item) ? { item, says: { evidence: 'offered' as const } } : { item },
  )
}

async function list<T>(market: Market, one: Person, path: string): Promise<T[]> {
  const { code, body } = await ask<T[]>(market, one, 'GET', path)
  // A wish that its owner has closed meanwhile, or a list that is refused: there is nothing to see.
  return code === null ? body : []
}

async function hasMatch(market: Market, one: Person): Promise<boolean> {
  const { code, body } = await ask<Home>(market, one, 'GET', '/api/home')
  return code === null && body.match !== null
}

const things = async (market: Market, one: Person, query: string): Promise<Seen[]> =>
  (await list<Item>(market, one, `/api/items?${query}`)).map((item) => ({ item }))

/** Of mutual interest the first thing is what one likes oneself. */
async function matches(market: Market, one: Person, path: string): Promise<Seen[]> {
  const found = await list<Match>(market, one, path)
  return found.flatMap(({ things, mine, isMutual }) =>
    things.map((item) => ({
      item,
      says: { evidence: isMutual ? ('mutual' as const) : ('liked' as const), mine: mine.id },
    })),
  )
}

/** What is on says itself by what is written on it: it proves nothing of a heart. */
const wanted = async (market: Market, one: Person): Promise<Seen[]> =>
  (await matches(market, one, '/api/matches?part=wanted')).map(({ item }) => ({ item }))

type Way = { weight: number; look: () => Promise<Seen[]> }

/** What people look for and what they like, and as often as each of these whatever else there is. */
function ownChoice(market: Market, one: Person, mind: Mind): Promise<Seen[]> {
  const { wants, wishes, interest } = market.shows
  const category = mind.dice.pick(mind.likes)
  const ways: (Way | false)[] = [
    { weight: 3, look: () => search(market, one, mind) },
    { weight: 3, look: () => things(market, one, `categoryIds=${category}&${THINGS}`) },
    wants && { weight: 2, look: () => things(market, one, `wantsMine=true&${THINGS}`) },
    wants && interest && { weight: 2, look: () => wanted(market, one) },
    wishes && {
      weight: 2,
      look: () => lookAtWishes(market, one, mind).then(() => []),
    },
  ]
  const there = ways.filter((way) => way !== false)
  let left = mind.dice.whole(there.reduce((sum, { weight }) => sum + weight, 0))
  const way = there.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return way ? way.look() : Promise.resolve([])
}

/** Whoever finds nothing that would do is offered to wish for it. */
async function search(market: Market, one: Person, mind: Mind): Promise<Seen[]> {
  const word = mind.dice.pick([...mind.needs])
  if (word === undefined) return things(market, one, `sortBy=popularity&${THINGS}`)
  const seen = await things(market, one, `search=${word}&${THINGS}`)
  const isThere = fitting(one, mind, seen).some(
    ({ item }) => worthOf(mind, item) >= item.estimatedValue,
  )
  if (!isThere && market.shows.wishes) await wishFor(market, one, mind, word)
  return seen
}
