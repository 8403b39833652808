/** Beginners (D59): of whom nothing is known yet. What they may do is less, and how to do more is said with each refusal. */
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { hasLink } from '../../text/contact/terms.ts'
import { isBeginner } from '../rules.ts'
import { users } from '../tables.ts'
import { STANDING_PROOFS } from '../terms.ts'

const kinds = sql.raw(STANDING_PROOFS.map((kind) => `'${kind}'`).join())

/** A condition: whether this person's phone or identity is proved. `userId`: the column (or value) that says whose. */
export const isProvedPerson = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from verifications as proved
    where proved.user_id = ${userId} and proved.status = 'approved' and proved.kind in (${kinds}))`

/** Of whoever is not there any more, too. Two rows, or three. */
export async function isBeginnerNow(
  { db, clock }: { db: Db; clock: Ctx['clock'] },
  userId: string,
): Promise<boolean> {
  const [row] = await db
    .select({
      createdAt: users.createdAt,
      successfulTrades: users.successfulTrades,
      isProved: isProvedPerson(users.id).mapWith(Boolean).as('is_proved'),
    })
    .from(users)
    .where(eq(users.id, userId))
  return !row || isBeginner(row, clock.now())
}

type Texts = Readonly<Record<string, string | readonly string[] | null | undefined>>

const linkedIn = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([path, text]) => (hasLink([text].flat().join('\n')) ? [path] : []))

/** Throws 422 `beginner_link`, with an issue at each of the texts that has a link in it. */
function refuseLinks(paths: readonly string[]): void {
  if (paths.length === 0) return
  const issues = paths.map((path) => ({ path, code: 'beginner_link' }))
  throw new Refusal('beginner_link', 422, { issues })
}

/** Of whoever is nobody yet: while they register. */
export const requireNoLinks = (texts: Texts): void => refuseLinks(linkedIn(texts))

/** The same of a beginner; who writes none is not looked up. */
export async function requireMayLink(ctx: Ctx, userId: string, texts: Texts): Promise<void> {
  const linked = linkedIn(texts)
  if (linked.length > 0 && (await isBeginnerNow(ctx, userId))) refuseLinks(linked)
}
