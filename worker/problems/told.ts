/** What both sides are told of a problem, in the app and by mails that always come: deadlines run, and things hang on them. */
import { hasLeft } from '../accounts/person/person.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { languageOf } from '../http/language.ts'
import { mailStatement } from '../mail/outbox.ts'
import { type ProblemMail, problemMail } from '../mail/templates/problem-mail.ts'
import type { NotificationParams } from '../notifications/contract.ts'
import { notify } from '../notifications/notify.ts'
import type { NotificationType } from '../notifications/terms.ts'
import { wordsOf } from '../notifications/words.ts'
import type { TradeRow } from '../trades/rows/store.ts'
import type { Silence } from './rules.ts'

/** `silence`: of a report that was just made. Without mail: `toldInApp`. */
export function told(
  ctx: Ctx,
  row: TradeRow,
  userId: string,
  type: ProblemMail,
  params: NotificationParams = {},
  silence: Silence | null = null,
): Statement[] {
  const { person, all } = toldOf(row, userId, params)
  // Nobody is there to read it (D47).
  if (hasLeft(person)) return []
  const language = languageOf(person.language)
  const link = `${ctx.baseUrl}/trades/${row.trade.id}`
  const said = { ...wordsOf(type, all, language), silence }
  const mail = problemMail(ctx, type, { ...person, language }, said, link)
  return [...toldInApp(ctx, row, userId, type, params), mailStatement(ctx, mail)]
}

/** `params`: besides the other side's name and the title. */
export function toldInApp(
  ctx: Ctx,
  row: TradeRow,
  userId: string,
  type: NotificationType,
  params: NotificationParams = {},
): Statement[] {
  const { person, all } = toldOf(row, userId, params)
  if (hasLeft(person)) return []
  const notice = { userId, type, tradeId: row.trade.id, params: all }
  return [notify(ctx.db, notice, ctx.clock.now())]
}

function toldOf({ trade, proposer, owner, item }: TradeRow, userId: string, params: object) {
  const isProposer = trade.fromUserId === userId
  const [person, other] = isProposer ? [proposer, owner] : [owner, proposer]
  return { person, all: { name: other.firstName, item: item.title, ...params } }
}
