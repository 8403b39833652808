/** A public wish whose words are found in the list of what may not be offered (D60): as with things (items/judged.ts). */
import { sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { type Finding, findingOf, foundStatements } from '../safety/found/words.ts'
import { endWithheld, postOf } from '../safety/withheld/store.ts'
import { whyWithheld } from '../safety/withheld/why.ts'
import type { WishRow } from './rows/store.ts'

type Words = { words: string; note: string; location: string | null }

export const aboutWish = (id: number) => ({ kind: 'wish', target: String(id) }) as const

export const findingOfWish = (
  ctx: Ctx,
  ownerId: string,
  { words, note, location }: Words,
  id: number | null,
): Promise<Finding | null> =>
  findingOf(
    ctx,
    ownerId,
    { title: words, rest: [note, location ?? ''] },
    id === null ? null : aboutWish(id),
  )

type Shown = Words & { id: number; ownerId: string; updatedAt: number }

const isSo = ({ id, updatedAt }: Pick<Shown, 'id' | 'updatedAt'>) =>
  sql`exists (select 1 from wishes where id = ${id} and updated_at = ${updatedAt})`

/** Behind the statement that changes it. */
export const putToAdministrators = (ctx: Ctx, wish: Shown, finding: Finding) =>
  foundStatements(
    ctx,
    {
      ...aboutWish(wish.id),
      ownerId: wish.ownerId,
      evidence: { title: wish.words, text: wish.note },
      pictures: [],
    },
    finding,
    isSo(wish),
  )

type Judged = { withheld: boolean; statements: Statement[]; isFound: boolean }

/** What an edit makes of it: mended words show it again, unless it is hidden for reports (J283). */
export async function judgedEdit(ctx: Ctx, before: WishRow, after: Shown): Promise<Judged> {
  if (!before.isPublic) return { withheld: false, statements: [], isFound: false }
  const finding = await findingOfWish(ctx, before.ownerId, after, before.id)
  if (finding) {
    const statements = await putToAdministrators(ctx, after, finding)
    return { withheld: finding.waits || before.withheld, statements, isFound: true }
  }
  if (!before.withheld) return { withheld: false, statements: [], isFound: false }
  const about = aboutWish(before.id)
  const why = (await whyWithheld(ctx, 'wish', [about.target])).get(about.target)
  if (why?.why !== 'words') return { withheld: true, statements: [], isFound: false }
  const mended = sql`why = 'words' and ${isSo(after)}`
  const post = postOf('wish')
  const statements = [
    endWithheld(ctx.db, about, ctx.clock.now(), mended),
    ...(post ? [post.settle(ctx.db, about.target)] : []),
  ]
  return { withheld: true, statements, isFound: false }
}
