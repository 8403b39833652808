/** Codes that prove an address or a number: as those of the ways in (D20), in the row of what they prove. */

import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { CODE_MS, CODE_TRIES_MAX } from '../accounts/person/codes.ts'
import { CODE_LENGTH } from '../accounts/terms.ts'
import { HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { giveBack, spend } from '../http/guards/limits.ts'
import { keyedHash, sameHash, withKeys } from '../http/secrets/hash.ts'
import { isWaiting } from './rules.ts'
import { isOf, type VerificationRow } from './store.ts'
import { verifications } from './tables.ts'
import type { CodeKind } from './terms.ts'

/**
 * Of a phone: somebody calls or writes during their day, and whoever is called may be at work. It is
 * said to one person instead of lying in a mailbox, and five tries of a million are no more in a day.
 */
export const PHONE_CODE_MS = 24 * HOUR

type About = { kind: CodeKind; userId: string; subject: string }

/** Columns of the row; the code itself is only in what is sent or told. */
export async function newProofCode(ctx: Ctx, about: About) {
  const code = ctx.random.digits(CODE_LENGTH)
  const lives = about.kind === 'phone' ? PHONE_CODE_MS : CODE_MS
  const columns = {
    codeHash: await hashWith(ctx.settings.SECRET_KEY, about, code),
    codeTries: 0,
    codeExpiresAt: ctx.clock.now() + lives,
  }
  return { code, columns }
}

export const takesCode = (row: VerificationRow, now: number): boolean =>
  isWaiting(row.status) &&
  row.codeHash !== null &&
  (row.codeExpiresAt ?? 0) > now &&
  row.codeTries < CODE_TRIES_MAX

/**
 * The row that the code fits, as it was read, and what it proves. The try is spent before it is judged, so that parallel
 * tries do not slip through. Throws 422 `code_invalid`, 429.
 */
export async function judgeProofCode(ctx: Ctx, userId: string, kind: CodeKind, code: string) {
  const subject = `proof:${kind}:${userId}`
  await spend(ctx, 'codeTries', subject)
  const [row] = await ctx.db
    .update(verifications)
    .set({ codeTries: sql`${verifications.codeTries} + 1` })
    .where(
      and(
        isOf(userId, kind),
        eq(verifications.status, 'pending'),
        gt(verifications.codeExpiresAt, ctx.clock.now()),
        lt(verifications.codeTries, CODE_TRIES_MAX),
      ),
    )
    .returning()
  const about = { kind, userId, subject: row?.subject ?? '' }
  const codeHash = await withKeys(ctx.settings, async (secret) => {
    const given = await hashWith(secret, about, code)
    return row?.codeHash && sameHash(row.codeHash, given) ? given : null
  })
  if (!row || codeHash === null) throw new Refusal('code_invalid', 422)
  await giveBack(ctx.db, 'codeTries', subject)
  return { requestedAt: row.requestedAt, codeHash, subject: about.subject }
}

const hashWith = (secret: string, { kind, userId, subject }: About, code: string) =>
  keyedHash(secret, `proof:${kind}:${userId}:${subject}:${code}`)
