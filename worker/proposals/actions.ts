/** Proposing a trade. */
import { lessFor, requireMayLink } from '../accounts/person/beginner.ts'
import { BEGINNER_A_DAY } from '../accounts/terms.ts'
import { isDoubled, lostConstraint, runBatch } from '../db/batch.ts'
import { HOUR } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { digestOf } from '../http/guards/attempt.ts'
import { LIMITS, tooMany } from '../http/guards/limits.ts'
import type { RefusalCode } from '../http/messages.ts'
import { cardsById } from '../items/store.ts'
import { itemOf } from '../items/view.ts'
import { isBlocked } from '../safety/blocks/between.ts'
import { act } from '../trades/actions.ts'
import { announce } from '../trades/announce.ts'
import type { TradePage } from '../trades/contract.ts'
import { openTrade } from '../trades/opened.ts'
import { proposedItems } from '../trades/rows/store.ts'
import { askedAgain } from '../trades/versions/asked-again.ts'
import type { TermsGiven } from '../trades/versions/rules.ts'
import { offersSince } from '../wishes/offers/store.ts'
import type { NewProposal } from './contract.ts'
import { proposalNews, type Sides, sidesOf } from './news.ts'
import {
  expiryOf,
  isOther,
  judgeProposal,
  kindOf,
  MISSING,
  MOVED,
  type ProposalRefusal,
  termsOf,
} from './rules.ts'
import {
  type Made,
  ownQuestion,
  proposalByClientId,
  proposalStatements,
  recentProposals,
  type Wanted,
} from './store.ts'

function refusalOf(code: ProposalRefusal): Refusal {
  const isMoved = MOVED.includes(code)
  return new Refusal(code, isMoved ? 409 : MISSING.includes(code) ? 404 : 422)
}

/**
 * Throws 404, 409 and 422 as judged (D29), of a beginner 422 `beginner_link`; 429; 409 `client_id_reused` with the trade as `current`, and `seen_changed`
 * with the items as they are. `created` is false for a retry of what is there.
 */
export async function propose(
  ctx: Ctx,
  viewer: Viewer,
  proposal: NewProposal,
): Promise<{ trade: TradePage; created: boolean }> {
  const { clientId, ...content } = proposal
  const { requestedItemId } = content
  const clientDigest = await digestOf(content)
  const kind = kindOf(proposal)
  const terms = termsOf(proposal, requestedItemId)
  const now = ctx.clock.now()
  const asked = {
    known: madeWith(ctx, viewer, clientId),
    found: Promise.resolve(proposedItems(ctx.db, [...new Set(idsOf(terms))])),
    mayLink: requireMayLink(ctx, viewer.id, { message: proposal.message }),
    question: kind ? ownQuestion(ctx.db, viewer.id, requestedItemId, now) : null,
    most: dayLimits(ctx, viewer),
    recent: recentOf(ctx, viewer),
    sides: sidesOf(ctx, viewer, requestedItemId),
  }
  // Together, for none waits for another; each is heard below in its turn, the first that says no alone.
  await Promise.allSettled(Object.values(asked))
  const known = await asked.known
  if (known) return madeBefore(ctx, viewer, known, clientDigest)
  const found = await asked.found
  const named = found.find(({ id }) => id === requestedItemId) ?? null
  // As for an item that is not there: nothing tells who blocked whom.
  const target = named && (await isBlocked(ctx.db, viewer, named.ownerId)) ? null : named
  const refusal = judgeProposal(proposal, target, found, viewer.id)
  if (refusal || !target) throw refusalOf(refusal ?? 'item_not_found')
  await asked.mayLink
  const wanted = { target, terms, seen: proposal.revisions ?? [] }
  if (isOther(found, wanted.seen)) throw await seenChanged(ctx, wanted)
  const question = await asked.question
  const attempt = { clientId: clientId ?? null, clientDigest }
  // An offer in place of one's own question is no further proposal, but the next version of its terms (D48).
  if (question) {
    const { message, revisions } = proposal
    const body = { action: 'counter', message, revisions, ...terms } as const
    try {
      return { trade: await act(ctx, viewer, question, body, attempt), created: true }
    } catch (error) {
      // The same, sent twice at once.
      const again = await madeWith(ctx, viewer, clientId)
      if (again) return madeBefore(ctx, viewer, again, clientDigest)
      throw error
    }
  }
  const most = await asked.most
  requireUnderLimit(ctx, await asked.recent, target.ownerId, kind === null, most)
  const row = {
    fromUserId: viewer.id,
    offerType: kind,
    offeredAmount: terms.offeredAmount,
    requestedAmount: terms.requestedAmount,
    message: proposal.message,
    ...attempt,
    createdAt: now,
    updatedAt: now,
    activeAt: now,
    expiresAt: expiryOf(proposal.expiresAt ? Date.parse(proposal.expiresAt) : undefined, now),
  }
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  const sides = await asked.sides
  const made = await insert(ctx, viewer, row, { ...wanted, most, sides }, titles)
  if (typeof made !== 'number') return madeBefore(ctx, viewer, made, clientDigest)
  announce(ctx, made)
  return { trade: await openTrade(ctx, viewer, made), created: true }
}

/** What a retry made before, or the same sent twice at once. */
const madeWith = async (ctx: Ctx, viewer: Viewer, clientId: string | null | undefined) =>
  clientId ? proposalByClientId(ctx.db, viewer.id, clientId) : null

