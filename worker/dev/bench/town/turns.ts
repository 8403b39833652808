/** What honest people do with a trade: answer, agree on a meeting, come (most), say so when they cannot, and review. */
import type { TradePage } from '../../../trades/contract.ts'
import {
  act,
  DAY,
  type Deal,
  deed,
  HOUR,
  isCheat,
  look,
  otherIn,
  type Person,
  sideIn,
  type Town,
} from './town.ts'

/** Shares of 1. */
const OFTEN = {
  /** Things that come between, of an open trade a day. */
  cancel: 0.01,
  approve: 0.9,
  cannotCome: 0.02,
  review: 0.6,
  /** After somebody did not come. */
  reportNoShow: 0.8,
  reportPerson: 0.35,
  block: 0.3,
  ownUp: 0.8,
}
/** So long they wait for a meeting to be agreed on. */
const PATIENCE = 3 * DAY
/** Of somebody who writes back. */
const STARS = [5, 5, 5, 5, 4, 4, 3] as const

/** How somebody answers an offer that they were made, as its page shows it. */
export type Answers = (town: Town, one: Person, deal: Deal, page: TradePage) => Promise<void>

/** Looks at a trade and does what it asks for. */
export async function takeTurn(
  town: Town,
  one: Person,
  deal: Deal,
  answer: Answers,
): Promise<void> {
  const seen = await look(town, one, deal)
  if (!seen) return
  // An answer may have ended the trade.
  const page = (await answerReports(town, one, deal, seen)) ? await look(town, one, deal) : seen
  if (!page) return
  const can = (action: string) => page.availableActions.some((one) => one === action)
  if (can('accept')) return answer(town, one, deal, page)
  if (page.myReview === 'open') return review(town, one, deal)
  if (can('approve_cancellation')) return answerCancelling(town, one, deal)
  if (await isLetDown(town, one, deal, page)) return
  if (deal.met && can('confirm_delivery'))
    return void (await act(town, one, deal, 'confirm_delivery'))
  if (!can('request_cancellation') && !can('set_meeting_details')) return
  await meetOrLeave(town, one, deal, page)
}

async function answerCancelling(town: Town, one: Person, deal: Deal): Promise<void> {
  const isApproved = town.dice.chance(OFTEN.approve)
  await act(town, one, deal, isApproved ? 'approve_cancellation' : 'deny_cancellation')
}

/** Whoever did not come mostly owns up; whoever came says so. Whether anything was answered. */
async function answerReports(
  town: Town,
  one: Person,
  deal: Deal,
  page: TradePage,
): Promise<boolean> {
  const asked = page.problems.filter(({ mayAnswer }) => mayAnswer)
  for (const { id, kind } of asked) {
    const isAtFault = kind === 'no_show' && deal.came?.[sideIn(deal, one)] === false
    const json =
      isAtFault && town.dice.chance(OFTEN.ownUp)
        ? { answer: 'agreed', words: 'Perdón, me olvidé del encuentro.' }
        : {
            answer: 'contested',
            words: 'No fue así: lo digo con todos los detalles que hacen falta.',
          }
    await deed(town, one, 'answer', `/api/trades/${deal.id}/problems/${id}/answer`, json)
    deal.news[sideIn(deal, otherIn(deal, one))] = true
  }
  return asked.length > 0
}

/** They came and the other did not, or the other says that it is done: it is reported, and left. */
async function isLetDown(town: Town, one: Person, deal: Deal, page: TradePage): Promise<boolean> {
  const [side, other] = [sideIn(deal, one), otherIn(deal, one)]
  const otherSide = sideIn(deal, other)
  const isAlone = deal.came?.[side] === true && !deal.came[otherSide]
  const saysDone =
    otherSide === 'owner' ? page.toUserDeliveryConfirmed : page.fromUserDeliveryConfirmed
  const isLie = saysDone && !deal.met
  if (!isAlone && !isLie) return false
  deal.wantsOut[side] ??= town.product.now()
  const kind = isAlone ? 'no_show' : 'not_as_agreed'
  const isReportable = page.reportable.some((one) => one === kind)
  if (isReportable && town.dice.chance(OFTEN.reportNoShow)) {
    const words = 'Esperé una hora en el lugar y no vino nadie.'
    await deed(town, one, 'report', `/api/trades/${deal.id}/problems`, { kind, words })
    deal.news[otherSide] = true
    if (town.dice.chance(OFTEN.reportPerson))
      await reportPerson(town, one, other, isAlone ? 'no_show' : 'scam')
    if (town.dice.chance(OFTEN.block))
      await deed(town, one, 'block', '/api/blocks', { userId: other.id })
  } else await askForTheEnd(town, one, deal, page)
  deal.lookAt[side] = town.product.now() + 1.2 * DAY
  return true
}

