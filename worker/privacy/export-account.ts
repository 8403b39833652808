/** Parts of the export: the person's own row and what hangs on it. */
import { asc, eq } from 'drizzle-orm'
import { identityMarks, refusedProofs } from '../accounts/marks/tables.ts'
import { emailChanges, users } from '../accounts/tables.ts'
import { iso, isoOrNull } from '../http/clock.ts'
import { settingsOf as switchesOf } from '../notifications/store.ts'
import { pushSubscriptions } from '../notifications/tables.ts'
import { blocks } from '../safety/tables.ts'
import { badges } from '../verification/tables.ts'
import type { Reader } from './export.ts'
import { whole } from './export-page.ts'
import { consents } from './tables.ts'

/** Every column but the hash of the password. */
export const account: Reader = async (ctx, userId) => {
  const rows = await ctx.db.select().from(users).where(eq(users.id, userId))
  return whole(
    rows.map(({ passwordHash: _hash, passwordVersion: _version, profileImage, ...row }) => ({
      ...row,
      profileImageUrl: profileImage === null ? null : `${ctx.baseUrl}/img/${profileImage}`,
      emailVerifiedAt: isoOrNull(row.emailVerifiedAt),
      suspendedAt: isoOrNull(row.suspendedAt),
      limitedUntil: isoOrNull(row.limitedUntil),
      leftAt: isoOrNull(row.leftAt),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    })),
  )
}

/** That something proved is known again, and what was refused by that: a hash says nothing to anybody. */
export const marksOf: Reader = async (ctx, userId) => {
  const [marks, refused] = await Promise.all([
    ctx.db.select().from(identityMarks).where(eq(identityMarks.userId, userId)),
    ctx.db.select().from(refusedProofs).where(eq(refusedProofs.userId, userId)),
  ])
  return whole([
    ...marks.map(({ kind, createdAt }) => ({ kind, keptAs: 'hash', since: iso(createdAt) })),
    ...refused.map(({ kind, createdAt, decision }) => ({
      ...{ kind, decision },
      refusedAt: iso(createdAt),
    })),
  ])
}

export const badgesOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db.select().from(badges).where(eq(badges.userId, userId))
  return whole(
    rows.map(({ level, boughtAt, grantedAt }) => ({
      level,
      boughtAt: iso(boughtAt),
      grantedAt: isoOrNull(grantedAt),
    })),
  )
}

export const settingsOf: Reader = async (ctx, userId) =>
  whole([{ ...(await switchesOf(ctx.db, userId)) }])

/** The push service a device is reached by; its address is a key to it. */
export const devicesOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  return whole(
    rows.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).host,
      createdAt: iso(createdAt),
    })),
  )
}

export const consentsOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.seq))
  return whole(
    rows.map(({ kind, version, isGiven, createdAt }) => ({
      ...{ kind, version, isGiven },
      at: iso(createdAt),
    })),
  )
}

/** The address that waits for its code. */
export const emailChangesOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db.select().from(emailChanges).where(eq(emailChanges.userId, userId))
  return whole(rows.map(({ email, createdAt }) => ({ email, askedAt: iso(createdAt) })))
}

/** Those that I made: who has blocked me is theirs. */
export const blocksOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db
    .select({ firstName: users.firstName, createdAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
  return whole(rows.map(({ firstName, createdAt }) => ({ firstName, createdAt: iso(createdAt) })))
}
