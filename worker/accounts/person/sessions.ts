/** Sessions (D18): an opaque id in a cookie, stored hashed, 30 days sliding, 180 at most (D62), revocable. */
import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { DAY, HOUR, iso } from '../../http/clock.ts'
import type { Ctx, LiveSession, Sessions, Viewer } from '../../http/context.ts'
import { sha256 } from '../../http/secrets/hash.ts'
import { hasBlocks } from '../../safety/blocks/between.ts'
import type { SessionInfo } from '../contract.ts'
import { sessions, users } from '../tables.ts'
import { claimedBy, TOKEN_MAX, tokenFor } from './claims.ts'

export const SESSION_MS = 30 * DAY
/** However much it is used: whoever holds one signs in again. */
export const SESSION_LONGEST_MS = 180 * DAY
/** J260: of whoever is an administrator. */
export const ADMIN_SESSION_MS = 12 * HOUR
/** Sliding costs a write: at most one a day. */
const TOUCH_AFTER_MS = DAY

/** Enough of the hash to name one of a person's sessions; the cookie cannot be had from it. */
const SHORT_ID_LENGTH = 16
/** So many a person: all of them are listed, and whoever signs in without an end keeps no table growing. */
export const SESSIONS_MAX = 100

type NewSession = { token: string; statement: Statement }

/** The token goes into the cookie, the statement into the batch that signs in. */
export async function newSession(ctx: Ctx, userId: string, device: string): Promise<NewSession> {
  const token = tokenFor(ctx.settings, ctx.random.token(32), userId)
  const now = ctx.clock.now()
  const statement = ctx.db.insert(sessions).values({
    idHash: await sha256(token),
    // Fails on sessions.user_id for who is leaving, or has left (D47): one that is begun as the account closes is none.
    userId: sql`(select id from users where id = ${userId} and left_at is null)`,
    device: device.slice(0, 120),
    createdAt: now,
    touchedAt: now,
    expiresAt: now + SESSION_MS,
  })
  return { token, statement }
}

/** The person behind a cookie, or null. One query. */
export async function sessionOf(db: Db, token: string, now: number): Promise<LiveSession | null> {
  const idHash = await sha256(token)
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      touchedAt: sessions.touchedAt,
      createdAt: sessions.createdAt,
      hasBlocks: hasBlocks.as('has_blocks'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // One that was begun in the moment of a suspension, or of leaving, is none.
    .where(
      and(
        eq(sessions.idHash, idHash),
        gt(sessions.expiresAt, now),
        isNull(users.suspendedAt),
        isNull(users.leftAt),
      ),
    )
  if (!row) return null
  return {
    viewer: { id: row.id, email: row.email, sessionHash: idHash, hasBlocks: row.hasBlocks },
    touchedAt: row.touchedAt,
    createdAt: row.createdAt,
  }
}

/** What every route asks of its cookie, given to them by `worker/serve/setup.ts`. */
export const liveSessions: Sessions = {
  claimed: ({ settings }, token) => claimedBy(settings, token),
  find: async ({ db, clock, settings }, token) => {
    if (token.length > TOKEN_MAX) return null
    const live = await sessionOf(db, token, clock.now())
    const isOver = live && live.createdAt + ADMIN_SESSION_MS <= clock.now()
    return isOver && settings.ADMIN_EMAILS.includes(live.viewer.email) ? null : live
  },
  touch: async ({ db, clock }, { viewer, touchedAt }) => {
    const now = clock.now()
    if (now - touchedAt < TOUCH_AFTER_MS) return null
    const expiresAt = sql`min(${now + SESSION_MS}, ${sessions.createdAt} + ${SESSION_LONGEST_MS})`
    const [row] = await db
      .update(sessions)
      .set({ touchedAt: now, expiresAt })
      .where(eq(sessions.idHash, viewer.sessionHash))
      .returning({ expiresAt: sessions.expiresAt })
    return row ? Math.max(0, row.expiresAt - now) : null
  },
}

/** Whoever it belongs to: the session of a cookie that is being replaced or signed out. */
export function endSessionWith(db: Db, idHash: string) {
  return db.delete(sessions).where(eq(sessions.idHash, idHash))
}

/** D18: one of the person's own, by the short id that the list shows. */
export function endSessionNamed(db: Db, userId: string, shortId: string) {
  const named = sql`substr(${sessions.idHash}, 1, ${SHORT_ID_LENGTH}) = ${shortId}`
  return db.delete(sessions).where(and(eq(sessions.userId, userId), named))
}

export function endSessionsOf(db: Db, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId))
}

export function endOtherSessions(db: Db, userId: string, keepHash: string) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, keepHash)))
}

/** Latest first. */
export async function sessionsOf(db: Db, viewer: Viewer, now: number): Promise<SessionInfo[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.touchedAt))
    .limit(SESSIONS_MAX)
  return rows.map((row) => ({
    id: row.idHash.slice(0, SHORT_ID_LENGTH),
    device: row.device,
    createdAt: iso(row.createdAt),
    lastSeenAt: iso(row.touchedAt),
    current: row.idHash === viewer.sessionHash,
  }))
}

/** For the batch that signs in, behind the new one: those that were used longest ago end. */
export function endSurplusSessions(db: Db, userId: string) {
  return db.delete(sessions).where(
    sql`${sessions.idHash} in (select id_hash from sessions where user_id = ${userId}
      order by touched_at desc limit -1 offset ${SESSIONS_MAX})`,
  )
}

/** Cron. */
export function deleteExpiredSessions(db: Db, now: number) {
  return db.delete(sessions).where(lte(sessions.expiresAt, now))
}
