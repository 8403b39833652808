/** SQL of what is looked for of some kinds: the newest of each, from the index of the public list. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { spotOf } from '../../places/grid.ts'
import { blockedWith } from '../../safety/blocks/between.ts'
import { NEAR_OF_KIND } from '../terms.ts'
import type { Reach } from './rules.ts'

type Columns = [
  id: number,
  words: string,
  location: string,
  city: string | null,
  expiresAt: number,
  latitude: number | null,
  longitude: number | null,
  radius: number | null,
  ownSpots: string,
]
export type Found = Reach & {
  id: number
  words: string
  location: string
  city: string | null
  expiresAt: number
}

const foundIn = (text: unknown): Found[] =>
  (JSON.parse(String(text)) as Columns[]).map(
    ([id, words, location, city, expiresAt, latitude, longitude, radius, ownSpots]) => ({
      ...{ id, words, location, city, expiresAt, radius },
      spot: latitude === null || longitude === null ? null : spotOf(latitude, longitude),
      ownSpots: JSON.parse(ownSpots) as number[],
    }),
  )

type For = { viewerId: string; blockedFor: string | null }

/** Others' alone, of those who are here. Two rows a wish. */
export function windowsOfKinds(
  db: Db,
  kinds: readonly number[],
  { viewerId, blockedFor }: For,
): Promise<{ found: Found[] }[]> {
  const apart = blockedFor === null ? sql`` : sql`and owner_id not in ${blockedWith(blockedFor)}`
  const newest = sql`select * from wishes indexed by wishes_shown_category
    where is_public = 1 and closed_at is null and withheld = 0 and category_id = kind.value
    order by id desc limit ${NEAR_OF_KIND}`
  const found = sql`(select json_group_array(json_array(wish.id, words, location, wish.city, expires_at, wish.latitude,
      wish.longitude, radius, own_spots))
    from (${newest}) as wish cross join users on users.id = owner_id
    where owner_id <> ${viewerId} and location is not null
      and users.suspended_at is null and users.left_at is null ${apart})`
  return db
    .select({ found: found.mapWith(foundIn).as('found') })
    .from(sql`json_each(${JSON.stringify(kinds)}) as kind`)
}
