/** What pressing "Proponer Intercambio" leads to (part 1 sections 5, 6 and 8). */
import type { Item } from '#contract/items'

/** `later`: proposals are not open yet. */
export type ProposalStep = 'join' | 'own' | 'later'

/** `user` null: a visitor. */
export function proposalStep(
  item: Pick<Item, 'userId'>,
  user: { id: string } | null,
): ProposalStep {
  if (user === null) return 'join'
  return user.id === item.userId ? 'own' : 'later'
}
