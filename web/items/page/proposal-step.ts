/** What pressing "Proponer Intercambio" leads to. */
import type { Item } from '#contract/items'

export type ProposalStep = 'join' | 'own' | 'propose'

/** `user` null: a visitor. */
export function proposalStep(
  item: Pick<Item, 'userId'>,
  user: { id: string } | null,
): ProposalStep {
  if (user === null) return 'join'
  return user.id === item.userId ? 'own' : 'propose'
}
