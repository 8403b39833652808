/** SQL of what one changes of oneself, and of what anybody sees of somebody. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { badgeOf } from '../accounts/person/badge.ts'
import { imageUrlOf } from '../accounts/person/person.ts'
import { userCounters, users } from '../accounts/tables.ts'
import { runBatch } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { iso } from '../http/clock.ts'
import type { Viewer } from '../http/context.ts'
import { areBlocked } from '../safety/blocks/between.ts'
import type { PublicProfile } from './contract.ts'

export type ProfileChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'bio'
    | 'city'
    | 'country'
    | 'phoneNumber'
    | 'occupation'
    | 'dateOfBirth'
    | 'gender'
    | 'address'
    | 'state'
    | 'skills'
    | 'interests'
    | 'profileImage'
  >
>

export async function namesOf(db: Db, id: string) {
  const { firstName, lastName } = users
  const [row] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, id))
  return row ?? null
}

const imageOf = (db: Db, id: string) =>
  db.select({ image: users.profileImage }).from(users).where(eq(users.id, id))

/** Answers the picture that stood there until then: of two changes at once each hears of another one. */
export async function changeProfile(db: Db, id: string, change: ProfileChange, now: number) {
  const [before] = await runBatch(db, [
    imageOf(db, id),
    db
      .update(users)
      .set({ ...change, updatedAt: now })
      .where(eq(users.id, id)),
  ])
  // The rows of the first statement.
  return (before as { image: string | null }[])[0]?.image ?? null
}

export async function profileImageOf(db: Db, id: string): Promise<string | null> {
  const [row] = await imageOf(db, id)
  return row?.image ?? null
}

/** D47: who left is nobody's to find. */
const here = (id: string) => and(eq(users.id, id), isNull(users.leftAt))

export async function isHere(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(here(id))
  return row !== undefined
}

/** `isBlocked`: viewer or person has blocked the other, and nothing is told of their items. */
type SeenProfile = { person: PublicProfile; isBlocked: boolean }

/** Null for whoever is unknown or left. Two rows, and those of their badges. */
export async function publicProfile(
  db: Db,
  id: string,
  viewer: Viewer | null,
): Promise<SeenProfile | null> {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImage: users.profileImage,
      occupation: users.occupation,
      createdAt: users.createdAt,
      city: users.city,
      country: users.country,
      bio: users.bio,
      skills: users.skills,
      interests: users.interests,
      isVerified: users.isVerified,
      badge: badgeOf(users.id),
      publishedItems: userCounters.publishedItems,
      isBlocked: viewer?.hasBlocks
        ? areBlocked(sql`${viewer.id}`, sql`${users.id}`).as('is_blocked')
        : sql`0`.mapWith(Boolean).as('is_blocked'),
    })
    .from(users)
    .leftJoin(userCounters, eq(userCounters.userId, users.id))
    .where(here(id))
  if (!row) return null
  const { profileImage, createdAt, publishedItems, isBlocked, ...shown } = row
  const person = {
    ...shown,
    profileImageUrl: imageUrlOf(profileImage),
    createdAt: iso(createdAt),
    publishedItems: isBlocked ? 0 : (publishedItems ?? 0),
  }
  return { person, isBlocked }
}
