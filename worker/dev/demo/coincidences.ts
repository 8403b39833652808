/** Interest in what the demo account offers (D65): of one it is mutual, others wait to be liked in turn. */
import { said } from './people.ts'
import { ownerOf } from './saves.ts'
import { type Member, personAt } from './trades.ts'

/** The demo account is the first person. */
const DEMO = 0
const LIKERS = 3
/** Hours before now: longer ago than the minute after which hearts are told. */
const LIKED_HOURS = 0.3

/** `ids`: of the things, in their order. Of its first things each is liked by one of those whose phone is proved. */
export async function fillDemoCoincidences(
  members: Member[],
  ids: readonly number[],
  setClock: (hoursAgo: number) => Promise<unknown>,
): Promise<void> {
  await setClock(LIKED_HOURS)
  const thingsOf = (person: number) => ids.filter((_, thing) => ownerOf(thing) === person)
  const likers = said()
    .phones.filter((by) => by !== DEMO)
    .slice(0, LIKERS)
  const like = (by: number, id: number | undefined) =>
    personAt(members, by).post(`/api/favorites/${id}?tells=1`)
  const [body, headers] = [JSON.stringify({ tells: true }), { 'content-type': 'application/json' }]
  for (const by of [DEMO, ...likers]) {
    await personAt(members, by).call('PUT', '/api/matches/telling', body, headers)
  }
  const mine = thingsOf(DEMO)
  for (const [n, by] of likers.entries()) await like(by, mine.at(-1 - n))
  const [first] = likers
  if (first !== undefined) await like(DEMO, thingsOf(first).at(-1))
}
