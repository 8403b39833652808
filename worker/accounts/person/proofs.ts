/** What a person proved, as part of other answers: which kinds, never what (D16). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { TOLD_PROOFS, type ToldProof } from '../../verification/terms.ts'

const told = sql.raw(TOLD_PROOFS.map((kind) => `'${kind}'`).join())

/** Their kinds with commas between, or null: for a select that makes an object of its own. */
export const provedKinds = (userId: SQLWrapper): SQL<string | null> =>
  sql`(select group_concat(v.kind) from verifications v
    where v.user_id = ${userId} and v.status = 'approved' and v.kind in (${told}))`

export const kindsIn = (kinds: string | null): ToldProof[] => {
  const proved = kinds?.split(',') ?? []
  return TOLD_PROOFS.filter((kind) => proved.includes(kind))
}

/** A column for a query over people; `userId` is the column (or value) that says whose. As many rows as they proved. */
export const proofsOf = (userId: SQLWrapper): SQL.Aliased<ToldProof[]> =>
  sql<ToldProof[]>`${provedKinds(userId)}`.mapWith(kindsIn).as('proofs')
