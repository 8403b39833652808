/** Who is an administrator (D39): an address of the settings that its person has proved. To anybody else there is nothing. */
import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { users } from '../../accounts/tables.ts'
import type { AppEnv, Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { requireViewer, viewerOf } from '../../http/viewer.ts'

/** One row is read only for addresses of the settings. */
export async function isAdmin(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  if (!ctx.settings.ADMIN_EMAILS.includes(viewer.email)) return false
  const [row] = await ctx.db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, viewer.id))
  return typeof row?.verifiedAt === 'number'
}

/** 404 to anybody else, as for a path that is none. */
export const requireAdmin: MiddlewareHandler<AppEnv> = async (c, next) => {
  try {
    await requireViewer(c, async () => undefined)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('not_found', 404) : error
  }
  if (!(await isAdmin(c.get('ctx'), viewerOf(c)))) throw new Refusal('not_found', 404)
  await next()
}
