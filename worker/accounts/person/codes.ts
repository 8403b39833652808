/** Codes (D20): 6 digits, hashed, 10 minutes, dead after 5 wrong tries or when a newer one is sent. */
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { MINUTE } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { giveBack, spend } from '../../http/guards/limits.ts'
import { keyedHash, sameHash, withKeys } from '../../http/secrets/hash.ts'
import { codes, emailChanges } from '../tables.ts'
import { CODE_LENGTH } from '../terms.ts'

export const CODE_MS = 10 * MINUTE
export const CODE_TRIES_MAX = 5

/** 'change' proves a new address: its key is the person, so that a code is good for who asked for it alone. */
export type CodePurpose = 'verify' | 'reset' | 'change'

/** D24: 5 an hour and 30 s apart, for known and unknown addresses alike. Throws 429. */
export async function spendSend(ctx: Ctx, email: string): Promise<void> {
  await spend(ctx, 'codesSentPause', email)
  await spend(ctx, 'codesSent', email)
}

/** To an address that the person names: of the person as well, so that nobody writes to a hundred strangers through us. */
export async function spendSendOf(ctx: Ctx, userId: string, address: string): Promise<void> {
  await spend(ctx, 'codesSent', `person:${userId}`)
  await spendSend(ctx, address)
}

/** Statements: what `spendSend` took, where nothing was sent after all. */
export function giveBackSend(ctx: Ctx, email: string): Statement[] {
  return [giveBack(ctx.db, 'codesSentPause', email), giveBack(ctx.db, 'codesSent', email)]
}

/** The code goes into the mail, the statement into the batch; it replaces an older code. */
export async function newCode(ctx: Ctx, purpose: CodePurpose, email: string) {
  const code = ctx.random.digits(CODE_LENGTH)
  const codeHash = await hashWith(ctx.settings.SECRET_KEY, purpose, email, code)
  const fresh = { codeHash, tries: 0, expiresAt: ctx.clock.now() + CODE_MS }
  const statement = ctx.db
    .insert(codes)
    .values({ purpose, email, ...fresh })
    .onConflictDoUpdate({ target: [codes.purpose, codes.email], set: fresh })
  return { code, statement }
}

/**
 * The hash of a code that fits, for the guard of the batch that uses it up. The try is spent before
 * it is judged, so that parallel tries do not slip through. Throws 422 `code_invalid`, 429.
 */
export async function judgeCode(ctx: Ctx, purpose: CodePurpose, email: string, code: string) {
  await spend(ctx, 'codeTries', `${purpose}:${email}`)
  const [row] = await ctx.db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        isOf(purpose, email),
        gt(codes.expiresAt, ctx.clock.now()),
        lt(codes.tries, CODE_TRIES_MAX),
      ),
    )
    .returning({ codeHash: codes.codeHash })
  const fitting = await withKeys(ctx.settings, async (secret) => {
    const given = await hashWith(secret, purpose, email, code)
    return row && sameHash(row.codeHash, given) ? given : null
  })
  if (fitting === null) throw new Refusal('code_invalid', 422)
  await giveBack(ctx.db, 'codeTries', `${purpose}:${email}`)
  return fitting
}

/** With `codeHash` only that very code: of two callers one gets a row back. */
export function deleteCode(db: Db, purpose: CodePurpose, email: string, codeHash?: string) {
  const same = codeHash === undefined ? undefined : eq(codes.codeHash, codeHash)
  return db.delete(codes).where(and(isOf(purpose, email), same))
}

/** Cron. */
export function deleteExpiredCodes(db: Db, now: number) {
  return db.delete(codes).where(lte(codes.expiresAt, now))
}

/** Cron: addresses that nobody proved in time are not kept. */
export function deleteExpiredChanges(db: Db, now: number) {
  return db.delete(emailChanges).where(lte(emailChanges.createdAt, now - CODE_MS))
}

function isOf(purpose: CodePurpose, email: string) {
  return and(eq(codes.purpose, purpose), eq(codes.email, email))
}

function hashWith(secret: string, purpose: CodePurpose, email: string, code: string) {
  return keyedHash(secret, `code:${purpose}:${email}:${code}`)
}
