/** What administrators read of problems: the list, and everything of one of them; each look at it leaves a row. */
import { audit } from '../../admin/access/audit.ts'
import { requireOthers } from '../../admin/access/own.ts'
import { chatPhoto } from '../../chat/photos.ts'
import { iso, isoOrNull } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { type Payment, takeableDeposit } from '../../payments/store.ts'
import { roomOf } from '../../trades/room/room-client.ts'
import { anyPage, eventsOf, type PageRow, thingsOf } from '../../trades/rows/store.ts'
import { eventOf, tradeOf } from '../../trades/view.ts'
import { decidableOf } from '../outcome.ts'
import { problemPhoto } from '../photos.ts'
import type { ProblemRow } from '../rows/of-trade.ts'
import { problemOf, reportedOf } from '../rows/shown.ts'
import { consequencesOf, decidableAt, mayDecide } from '../rules.ts'
import { tradeOfProblem } from '../store.ts'
import type { OpenProblem, PartyRecord, WholeProblem } from './contract.ts'
import { openProblems, recordOf, unsafeOf } from './store.ts'

/** Of the most urgent; the rest follows when these are decided. */
const LIST_MAX = 100

export async function listProblems(ctx: Ctx): Promise<OpenProblem[]> {
  const now = ctx.clock.now()
  const rows = await openProblems(ctx.db, LIST_MAX, now)
  return rows.map(({ problem, item, reporterName, accusedName, amount, captureBefore }) => ({
    ...{ id: problem.id, tradeId: problem.tradeId, kind: problem.kind, item },
    ...{ reporterName, accusedName, createdAt: iso(problem.createdAt), answer: problem.answer },
    deposit: amount && captureBefore ? { amount, captureBefore: iso(captureBefore) } : null,
    mayDecide: mayDecide(problem, now),
  }))
}

export type Found = { row: PageRow; problem: ProblemRow; deposit: Payment | null; unsafe: number }

/** Open, and not of a trade of the administrator's own. Throws 404, 409 `problem_over`, 403 `admin_own`. */
export async function openProblem(ctx: Ctx, admin: Viewer, id: number): Promise<Found> {
  const tradeId = await tradeOfProblem(ctx.db, id)
  const row = tradeId === null ? null : await anyPage(ctx, tradeId)
  const problem = row?.problems.find((one) => one.id === id)
  if (!row || !problem) throw new Refusal('problem_not_found', 404)
  if (problem.closedAt !== null) throw new Refusal('problem_over', 409)
  requireOthers(admin, row.trade.fromUserId, row.trade.toUserId)
  const now = ctx.clock.now()
  const [deposit, unsafe] = await Promise.all([
    takeableDeposit(ctx.db, row.trade.id, problem.accusedId, now),
    unsafeOf(ctx.db, problem.reporterId, now),
  ])
  return { row, problem, deposit, unsafe }
}

const seen = (ctx: Ctx, admin: Viewer, { problem, row }: Found) =>
  audit(ctx, admin.id, 'problem_seen', `problem:${problem.id}`, { tradeId: row.trade.id })

/** Both sides are told that a report opens their chat. */
export async function wholeProblem(ctx: Ctx, admin: Viewer, id: number): Promise<WholeProblem> {
  const found = await openProblem(ctx, admin, id)
  const { row, problem, deposit, unsafe } = found
  const { trade } = row
  const now = ctx.clock.now()
  await seen(ctx, admin, found)
  const [things, events, { messages }, reporter, accused] = await Promise.all([
    thingsOf(ctx.db, [trade.id]),
    eventsOf(ctx.db, trade.id),
    roomOf(ctx, trade.id).messages({}),
    recordFor(ctx, problem.reporterId),
    recordFor(ctx, problem.accusedId),
  ])
  const one = reportedOf(trade, problem)
  const decidable = decidableOf(trade, problem, deposit, unsafe)
  const shown = (other: ProblemRow) => problemOf(ctx, trade, other, '')
  return {
    problem: shown(problem),
    openedAt: isoOrNull(problem.openedAt),
    mayDecide: mayDecide(one, now),
    decidableAt: isoOrNull(decidableAt(one)),
    deposit: deposit && {
      amount: deposit.amount,
      captureBefore: iso(deposit.captureBefore ?? 0),
    },
    trade: tradeOf(ctx, row, things, ''),
    events: events.map((event) => eventOf(ctx, row, event)),
    others: row.problems.filter((other) => other.id !== id).map(shown),
    messages,
    records: { reporter, accused },
    consequences: {
      reporter: consequencesOf(decidable, 'reporter'),
      accused: consequencesOf(decidable, 'accused'),
      neither: consequencesOf(decidable, 'neither'),
    },
  }
}

async function recordFor(ctx: Ctx, userId: string): Promise<PartyRecord> {
  const record = await recordOf(ctx.db, userId)
  if (!record) throw new Error(`a report of or about nobody: ${userId}`)
  const { createdAt, ...rest } = record
  return { ...rest, memberSince: iso(createdAt) }
}

/** Older ones than a number. */
export async function olderMessages(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  before: number | undefined,
) {
  const found = await openProblem(ctx, admin, id)
  await seen(ctx, admin, found)
  return (await roomOf(ctx, found.row.trade.id).messages({ before })).messages
}

type Wanted = { name: string; size: string }

export async function reportedPhoto(ctx: Ctx, admin: Viewer, id: number, wanted: Wanted) {
  const { row } = await openProblem(ctx, admin, id)
  return problemPhoto(ctx, row.problems, { tradeId: row.trade.id, ...wanted })
}

export async function photoOfChat(ctx: Ctx, admin: Viewer, id: number, wanted: Wanted) {
  const found = await openProblem(ctx, admin, id)
  await seen(ctx, admin, found)
  return chatPhoto(ctx, found.row.trade.id, wanted.name, wanted.size)
}
