/** Accepts whatever is offered and lets nobody go: no meeting, no cancellation. Half of them press *entregado* at once besides. */
import { found, publish } from '../../town/things.ts'
import { act, type Deal, deed, look, type Person, propose, type Town } from '../../town/town.ts'

export async function hostageDay(town: Town, one: Person): Promise<void> {
  const { dice } = town
  if (dice.chance(0.1)) await publish(town, one)
  if (!dice.chance(0.35)) return
  const wanted = await found(town, one)
  const owner = wanted && town.known.get(wanted.userId)
  if (!wanted || !owner) return
  const offer = { offerType: 'money', offeredAmount: wanted.estimatedValue * 120 }
  await propose(town, one, owner, { requestedItemId: wanted.id, message: 'Lo quiero', ...offer })
}

export async function hostageTurn(town: Town, one: Person, deal: Deal): Promise<void> {
  const page = await look(town, one, deal)
  if (!page) return
  const can = (action: string) => page.availableActions.some((one) => one === action)
  if (can('accept')) await act(town, one, deal, 'accept')
  // What one side has confirmed no request ends any more (D53).
  else if (can('confirm_delivery') && one.nth % 2 === 0)
    await act(town, one, deal, 'confirm_delivery')
  if (can('deny_cancellation')) await act(town, one, deal, 'deny_cancellation')
  for (const { id, mayAnswer } of page.problems.filter(({ mayAnswer }) => mayAnswer)) {
    const json = { answer: 'contested', words: 'No es cierto: ya le entregué lo que acordamos.' }
    if (mayAnswer)
      await deed(town, one, 'answer', `/api/trades/${deal.id}/problems/${id}/answer`, json)
  }
}
