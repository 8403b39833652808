/** What paying for a package opens (D38): its badge, which waits, and the requests of its kinds. */
import { sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { PACKAGES, type PackageProof, type VerificationKind } from './contract.ts'
import { badges, verifications } from './tables.ts'

export const kindOf = (proof: PackageProof): VerificationKind =>
  proof === 'cedula' ? 'government_id' : proof

/** For the batch that notes the payment. What is approved or waits stays so; what was rejected may be tried again. */
export function bought(ctx: Ctx, userId: string, packageId: number): Statement[] {
  const pack = PACKAGES.find(({ id }) => id === packageId)
  if (!pack) throw new Error(`no package ${packageId}`)
  const now = ctx.clock.now()
  const kinds = pack.verificationTypes.map(kindOf)
  const approved = sql`(select count(*) from verifications where verifications.user_id = ${userId}
    and verifications.status = 'approved' and verifications.kind in ${kinds})`
  return [
    ctx.db
      .insert(badges)
      .values({
        userId,
        level: pack.badgeLevel,
        boughtAt: now,
        grantedAt: sql`iif(${approved} = ${kinds.length}, ${now}, null)`,
      })
      // Bought before and paid back outside: it is theirs again.
      .onConflictDoUpdate({ target: [badges.userId, badges.level], set: { boughtAt: now } }),
    ctx.db
      .insert(verifications)
      .values(kinds.map((kind) => ({ userId, kind, status: 'open' as const, requestedAt: now })))
      .onConflictDoUpdate({
        target: [verifications.userId, verifications.kind],
        set: { status: 'open', reason: null, requestedAt: now },
        setWhere: sql`${verifications.status} = 'rejected'`,
      }),
  ]
}
