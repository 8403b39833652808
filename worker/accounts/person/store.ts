/** SQL of people and registrations. What an action batches is returned as a statement. */
import { and, eq, lte, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { DAY, iso } from '../../http/clock.ts'
import { languageOf } from '../../http/language.ts'
import type { Language } from '../../http/terms.ts'
import { knownTown } from '../../places/remembered.ts'
import { scoreOf } from '../../reputation/rules.ts'
import type { CurrentUser } from '../contract.ts'
import { codes, emailChanges, pendingRegistrations, userCounters, users } from '../tables.ts'
import { badgeOf } from './badge.ts'
import { deleteExpiredChanges, deleteExpiredCodes } from './codes.ts'
import { imageUrlOf } from './person.ts'
import { deleteExpiredSessions } from './sessions.ts'

/** A registration nobody proved is forgotten after so long. */
export const PENDING_MS = 7 * DAY

/** What the ways in need to know of a person. */
export type Person = {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  passwordVersion: number
  language: Language
  suspendedAt: number | null
  /** Has asked to leave and may still come back (D47). */
  isLeaving: boolean
}

type NewPending = typeof pendingRegistrations.$inferInsert
export type Pending = typeof pendingRegistrations.$inferSelect

const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  passwordHash: users.passwordHash,
  passwordVersion: users.passwordVersion,
  language: users.language,
  suspendedAt: users.suspendedAt,
  isLeaving:
    sql<boolean>`exists (select 1 from departures where user_id = ${users.id} and step = 0)`
      .mapWith(Boolean)
      .as('is_leaving'),
}

/** A newcomer's trades are few. */
const PROPOSED_AMONG = sql.raw('10')

/** Two rows at most. What of it still holds is judged by the list itself. */
const hasMatches = sql<boolean>`(
  exists (select 1 from interests indexed by interests_list
    where owner_id = ${users.id} and rank is not null and refused_at is null)
  or exists (select 1 from interests indexed by interests_mutual
    where owner_id = ${users.id} and mutual_at is not null and refused_at is null))`
  .mapWith(Boolean)
  .as('has_matches')

/** Of a few rows; a question alone is none. Whoever has traded has proposed, or knows how. */
const hasProposed = sql<boolean>`(${users.successfulTrades} = 0 and exists (
    select 1 from (select offer_type, versions from trades indexed by trades_from
      where from_user_id = ${users.id} order by id desc limit ${PROPOSED_AMONG})
    where offer_type is not null or versions > 1))`
  .mapWith(Boolean)
  .as('has_proposed')

const countColumns = {
  publishedItems: userCounters.publishedItems,
  favoriteItems: userCounters.favoriteItems,
}

export async function personByEmail(db: Db, email: string): Promise<Person | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.email, email))
  return row ? { ...row, language: languageOf(row.language) } : null
}

export async function personById(db: Db, id: string): Promise<Person | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, id))
  return row ? { ...row, language: languageOf(row.language) } : null
}

export async function currentUser(db: Db, id: string): Promise<CurrentUser | null> {
  const [found] = await db
    .select({ row: users, ...countColumns, badge: badgeOf(users.id), hasMatches, hasProposed })
    .from(users)
    .leftJoin(userCounters, eq(userCounters.userId, users.id))
    .where(eq(users.id, id))
  if (!found) return null
  const { row, publishedItems, favoriteItems, badge } = found
  const { email, firstName, lastName, bio, city, country, phoneNumber, occupation } = row
  const { state, address, dateOfBirth, gender } = row
  const { isVerified, totalTrades, successfulTrades, tokenBalance, skills, interests } = row
  const home = await knownTown(db, city, country)
  return {
    ...{ id, email, firstName, lastName, bio, city, country, phoneNumber, occupation },
    ...{ state, address, dateOfBirth, gender },
    ...{ isVerified, badge, totalTrades, successfulTrades, tokenBalance, skills, interests },
    reputationScore: scoreOf(row),
    publishedItems: publishedItems ?? 0,
    favoriteItems: favoriteItems ?? 0,
    homePoint: home?.point ?? null,
    profileImageUrl: imageUrlOf(row.profileImage),
    createdAt: iso(row.createdAt),
    ...(found.hasMatches && { hasMatches: true }),
    ...(found.hasProposed && { hasProposed: true }),
  }
}

