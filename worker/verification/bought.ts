/** What paying for a package opens (D38): the requests of its kinds, and its badge, at once where all of them are approved. */
import { sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { grantBadges } from './grant.ts'
import { kindOfProof } from './rules.ts'
import { badges, verifications } from './tables.ts'
import { PACKAGES } from './terms.ts'

/** For the batch that notes the payment. What is approved or waits stays so; what was rejected may be tried again. */
export function bought(ctx: Ctx, userId: string, packageId: number): Statement[] {
  const pack = PACKAGES.find(({ id }) => id === packageId)
  if (!pack) throw new Error(`no package ${packageId}`)
  const now = ctx.clock.now()
  const kinds = pack.verificationTypes.map(kindOfProof)
  return [
    ctx.db
      .insert(badges)
      .values({ userId, level: pack.badgeLevel, boughtAt: now })
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
    ...grantBadges(ctx.db, userId, now),
  ]
}
