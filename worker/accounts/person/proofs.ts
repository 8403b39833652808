/** What a person proved, as part of other answers: which kinds, never what (D16). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { TOLD_PROOFS, type ToldProof } from '../../verification/terms.ts'

/** A column for a query over people; `userId` is the column (or value) that says whose. As many rows as they proved. */
export function proofsOf(userId: SQLWrapper): SQL.Aliased<ToldProof[]> {
  const told = sql.raw(TOLD_PROOFS.map((kind) => `'${kind}'`).join())
  return sql<ToldProof[]>`(select group_concat(v.kind) from verifications v
    where v.user_id = ${userId} and v.status = 'approved' and v.kind in (${told}))`
    .mapWith((kinds: string) => {
      const proved = kinds.split(',')
      return TOLD_PROOFS.filter((kind) => proved.includes(kind))
    })
    .as('proofs')
}