export async function pendingByEmail(db: Db, email: string): Promise<Pending | null> {
  const [row] = await db
    .select()
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email))
  return row ?? null
}

/** D19: the newest registration of an address replaces older ones. */
export function putPending(db: Db, row: NewPending) {
  const { email: _key, ...rest } = row
  const { address = null, occupation = null, bio = null } = row
  return db
    .insert(pendingRegistrations)
    .values(row)
    .onConflictDoUpdate({
      target: pendingRegistrations.email,
      set: { ...rest, address, occupation, bio },
    })
}

/** Of an address that is somebody's (D62): in the place of a browser's hash, which no text of this length is. */
const DECOY = 'decoy'

export const isDecoy = ({ browserHash }: Pick<Pending, 'browserHash'>): boolean =>
  browserHash === DECOY

export function decoyOf(
  { email, passwordHash, language }: Pick<NewPending, 'email' | 'passwordHash' | 'language'>,
  now: number,
): NewPending {
  const nobody = { firstName: '', lastName: '', phoneNumber: '', dateOfBirth: '', gender: '' }
  const nowhere = { country: '', city: '', browserHash: DECOY, createdAt: now }
  return { email, passwordHash, language, ...nobody, ...nowhere }
}

export function deletePending(db: Db, email: string) {
  return db.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
}

type NewPerson = Omit<typeof users.$inferInsert, 'createdAt' | 'updatedAt'>

/** Fails on users.email when somebody has the address. */
export function insertPerson(db: Db, person: NewPerson, now: number) {
  return db.insert(users).values({ ...person, createdAt: now, updatedAt: now })
}

type Proof = { id: string; pending: Pending; passwordHash: string; codeHash: string; now: number }

/**
 * The person of a proved registration. Fails on users.email when the registration or its code was
 * replaced or used up in the meantime: the sub-select finds nothing and the column takes no null.
 */
export function insertProvedPerson(db: Db, proof: Proof) {
  const { browserHash, createdAt: _registered, ...person } = proof.pending
  const stillThere = sql`(
    select ${pendingRegistrations.email} from ${pendingRegistrations}
    inner join ${codes} on ${codes.email} = ${pendingRegistrations.email}
    where ${pendingRegistrations.email} = ${person.email}
      and ${pendingRegistrations.browserHash} = ${browserHash}
      and ${codes.purpose} = 'verify' and ${codes.codeHash} = ${proof.codeHash})`
  return db.insert(users).values({
    ...person,
    id: proof.id,
    email: stillThere,
    passwordHash: proof.passwordHash,
    emailVerifiedAt: proof.now,
    createdAt: proof.now,
    updatedAt: proof.now,
  })
}

type NewPassword = { id: string; version: number; passwordHash: string; now: number }

/** Fails on users.password_version when the password changed since `version` was read. */
export function changePasswordStatement(db: Db, change: NewPassword) {
  const { id, version, passwordHash, now } = change
  return db
    .update(users)
    .set({
      passwordHash,
      passwordVersion: sql`case when ${users.passwordVersion} = ${version} then ${version + 1} end`,
      updatedAt: now,
    })
    .where(eq(users.id, id))
}

/** The way back goes through the mailbox, which proves the address. */
export function markEmailVerified(db: Db, id: string, now: number) {
  return db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
    .where(eq(users.id, id))
}

/** The same password under today's parameters; not when it changed since `known` was read. */
export function rehashStatement(db: Db, id: string, known: string, passwordHash: string) {
  return db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, known)))
}

/** Cron. Answers how many rows went. */
export async function deleteExpiredAccountRows(db: Db, now: number): Promise<number> {
  const statements: Statement[] = [
    db
      .delete(pendingRegistrations)
      .where(lte(pendingRegistrations.createdAt, now - PENDING_MS))
      .returning({ email: pendingRegistrations.email }),
    deleteExpiredCodes(db, now).returning({ email: codes.email }),
    deleteExpiredChanges(db, now).returning({ userId: emailChanges.userId }),
    deleteExpiredSessions(db, now).returning(),
  ]
  const gone = await runBatch(db, statements)
  return gone.reduce((sum: number, rows) => sum + (Array.isArray(rows) ? rows.length : 0), 0)
}
