/** Whether a session may do what administrators do (J260). */
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { adminFactors, adminRecoveryCodes } from '../tables.ts'
import type { FactorState } from '../terms.ts'

type Standing = {
  /** When the address was proved. */
  verifiedAt: number | null
  confirmedAt: number | null
  provedAt: number | null
}

/** Of this session; null: it has just ended. One query. */
export async function standingOf(ctx: Ctx, viewer: Viewer): Promise<Standing | null> {
  const [row] = await ctx.db
    .select({
      verifiedAt: users.emailVerifiedAt,
      confirmedAt: adminFactors.confirmedAt,
      provedAt: sessions.factorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(adminFactors, eq(adminFactors.userId, sessions.userId))
    .where(eq(sessions.idHash, viewer.sessionHash))
  return row ?? null
}

/** A product on one's own machine opens without one; where one was set up it is asked for there too. */
export function stateIn(ctx: Ctx, { confirmedAt, provedAt }: Standing): FactorState {
  if (confirmedAt === null) return ctx.settings.ENVIRONMENT === 'local' ? 'local' : 'none'
  return provedAt === null ? 'asked' : 'proved'
}

/** Of whoever has lost it, or has left. */
export const factorDropped = (db: Db, userId: string): Statement[] => [
  db.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, userId)),
  db.delete(adminFactors).where(eq(adminFactors.userId, userId)),
]
