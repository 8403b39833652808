/** Steps that put terms on the table, and that change what was agreed (D49, D50). */
import { sql } from 'drizzle-orm'
import { itemsOf, shownNow } from '../rows/shown.ts'
import { expiryAfter } from '../rules.ts'
import type { StoredTerms } from '../tables.ts'
import { askingGuards } from '../versions/asked-again.ts'
import { offerTypeOf, type TermsGiven } from '../versions/rules.ts'
import {
  askedTerms,
  clearThings,
  freeThing,
  keepTerms,
  swapHolds,
  thingsStatements,
} from '../versions/statements.ts'
import { toldOf } from '../versions/told.ts'
import { become, pendingOn } from './changes.ts'
import { type Change, type Doing, isProposer, mailToOther, sideIn, step, toOther } from './doing.ts'
import { tellWaiting } from './endings.ts'

/** Of an action that names terms they have been read before. */
function offeredOf({ offered }: Doing) {
  if (!offered) throw new Error('terms that nobody has read')
  return offered
}

/** What the actor gives and gets, for the other side to read. */
function told(doing: Doing) {
  const { terms, titles } = offeredOf(doing)
  const both = toldOf(terms, titles)
  return isProposer(doing)
    ? { gives: both.offered, gets: both.requested }
    : { gives: both.requested, gets: both.offered }
}

const version = (doing: Doing) => {
  const { row, body } = doing
  const { id: tradeId, versions, seq } = row.trade
  const { terms } = offeredOf(doing)
  return { ...terms, tradeId, version: versions + 1, seq: seq + 1, seen: body.revisions ?? [] }
}

/** What is asked of the other side that was not on the table yet. */
function asking(doing: Doing) {
  const { offered, requested } = offeredOf(doing).fresh
  const things = isProposer(doing) ? requested : offered
  return { actorId: doing.actorId, things, now: doing.ctx.clock.now() }
}

export const counter: Change = async (doing) => {
  const { ctx, row, attempt } = doing
  const { trade } = row
  const given = version(doing)
  const now = ctx.clock.now()
  const set = {
    ...{ version: given.version, versionEvent: given.seq },
    previousVersion: trade.version,
    ...askingGuards(asking(doing), { offeredBy: sideIn(doing), versions: given.version }),
    offerType: offerTypeOf(given),
    ...{ offeredAmount: given.offeredAmount, requestedAmount: given.requestedAmount },
    requestedItemId: freeThing(trade.requestedItemId, trade.id, given.seen),
    requestedProposed: shownNow(sql`${trade.requestedItemId}`),
    expiresAt: expiryAfter(now, trade.createdAt),
    ...attempt,
  }
  // Whoever has asked puts their first offer on the table: a proposal like any other (D48).
  const isFirst = trade.offerType === null && isProposer(doing)
  const kind = isFirst ? 'trade_proposal' : 'trade_counter'
  const [event, ...update] = step(doing, set, { version: given.version })
  return [
    ...[event, keepTerms(ctx.db, trade.id), ...update],
    clearThings(ctx.db, trade.id),
    ...thingsStatements(ctx.db, { ...given, requestedItemId: trade.requestedItemId }),
    toOther(doing, kind, told(doing)),
    // Whoever replaces their own offer is asked for nothing new: one mail is enough.
    ...(isFirst || trade.offeredBy !== sideIn(doing)
      ? await mailToOther(doing, kind, told(doing))
      : []),
  ]
}

export const proposeChange: Change = async (doing) => {
  const given = version(doing)
  const set = {
    ...{ versions: given.version, changeVersion: given.version },
    changeBy: sideIn(doing),
  }
  return [
    ...step(doing, set, { version: given.version }),
    askedTerms(doing.ctx.db, given),
    toOther(doing, 'change_proposed', told(doing)),
    ...(await mailToOther(doing, 'change_proposed', told(doing))),
  ]
}

const NO_CHANGE = { changeVersion: null, changeBy: null }

const idsOf = ({ offered, requested, ...amounts }: StoredTerms): TermsGiven => ({
  ...amounts,
  offeredItemIds: offered.map(({ id }) => id),
  requestedItemIds: requested.map(({ id }) => id),
})

export const agreeChange: Change = async (doing) => {
  const { ctx, row } = doing
  const { trade, changeTerms } = row
  if (!changeTerms || !trade.changeBy) throw new Error('a change without its terms')
  const terms = idsOf(changeTerms)
  const { offeredAmount, requestedAmount } = terms
  const set = {
    ...{ version: changeTerms.version, versionEvent: changeTerms.event, ...NO_CHANGE },
    ...{ offeredBy: trade.changeBy, previousVersion: trade.version },
    ...{ offerType: offerTypeOf(terms), offeredAmount, requestedAmount },
  }
  const all = JSON.stringify([...terms.offeredItemIds, ...terms.requestedItemIds])
  const taken = sql`(select value from json_each(${all}) where value not in ${itemsOf(trade.id)})`
  const [event, ...update] = step(doing, set, { version: changeTerms.version })
  return [
    ...[event, keepTerms(ctx.db, trade.id), ...update],
    tellWaiting(ctx, pendingOn(taken, trade.id), 'trade_blocked'),
    ...swapHolds(ctx.db, trade.id, changeTerms),
    clearThings(ctx.db, trade.id),
    ...thingsStatements(
      ctx.db,
      { ...terms, tradeId: trade.id, requestedItemId: trade.requestedItemId },
      true,
    ),
    become(ctx.db, trade.id, 'reserved'),
    toOther(doing, 'change_agreed'),
    ...(await mailToOther(doing, 'change_agreed')),
  ]
}

const ofChange = ({ row }: Doing) =>
  row.trade.changeVersion === null ? {} : { version: row.trade.changeVersion }

export const declineChange: Change = (doing) => [
  ...step(doing, NO_CHANGE, ofChange(doing)),
  toOther(doing, 'change_declined'),
]

/** Nothing to tell: what asked for an answer is read. */
export const withdrawChange: Change = (doing) => step(doing, NO_CHANGE, ofChange(doing))
