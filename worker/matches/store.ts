/** SQL of the lists: who likes my things, and what they have. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { blockedWith } from '../safety/blocks/between.ts'
import { isTelling } from './consent.ts'
import { likedKinds, likedStill, parsed, soughtKinds, thingsOf } from './liked.ts'
import { type Taste, tasteOf } from './rules.ts'
import { type HeartPart, THINGS_AMONG } from './terms.ts'

/** The last person of a page: what the list is ordered by, and who it is. */
export type Behind = { key: number; giverId: string }

/** `[id, title, photos, value, spot]` of my thing that they like. */
export type Mine = [number, string, string, number, number | null]

/** `[id, title]` of theirs that I like. */
type Theirs = [number, string]

export type Liker = Awaited<ReturnType<typeof likersOf>>[number]

const INDEX = {
  likers: { key: sql.raw('pair.rank'), index: sql.raw('interests_list') },
  mutual: { key: sql.raw('pair.mutual_at'), index: sql.raw('interests_mutual') },
} as const satisfies Record<HeartPart, { key: SQL; index: SQL }>

type Asked = { part: HeartPart; behind: Behind | null; blockedFor: string | null; most: number }

/** Highest first. `mine` and `theirs` (what I like of theirs) are null where the heart, or the thing, is gone. */
export function likersOf(db: Db, userId: string, { part, behind, blockedFor, most }: Asked) {
  const { key, index } = INDEX[part]
  const [me, giver] = [sql`${userId}`, sql`pair.giver_id`]
  const mine = { itemIds: sql`pair.item_ids`, giverId: giver, ownerId: me }
  const theirs = { itemIds: sql`back.item_ids`, giverId: me, ownerId: giver }
  const what = sql`json_array(thing.id, thing.title, thing.photos, thing.estimated_value, thing.spot)`
  const named = sql`json_array(thing.id, thing.title)`
  const isMutual = sql`pair.mutual_at is not null`
  return db
    .select({
      giverId: sql<string>`pair.giver_id`.as('giver'),
      key: sql<number>`${key}`.as('place'),
      likedAt: sql<number>`pair.liked_at`.as('liked_at'),
      firstName: sql<string>`users.first_name`.as('first_name'),
      lastName: sql<string>`users.last_name`.as('last_name'),
      profileImage: sql<string | null>`users.profile_image`.as('profile_image'),
      mine: sql<Mine | null>`${likedStill(what, mine)}`.mapWith(parsed<Mine>).as('mine'),
      theirs: sql<Theirs | null>`case when ${isMutual} then ${likedStill(named, theirs)} end`
        .mapWith(parsed<Theirs>)
        .as('theirs'),
      things: thingsOf(giver, THINGS_AMONG).as('things'),
    })
    .from(
      sql`interests as pair indexed by ${index}
        cross join users on users.id = pair.giver_id
        left join interests as back on back.owner_id = pair.giver_id and back.giver_id = ${userId} and ${isMutual}`,
    )
    .where(
      sql`pair.owner_id = ${userId} and ${key} is not null and pair.refused_at is null
        and users.suspended_at is null and users.left_at is null and ${isTelling(giver)}
        ${behind ? sql`and (${key}, pair.giver_id) < (${behind.key}, ${behind.giverId})` : sql``}
        ${blockedFor === null ? sql`` : sql`and pair.giver_id not in ${blockedWith(blockedFor)}`}`,
    )
    .orderBy(sql`${key} desc`, sql`pair.giver_id desc`)
    .limit(most)
}

export async function tasteOfPerson(db: Db, userId: string): Promise<Taste> {
  const me = sql`${userId}`
  const [row] = await db
    .select({ liked: likedKinds(me).as('liked'), sought: soughtKinds(me).as('sought') })
    .from(sql`(select 1)`)
  return tasteOf({ liked: row?.liked ?? [], ...row?.sought })
}