async function meetOrLeave(town: Town, one: Person, deal: Deal, page: TradePage): Promise<void> {
  const { dice, product } = town
  const [side, now] = [sideIn(deal, one), product.now()]
  const can = (action: string) => page.availableActions.some((one) => one === action)
  deal.lookAt[side] = now + 1.2 * DAY
  if (dice.chance(OFTEN.cancel)) return askForTheEnd(town, one, deal, page, 'changed_mind')
  if (can('confirm_meeting')) {
    return void (await act(town, one, deal, 'confirm_meeting', { event: page.meetingEvent }))
  }
  const isAhead = deal.meetingAt !== null && deal.meetingAt > now
  if (isAhead) {
    if (can('cannot_come') && dice.chance(OFTEN.cannotCome))
      await act(town, one, deal, 'cannot_come')
    return
  }
  const isTired = now - (deal.acceptedAt ?? now) > PATIENCE + (deal.came ? 7 * DAY : 0)
  if (isTired) return askForTheEnd(town, one, deal, page)
  const isTheirs =
    page.meetingSuggestedBy === one.id && Date.parse(page.meetingDateTime ?? '') > now
  if (!isTheirs && can('set_meeting_details')) await suggest(town, one, deal)
}

/** In the afternoon of one of the next days. */
export async function suggest(town: Town, one: Person, deal: Deal): Promise<void> {
  const { dice, product, start } = town
  const today = Math.floor((product.now() - start) / DAY)
  const at = start + (today + dice.between(1, 3)) * DAY + 16 * HOUR
  const meetingDateTime = new Date(at).toISOString()
  const place = { meetingLocation: 'Plaza principal, al lado de la fuente', meetingDateTime }
  await act(town, one, deal, 'set_meeting_details', place)
}

async function askForTheEnd(
  town: Town,
  one: Person,
  deal: Deal,
  page: TradePage,
  cancellationKind = 'cannot_meet',
): Promise<void> {
  const side = sideIn(deal, one)
  deal.lookAt[side] = town.product.now() + 1.2 * DAY
  if (!page.availableActions.some((one) => one === 'request_cancellation')) return
  deal.wantsOut[side] ??= town.product.now()
  await act(town, one, deal, 'request_cancellation', { cancellationKind })
  // Denied before: whoever says no and nothing else takes others' time.
  if (page.cancelsAtOnce && town.dice.chance(OFTEN.reportPerson))
    await reportPerson(town, one, otherIn(deal, one), 'scam')
}

async function review(town: Town, one: Person, deal: Deal): Promise<void> {
  if (!town.dice.chance(OFTEN.review)) return
  const body = {
    reviewedUserId: otherIn(deal, one).id,
    tradeProposalId: deal.id,
    rating: town.dice.pick(STARS),
    comment: 'Todo salió como acordamos, gracias por el cambio.',
  }
  await deed(town, one, 'review', '/api/reviews', body)
}

export async function reportPerson(
  town: Town,
  one: Person,
  other: Person,
  reason: string,
): Promise<void> {
  const about = { kind: 'person', target: other.id, reason }
  // Nobody reports the same person twice.
  if (one.asked.has(-other.nth)) return
  one.asked.add(-other.nth)
  const description = 'Me hizo perder el tiempo y no es la primera vez.'
  await deed(town, one, 'report a person', '/api/reports', { ...about, description })
}

/** Of a bad review of somebody whom they met, as of one whom they never saw. */
export async function reportReview(town: Town, one: Person, id: number): Promise<void> {
  const json = { reason: 'fake', description: 'No es verdad lo que dice de mí, vine y cumplí.' }
  await deed(town, one, 'report a review', `/api/reviews/${id}/report`, json)
}

/** Of honest people: some forget, or are kept from it. */
export const comes = (town: Town, one: Person): boolean =>
  isCheat(one) ? one.kind === 'avenger' || one.kind === 'ring' : town.dice.chance(0.98)
