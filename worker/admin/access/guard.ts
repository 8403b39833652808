/** Who is an administrator (D39): an address of the settings that its person has proved. To anybody else there is nothing. */
import { eq } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { users } from '../../accounts/tables.ts'
import type { AppEnv, Ctx, SignedIn } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { requireViewer, viewerOf } from '../../http/viewer.ts'
import type { FactorState } from '../terms.ts'
import { standingOf, stateIn } from './factor-state.ts'

/** One row is read only for addresses of the settings. */
export async function isAdmin(ctx: Ctx, viewer: SignedIn): Promise<boolean> {
  if (!ctx.settings.ADMIN_EMAILS.includes(viewer.email)) return false
  const [row] = await ctx.db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, viewer.id))
  return typeof row?.verifiedAt === 'number'
}

/** Administrators whose second factor is set up, and proved by this session (J260): 403 `factor_missing`, `factor_needed`. */
export const requireAdmin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const state = await stateOfAdmin(c)
  if (state === 'none') throw new Refusal('factor_missing', 403)
  if (state === 'asked') throw new Refusal('factor_needed', 403)
  await next()
}

/** Whatever their second factor says. */
export const requireUnproved: MiddlewareHandler<AppEnv> = async (c, next) => {
  await stateOfAdmin(c)
  await next()
}

/** One query, for addresses of the settings alone. Throws 404 to anybody else, as for a path that is none. */
async function stateOfAdmin(c: Context<AppEnv>): Promise<FactorState> {
  try {
    await requireViewer(c, async () => undefined)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('not_found', 404) : error
  }
  const [ctx, viewer] = [c.get('ctx'), viewerOf(c)]
  const isNamed = ctx.settings.ADMIN_EMAILS.includes(viewer.email)
  const standing = isNamed ? await standingOf(ctx, viewer) : null
  if (typeof standing?.verifiedAt !== 'number') throw new Refusal('not_found', 404)
  return stateIn(ctx, standing)
}
