/** Beginners (D59), of whom nothing is known yet, and whom administrators limited (D60). What they may do is less, and why is said with each refusal. */
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { hasLink } from '../../text/contact/terms.ts'
import { limitOn } from '../rules.ts'
import { users } from '../tables.ts'
import { STANDING_PROOFS } from '../terms.ts'

const kinds = sql.raw(STANDING_PROOFS.map((kind) => `'${kind}'`).join())

/** A condition: whether this person's phone or identity is proved. `userId`: the column (or value) that says whose. */
export const isProvedPerson = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from verifications as proved
    where proved.user_id = ${userId} and proved.status = 'approved' and proved.kind in (${kinds}))`

/** Whose limits are less than everybody's, and why; null: they are everybody's. */
export type LessFor = 'limited' | 'beginner' | null

/** Whoever is not there any more is a beginner. Two rows, or three. */
export async function lessFor(
  { db, clock }: { db: Db; clock: Ctx['clock'] },
  userId: string,
): Promise<LessFor> {
  const [row] = await db
    .select({
      createdAt: users.createdAt,
      successfulTrades: users.successfulTrades,
      limitedUntil: users.limitedUntil,
      isProved: isProvedPerson(users.id).mapWith(Boolean).as('is_proved'),
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ? limitOn(row, clock.now()) : 'beginner'
}

type Texts = Readonly<Record<string, string | readonly string[] | null | undefined>>

const linkedIn = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([path, text]) => (hasLink([text].flat().join('\n')) ? [path] : []))

/** Throws 422 `beginner_link` or `limited_link`, with an issue at each of the texts that has a link in it. */
function refuseLinks(paths: readonly string[], why: 'limited' | 'beginner'): void {
  if (paths.length === 0) return
  const code = `${why}_link` as const
  const issues = paths.map((path) => ({ path, code }))
  throw new Refusal(code, 422, { issues })
}

/** Of whoever is nobody yet: while they register. */
export const requireNoLinks = (texts: Texts): void => refuseLinks(linkedIn(texts), 'beginner')

/** The same of a beginner; who writes none is not looked up. */
export async function requireMayLink(ctx: Ctx, userId: string, texts: Texts): Promise<void> {
  const linked = linkedIn(texts)
  const why = linked.length > 0 ? await lessFor(ctx, userId) : null
  if (why) refuseLinks(linked, why)
}
