/** What a decision on a report does (D60), for the batch that closes it. */
import { sql } from 'drizzle-orm'
import { personById } from '../accounts/person/store.ts'
import { runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isFree } from '../items/rules.ts'
import { type ItemRow, itemById, markRemoved } from '../items/store.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { itemHiddenMail } from '../mail/templates/item-hidden.ts'
import { tellOwner } from '../notifications/post-notice.ts'
import { hideReported } from '../reputation/hiding.ts'
import type { ReportDecision } from '../safety/terms.ts'
import { shown, unhidden } from '../safety/withheld/hiding.ts'
import { endWithheld } from '../safety/withheld/store.ts'
import { endTrade } from '../trades/ended.ts'
import { holderOf } from '../trades/rows/holder.ts'
import { anyTrade, type TradeRow } from '../trades/rows/store.ts'
import { isOpen } from '../trades/rules.ts'
import { cancelPending } from '../trades/steps/endings.ts'
import { wishRemoved } from '../wishes/rows/store.ts'
import { requireOthers } from './access/own.ts'
import type { ReportRow } from './store.ts'
import { afterSuspending, suspending } from './suspend.ts'

/** `guard`: what else must still be so, as SQL; `after`: once the batch has been written. */
export type Effect = {
  statements: Statement[]
  guard?: ReturnType<typeof sql>
  after?: () => void | Promise<void>
  /** Writes the batch itself, with what closes the reports in it: false where another step was faster. */
  within?: (closing: Statement[]) => Promise<boolean>
}

/** `upTo`: the newest report that it is about. */
export async function effectOf(
  ctx: Ctx,
  admin: Viewer,
  report: ReportRow & { upTo: number },
  decision: ReportDecision,
): Promise<Effect> {
  if (decision === 'keep') {
    return { statements: shown(ctx, report, report.accusedId, isAllSeen(report)) }
  }
  if (decision === 'suspend') {
    const { accusedId } = report
    // What waited for this decision is hidden with all the rest from now on.
    const statements = [...(await suspending(ctx, accusedId)), ...unhidden(ctx, report)]
    return { statements, after: () => afterSuspending(ctx, accusedId) }
  }
  if (report.kind === 'review') {
    return { statements: [hideReported(ctx, report.target)] }
  }
  if (report.kind === 'wish') return hidingWish(ctx, report)
  return hidingItem(ctx, admin, report)
}

/** Of a row of `withheld`: what keeps it hidden was looked at. Words that were found keep it so, or what people said. */
const isAllSeen = ({ kind, target, upTo }: ReportRow & { upTo: number }) =>
  sql`not exists (select 1 from reports as newer where newer.kind = ${kind} and newer.target = ${target}
    and newer.decided_at is null and newer.id > ${upTo}
    and (newer.reporter_id is null) = (withheld.why = 'words'))`

/**
 * As its owner would delete it, but for good: what is only proposed ends by the system, and so does the trade that it is
 * promised to, counted for nobody. Where its owner has just deleted it, or is not here, it does not come back. Throws 409
 * `report_held` for what was exchanged: it is on offer nowhere; 403 `admin_own` where that trade is the administrator's.
 */
async function hidingItem(ctx: Ctx, admin: Viewer, report: ReportRow): Promise<Effect> {
  const item = await itemById(ctx.db, Number(report.target))
  if (!item) return { statements: [] }
  const { id, updatedAt, deletedAt, tradeStatus } = item
  const isThere = deletedAt === null || deletedAt < 0
  if (isThere && !isFree(item)) {
    const tradeId = await holderOf(ctx.db, id)
    const row = tradeId === null ? null : await anyTrade(ctx.db, tradeId)
    if (!row || !isOpen(row.trade.status)) throw new Refusal('report_held', 409)
    requireOthers(admin, row.trade.fromUserId, row.trade.toUserId)
    return removingHeld(ctx, item, row)
  }
  return {
    statements: [
      endWithheld(ctx.db, report, ctx.clock.now()),
      ...markRemoved(ctx.db, id, ctx.clock.now()),
      ...(isThere ? cancelPending(ctx, id) : []),
      ...(await told(ctx, item)),
    ],
    guard: sql`exists (select 1 from items where id = ${id} and updated_at = ${updatedAt}
      and deleted_at is ${deletedAt} and trade_status = ${tradeStatus})`,
    after: () => sendSoon(ctx),
  }
}

/** For good: its owner cannot open it again. Nothing where it is over, or forgotten by now. */
function hidingWish(ctx: Ctx, report: ReportRow): Effect {
  const now = ctx.clock.now()
  const { accusedId: ownerId, target } = report
  const title = sql<
    string | null
  >`(select words from wishes where id = ${Number(target)} and closed_at is null)`
  return {
    statements: [
      endWithheld(ctx.db, report, now),
      tellOwner(ctx.db, { ownerId, type: 'thing_removed', title, about: 'wish' }, now),
      wishRemoved(ctx.db, Number(target), now),
    ],
  }
}

/** Its owner, in the app and by mail: nothing where it was gone before. */
async function told(ctx: Ctx, { ownerId, title, deletedAt }: ItemRow): Promise<Statement[]> {
  const owner = deletedAt === null || deletedAt < 0 ? await personById(ctx.db, ownerId) : null
  if (!owner) return []
  const named = sql<string | null>`${title}`
  return [
    tellOwner(ctx.db, { ownerId, type: 'thing_removed', title: named }, ctx.clock.now()),
    mailStatement(ctx, itemHiddenMail(ctx, owner, title)),
  ]
}

/**
 * One batch ends the trade, frees all that it holds and takes the thing away. Proposals on it end in the next: they could
 * not be accepted any more, and would run out by themselves.
 */
async function removingHeld(ctx: Ctx, item: ItemRow, row: TradeRow): Promise<Effect> {
  const news = [...cancelPending(ctx, item.id), ...(await told(ctx, item))]
  return {
    statements: [],
    within: (closing) => {
      const more = [...closing, ...markRemoved(ctx.db, item.id, ctx.clock.now())]
      return endTrade(ctx, row, { type: 'cancelled_by_system', reason: 'item_removed', more })
    },
    after: async () => {
      await runBatch(ctx.db, news)
      sendSoon(ctx)
    },
  }
}
