/** An item for its page, as this person may see it: their own also while it is withheld, with the reason (D60). */
import type { Ctx } from '../http/context.ts'
import { whyWithheld } from '../safety/withheld/why.ts'
import { isWithheld } from './rules.ts'
import { cardById } from './store.ts'
import type { PageCard } from './view.ts'

export async function ownCard(
  ctx: Ctx,
  id: number,
  viewerId: string | null,
): Promise<PageCard | null> {
  const card = await cardById(ctx.db, id, viewerId)
  if (!card || !isWithheld(card)) return card
  const withheld = (await whyWithheld(ctx, 'item', [String(id)])).get(String(id))
  return withheld ? { ...card, withheld } : card
}
