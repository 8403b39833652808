/** Every action of an administrator leaves a row: who, what, when. In the batch of what it does. */
import type { SQL } from 'drizzle-orm'
import type { Ctx } from '../../http/context.ts'
import { adminActions } from '../tables.ts'

/**
 * `target`: what it was done to, as "kind:id". Nothing secret goes into `details`. As a sub-select `adminId`
 * guards the batch: it fails on admin_actions.admin_id where that finds nobody.
 */
export const audit = (
  ctx: Ctx,
  adminId: string | SQL,
  action: string,
  target: string,
  details: Record<string, unknown> = {},
) =>
  ctx.db
    .insert(adminActions)
    .values({ adminId, action, target, details, createdAt: ctx.clock.now() })
