/** Where a person stands: their proofs, what is offered to them, their badges. */
import type { Ctx, Viewer } from '../http/context.ts'
import { paidPurchases } from '../payments/rows/purchases.ts'
import { takesCode } from './codes.ts'
import type { Badge, OfferedPackage, VerificationRecord } from './contract.ts'
import { FREE_KINDS, isOwned, type Paid, packagePrice } from './rules.ts'
import { badgesOf, grantedBadgesOf, verificationsOf } from './store.ts'
import { type BadgeLevel, PACKAGES, type PackageTerms, VERIFICATION_KINDS } from './terms.ts'
import { packageWords } from './words.ts'

/** What anybody may prove always, the others once a package opened them; in the order of the contract. */
export async function myVerifications(ctx: Ctx, viewer: Viewer): Promise<VerificationRecord[]> {
  const rows = await verificationsOf(ctx.db, viewer.id)
  const now = ctx.clock.now()
  return VERIFICATION_KINDS.flatMap((verificationType) => {
    const row = rows.find(({ kind }) => kind === verificationType)
    if (!row && !FREE_KINDS.some((free) => free === verificationType)) return []
    const { status = 'none', reason = null, subject = null } = row ?? {}
    return [
      { verificationType, status, reason, subject, takesCode: row ? takesCode(row, now) : false },
    ]
  })
}

/** Nobody has bought anything while signed out. */
export async function offeredPackages(ctx: Ctx, viewer: Viewer | null): Promise<OfferedPackage[]> {
  const [badges, paid] = viewer
    ? await Promise.all([badgesOf(ctx.db, viewer.id), paidPurchases(ctx.db, viewer.id)])
    : [[], []]
  const levels = badges.map(({ level }) => level)
  return PACKAGES.map((one) => ({
    ...one,
    ...offerOf(one, levels, paid),
    verificationTypes: [...one.verificationTypes],
    ...packageWords(one.badgeLevel, ctx.language),
  }))
}

function offerOf(one: PackageTerms, levels: readonly BadgeLevel[], paid: readonly Paid[]) {
  const isBought = isOwned(one, levels)
  return { isBought, toPay: isBought ? 0 : packagePrice(one, paid) }
}

export async function myBadges(ctx: Ctx, viewer: Viewer): Promise<Badge[]> {
  const granted = await grantedBadgesOf(ctx.db, viewer.id)
  return PACKAGES.filter((one) => granted.some(({ level }) => level === one.badgeLevel)).map(
    ({ id, badgeLevel }) => ({ id, badgeLevel }),
  )
}
