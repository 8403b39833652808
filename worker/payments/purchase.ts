/** Buying a package (D38): what is free is not sold, what is owned not again, a bigger one for the difference (D56). */
import { sql } from 'drizzle-orm'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { packagePrice, packageRefusal } from '../verification/rules.ts'
import { badgesOf } from '../verification/store.ts'
import { PACKAGES } from '../verification/terms.ts'
import type { PurchaseBody, StartedPayment } from './contract.ts'
import { hasPaidFor, livePurchases } from './rows/purchases.ts'
import { isBegun, isPaid, isReleasing } from './rules.ts'
import { type Found, inserted, newPaymentId, startPayment } from './start.ts'
import { abandoned, begun } from './store.ts'

type Pack = (typeof PACKAGES)[number]

/**
 * Throws 404 for a package that is none; 409 `package_free`, `package_bought`; 422 `package_amount` for another amount
 * than it costs this person now, 409 when that changed in the same moment.
 */
export function startPurchase(
  ctx: Ctx,
  viewer: Viewer,
  { packageId, amount }: PurchaseBody,
): Promise<StartedPayment> {
  const pack = PACKAGES.find(({ id }) => id === packageId)
  if (!pack) throw new Refusal('not_found', 404)
  return startPayment(
    ctx,
    () => purchaseOf(ctx, viewer, pack, amount),
    (status) => {
      if (isPaid(status)) return new Refusal('package_bought', 409)
      return isReleasing(status) ? new Refusal('payment_returned', 409) : null
    },
  )
}

async function purchaseOf(
  ctx: Ctx,
  viewer: Viewer,
  pack: Pack,
  shown: number | undefined,
): Promise<Found> {
  const [badges, live] = await Promise.all([
    badgesOf(ctx.db, viewer.id),
    livePurchases(ctx.db, viewer.id),
  ])
  const paid = live.filter(({ status }) => isPaid(status))
  const amount = packagePrice(pack, paid)
  const levels = badges.map(({ level }) => level)
  const refusal = packageRefusal(pack, levels, amount)
  if (refusal) return { refusal: new Refusal(refusal, 409) }
  if (shown !== undefined && shown !== amount)
    return { refusal: new Refusal('package_amount', 422) }
  const open = live.find(({ status, packageId }) => packageId === pack.id && isBegun(status))
  if (open?.amount === amount) return { payment: open }
  // Of another price: nobody pays it any more.
  if (open) await abandoned(ctx.db, open, 'releasing', ctx.clock.now())
  const id = newPaymentId(ctx)
  const draft = {
    id,
    kind: 'verification_package' as const,
    // Two windows: what was paid in the other one meanwhile makes this one fail.
    userId: sql`(select ${viewer.id} where ${hasPaidFor(viewer.id, paid.length)})`,
    packageId: pack.id,
    amount,
    description: `${ctx.settings.BRAND_NAME}: ${pack.badgeLevel}`,
  }
  const earlier = async () => {
    const now = await livePurchases(ctx.db, viewer.id)
    return now.find((one) => one.packageId === pack.id && one.amount === amount)
  }
  return inserted(ctx, id, begun(ctx.db, draft, ctx.clock.now()), earlier, 'package_amount')
}
