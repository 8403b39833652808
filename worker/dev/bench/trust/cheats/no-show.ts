/** Agrees to everything and comes to nothing. When it is reported it lies, or says that the other did not come. */
import { found, publish } from '../../town/things.ts'
import {
  act,
  type Deal,
  deed,
  look,
  otherIn,
  type Person,
  propose,
  sideIn,
  type Town,
} from '../../town/town.ts'

/** Shares of 1: of days, of reports. */
const OFFERS = 0.35
const LIES = 0.6
const ACCUSES = 0.3

export async function noShowDay(town: Town, one: Person): Promise<void> {
  const { dice } = town
  if (dice.chance(0.1)) await publish(town, one)
  if (!dice.chance(OFFERS)) return
  const wanted = await found(town, one)
  const owner = wanted && town.known.get(wanted.userId)
  if (!wanted || !owner) return
  const offer = { offerType: 'money', offeredAmount: wanted.estimatedValue * 120 }
  await propose(town, one, owner, { requestedItemId: wanted.id, message: 'Lo quiero', ...offer })
}

export async function noShowTurn(town: Town, one: Person, deal: Deal): Promise<void> {
  const page = await look(town, one, deal)
  if (!page) return
  const can = (action: string) => page.availableActions.some((one) => one === action)
  if (can('accept')) await act(town, one, deal, 'accept')
  if (can('confirm_meeting')) {
    await act(town, one, deal, 'confirm_meeting', { event: page.meetingEvent })
  }
  await lie(town, one, deal, page)
}

/** Of who comes to nothing, whoever it is. */
export async function lie(
  town: Town,
  one: Person,
  deal: Deal,
  page: NonNullable<Awaited<ReturnType<typeof look>>>,
): Promise<void> {
  const { dice } = town
  const words = 'Yo fui y esperé una hora, la otra persona no vino.'
  for (const { id, mayAnswer } of page.problems) {
    if (!mayAnswer || !dice.chance(LIES)) continue
    const json = { answer: 'contested', words }
    await deed(town, one, 'answer', `/api/trades/${deal.id}/problems/${id}/answer`, json)
  }
  const mayAccuse = deal.came !== null && page.reportable.some((kind) => kind === 'no_show')
  if (!mayAccuse || !dice.chance(ACCUSES)) return
  const given = { kind: 'no_show', words }
  await deed(town, one, 'report', `/api/trades/${deal.id}/problems`, given)
  deal.news[sideIn(deal, otherIn(deal, one))] = true
}
