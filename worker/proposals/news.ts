/** What a new proposal tells its owner. */
import { eq, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { notify } from '../notifications/notify.ts'

type Target = { id: number; ownerId: string; title: string }

export async function proposalNews(ctx: Ctx, viewer: Viewer, target: Target): Promise<Statement[]> {
  const [sender] = await ctx.db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, viewer.id))
  const notice = {
    userId: target.ownerId,
    type: 'trade_proposal' as const,
    tradeId: sql`(select max(id) from trades where from_user_id = ${viewer.id})`,
    params: { name: sender?.firstName ?? '', item: target.title },
  }
  return [notify(ctx.db, notice, ctx.clock.now())]
}
