/** D19, wherever a birth date is taken. */
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { isOldEnough } from '../rules.ts'

/** Throws 422 `too_young`, on the field. */
export function requireOfAge(ctx: Ctx, dateOfBirth: string): void {
  if (isOldEnough(dateOfBirth, ctx.clock.now())) return
  throw new Refusal('too_young', 422, { issues: [{ path: 'dateOfBirth', code: 'too_young' }] })
}
