/** A thing whose words are found in the list of what may not be offered (D60): what is kept of it, and how it is put to administrators. */
import { sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import type { Ctx } from '../http/context.ts'
import type { Photo } from '../media/contract.ts'
import { picturesOfItem } from '../safety/evidence/copies.ts'
import { type Finding, findingOf, foundStatements } from '../safety/found/words.ts'
import { endWithheld, postOf } from '../safety/withheld/store.ts'
import { whyWithheld } from '../safety/withheld/why.ts'
import { isWithheld } from './rules.ts'
import type { ItemRow } from './store.ts'
import { WITHHELD } from './terms.ts'

/** All that is written of it. */
type Words = {
  title: string
  description: string
  location: string
  tags: readonly string[]
  wantedText?: string | undefined
}
/** Of what is sent all that is words: an edit may say some of them alone. */
export const wordsOf = ({ title, description, location, tags, wantedText }: Partial<Words>) => ({
  title,
  description,
  location,
  tags,
  wantedText,
})

type Shown = { id: number; ownerId: string; updatedAt: number; photos: readonly Photo[] } & Words

/** It is shown, or not, as it stands by then. */
export function settled(db: Db, id: number): Statement[] {
  const post = postOf('item')
  return post ? [post.settle(db, String(id))] : []
}

export const aboutItem = (id: number) => ({ kind: 'item', target: String(id) }) as const

/** `id`: of what is there already. */
export const findingOfItem = (
  ctx: Ctx,
  ownerId: string,
  { title, description, location, tags, wantedText = '' }: Words,
  id: number | null,
): Promise<Finding | null> =>
  findingOf(
    ctx,
    ownerId,
    { title, rest: [description, location, wantedText, ...tags] },
    id === null ? null : aboutItem(id),
  )

/** It is there as it was written just now. */
const isSo = ({ id, updatedAt }: Pick<Shown, 'id' | 'updatedAt'>) =>
  sql`exists (select 1 from items where id = ${id} and updated_at = ${updatedAt})`

/** Behind the statement that shows or changes it. */
export function putToAdministrators(ctx: Ctx, item: Shown, finding: Finding): Promise<Statement[]> {
  const { id, ownerId, title, description: text, photos } = item
  const post = {
    ...aboutItem(id),
    ownerId,
    evidence: { title, text },
    pictures: picturesOfItem(ctx, id, photos),
  }
  return foundStatements(ctx, post, finding, isSo(item))
}

type Judged = {
  deletedAt: null | typeof WITHHELD
  statements: Statement[]
  /** Administrators are told, once it is written. */
  isFound: boolean
}

/**
 * What an edit makes of it: whether it is shown by then, and what belongs to that. Mended words show it again, unless it is
 * hidden for reports; words that are still there wait on.
 */
export async function judgedEdit(ctx: Ctx, before: ItemRow, after: Shown): Promise<Judged> {
  const finding = await findingOfItem(ctx, before.ownerId, after, before.id)
  const about = aboutItem(before.id)
  if (finding) {
    const waits = finding.waits || isWithheld(before)
    const statements = await putToAdministrators(ctx, after, finding)
    return { deletedAt: waits ? WITHHELD : null, statements, isFound: true }
  }
  if (!isWithheld(before)) return { deletedAt: null, statements: [], isFound: false }
  const why = (await whyWithheld(ctx, 'item', [about.target])).get(about.target)
  if (why?.why !== 'words') return { deletedAt: WITHHELD, statements: [], isFound: false }
  const mended = sql`why = 'words' and ${isSo(after)}`
  // Hidden for reports as well, it waits for its time: the last statement knows.
  const ended = endWithheld(ctx.db, about, ctx.clock.now(), mended)
  const statements = [ended, ...settled(ctx.db, before.id)]
  return { deletedAt: WITHHELD, statements, isFound: false }
}
