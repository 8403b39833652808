/** What a rule refuses, as it is answered. */
import { Refusal, type RefusalStatus } from '../../http/errors.ts'
import type { WishRefusal } from '../rules.ts'

const STATUS: Record<WishRefusal, RefusalStatus> = {
  wish_not_found: 404,
  wish_not_yours: 403,
  wish_closed: 409,
  wish_own: 422,
}

export function refuseIf(refusal: WishRefusal | null): void {
  if (refusal) throw new Refusal(refusal, STATUS[refusal])
}
