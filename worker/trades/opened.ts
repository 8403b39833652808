/** A trade's page, as one of its parties opens it: all that its first screen shows, in one answer. */
import { isDown, standingOn } from '../db/down.ts'
import { handoverFor, partOf } from '../handover/codes.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import { kindsOf, problemOf, reportableOf } from '../problems/rows/shown.ts'
import type { Opened, TradePage } from './contract.ts'
import { chatFor } from './room/chat-for.ts'
import { eventsOf, type PageRow, pageById, thingsOf } from './rows/store.ts'
import { isOpen } from './rules.ts'
import { eventOf, otherOf, termsOf, tradeOf } from './view.ts'

/** As a party asks for it, with or without the newest of its chat. Throws 404 for whoever is no party. */
export const readTrade = (
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  isWithChat: boolean,
): Promise<Opened> => (isWithChat ? withChat : openTrade)(ctx, viewer, id)

/** For whoever has just done something with it. Throws 404. */
export const openTrade = (ctx: Ctx, viewer: Viewer, id: number): Promise<TradePage> =>
  pageOf(ctx, viewer, id, pageById(ctx, id, viewer.id))

/** The same, with the newest of its chat. */
async function withChat(ctx: Ctx, viewer: Viewer, id: number): Promise<Opened> {
  const asked = pageById(ctx, id, viewer.id)
  const [page, chat] = await Promise.all([
    pageOf(ctx, viewer, id, asked),
    // No room is woken for whoever is no party.
    asked.then((row) => row && chatOrNothing(ctx, viewer, row)),
  ])
  return { ...page, ...(chat && { chat }) }
}

/** In three statements that do not wait for one another. */
async function pageOf(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  asked: Promise<PageRow | null>,
): Promise<TradePage> {
  const [row, things, events] = await Promise.all([
    asked,
    thingsOf(ctx.db, [id]),
    eventsOf(ctx.db, id),
  ])
  if (!row) throw new Refusal('trade_not_found', 404)
  const { trade, problems, isLimited } = row
  const reportable = reportableOf(trade, problems, viewer.id, isLimited)
  return {
    ...tradeOf(ctx, row, things, viewer.id),
    events: events.map((event) => eventOf(ctx, row, event)),
    previous: row.previousTerms && termsOf(ctx, row.previousTerms),
    handover: isOpen(trade.status)
      ? await handoverFor(ctx.settings, partOf(trade, viewer.id))
      : null,
    other: otherOf(row, things, viewer.id),
    earned: row.earned,
    problems: problems.map((one) => problemOf(ctx, trade, one, viewer.id)),
    reportable: kindsOf(reportable, ctx.clock.now()),
  }
}

/** The page waits no longer for what it can stand without, ms. */
const CHAT_TIMEOUT_MS = 1_000

/** Without a room that does not answer, or is late; whoever looks asks for the chat by itself then. */
async function chatOrNothing(ctx: Ctx, viewer: Viewer, row: PageRow) {
  try {
    return await standingOn('room', chatFor(ctx, viewer, row), () => true, CHAT_TIMEOUT_MS)
  } catch (error) {
    if (!isDown(error)) throw error
    logFailure('chat', error)
    return null
  }
}