async function madeBefore(ctx: Ctx, viewer: Viewer, { id, clientDigest }: Made, asked: string) {
  const trade = await openTrade(ctx, viewer, id)
  if (clientDigest !== asked) throw new Refusal('client_id_reused', 409, { current: trade })
  return { trade, created: false }
}

/** D24 and D59, counted in the proposals themselves. Throws 429 with Retry-After. */
function requireUnderLimit(
  ctx: Ctx,
  newest: Recent,
  toUserId: string,
  isQuestion: boolean,
  most: DayLimits,
): void {
  const now = ctx.clock.now()
  const { proposals: day, proposalsToOne: one } = LIMITS
  const recent = newest.slice(0, most.all)
  const toOne = recent.filter((p) => p.toUserId === toUserId && p.createdAt > now - one.windowMs)
  const alike = recent.filter((p) => p.isQuestion === isQuestion)
  const isOut = alike.length >= (isQuestion ? most.questions : most.offers)
  const full = recent.length >= most.all ? recent : isOut ? alike : []
  const oldest = full.at(-1)
  if (oldest) {
    throw tooMany(oldest.createdAt + day.windowMs - now, codeOf(most, isQuestion))
  }
  const first = toOne.length >= one.count * ctx.settings.RATE_LIMIT_FACTOR && toOne.at(-1)
  if (first) throw tooMany(first.createdAt + one.windowMs - now)
}

const codeOf = ({ why }: DayLimits, isQuestion: boolean) => {
  if (!why) return 'too_many'
  return isQuestion ? (`${why}_questions` as const) : (`${why}_proposals` as const)
}

type DayLimits = Awaited<ReturnType<typeof dayLimits>>
type Recent = Awaited<ReturnType<typeof recentProposals>>

const times = (ctx: Ctx, count: number) => Math.ceil(count * ctx.settings.RATE_LIMIT_FACTOR)

/** As many as whoever may make the most has made in a day, newest first. */
async function recentOf(ctx: Ctx, { id }: Viewer): Promise<Recent> {
  const { proposals, questions } = BEGINNER_A_DAY
  const most = times(ctx, Math.max(LIMITS.proposals.count, proposals + questions))
  return recentProposals(ctx.db, id, ctx.clock.now() - LIMITS.proposals.windowMs, most)
}

/** What is offered with nothing but a question before it has been counted as that question. */
async function dayLimits(ctx: Ctx, { id }: Viewer) {
  // What was offered to wishes counts as asked (D64).
  const since = ctx.clock.now() - LIMITS.questions.windowMs
  const mostQuestions = Math.max(LIMITS.questions.count, BEGINNER_A_DAY.questions)
  const [why, offers] = await Promise.all([
    lessFor(ctx, id),
    offersSince(ctx.db, id, since, times(ctx, mostQuestions)),
  ])
  const { proposals, questions } = why
    ? BEGINNER_A_DAY
    : { proposals: LIMITS.proposals.count, questions: LIMITS.questions.count }
  const all = times(ctx, why ? proposals + questions : proposals)
  const asked = times(ctx, questions)
  const left = asked - Math.min(offers.length, asked)
  return { why, all, offers: times(ctx, proposals), questions: left }
}

type Row = Parameters<typeof proposalStatements>[1]
/** Its id; or what another request has made under the same clientId meanwhile. */
async function insert(
  ctx: Ctx,
  viewer: Viewer,
  row: Row,
  { most, sides, ...wanted }: Wanted & { most: DayLimits; sides: Sides },
  titles: ReadonlyMap<number, string>,
): Promise<number | Made> {
  try {
    const news = await proposalNews(ctx, viewer, wanted, { titles, sides })
    const [made] = await runBatch(ctx.db, [
      ...proposalStatements(ctx.db, row, wanted, most),
      ...news,
    ])
    // The answer of the first statement, whose column is known above.
    const id = (made as { id: number }[])[0]?.id
    if (id === undefined) throw new Error('a proposal without an id')
    return id
  } catch (error) {
    const again = await madeWith(ctx, viewer, row.clientId)
    if (again) return again
    const reason = reasonOf(error, codeOf(most, row.offerType === null))
    const isNow = reason !== error && (await isOtherNow(ctx, wanted))
    throw isNow ? await seenChanged(ctx, wanted) : reason
  }
}

const idsOf = ({ offeredItemIds, requestedItemIds }: TermsGiven) => [
  ...requestedItemIds,
  ...offeredItemIds,
]

const isOtherNow = async (ctx: Ctx, wanted: Wanted) =>
  wanted.seen.length > 0 && isOther(await proposedItems(ctx.db, idsOf(wanted.terms)), wanted.seen)

/** With all its items as they are, whichever of them was edited. */
async function seenChanged(ctx: Ctx, wanted: Wanted): Promise<Refusal> {
  const cards = await cardsById(ctx.db, idsOf(wanted.terms))
  const items = cards.map((card) => itemOf(ctx, card))
  return new Refusal('seen_changed', 409, { current: { items } })
}

/** One index guards "one pending", and NOT NULL "still free": both name the same column. */
function reasonOf(error: unknown, beyond: RefusalCode): unknown {
  const lost = lostConstraint(error)
  if (lost === 'trades.expires_at') return tooMany(HOUR, beyond)
  const again = askedAgain(lost)
  if (again) return refusalOf(again)
  if (lost === 'trades.requested_item_id')
    return refusalOf(isDoubled(error) ? 'proposal_pending' : 'item_unavailable')
  return lost === 'trade_items.item_id' ? refusalOf('offered_held') : error
}
