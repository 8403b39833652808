/** Every action of an administrator leaves a row: who, what, when. In the batch of what it does. */
import type { Ctx } from '../http/context.ts'
import { adminActions } from './tables.ts'

/** `target`: what it was done to, as "kind:id". Nothing secret goes into `details`. */
export const audit = (
  ctx: Ctx,
  adminId: string,
  action: string,
  target: string,
  details: Record<string, unknown> = {},
) =>
  ctx.db
    .insert(adminActions)
    .values({ adminId, action, target, details, createdAt: ctx.clock.now() })
