/** What a step of a trade is made of: who does what with it, and the statements that each one has. */
import type { Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { mailTo } from '../../notifications/mail-to.ts'
import type { MailKind } from '../../notifications/terms.ts'
import type { ActionBody, EventDetails } from '../contract.ts'
import type { TradeRow } from '../rows/store.ts'
import { partySide } from '../rules.ts'
import type { Side, Status } from '../terms.ts'
import type { Offered } from '../versions/offered.ts'
import { changed } from './changes.ts'
import { tell } from './endings.ts'
import { tellingOf, toldBy } from './telling.ts'

/** Of a proposal that takes the place of a question (D48): what a retry is known by. */
export type Attempt = { clientId: string | null; clientDigest: string }

export type Doing = {
  ctx: Ctx
  row: TradeRow
  actorId: string
  body: ActionBody
  to: Status
  /** Terms that the action puts on the table. */
  offered?: Offered | undefined
  attempt?: Attempt | undefined
}
export type Change = (doing: Doing) => Statement[] | Promise<Statement[]>

export const isProposer = ({ row, actorId }: Pick<Doing, 'row' | 'actorId'>): boolean =>
  row.trade.fromUserId === actorId
export const sideIn = ({ row, actorId }: Pick<Doing, 'row' | 'actorId'>): Side =>
  partySide(row.trade, actorId)
export const otherOf = (doing: Doing): string =>
  isProposer(doing) ? doing.row.trade.toUserId : doing.row.trade.fromUserId

/** The event, and the change of the trade itself. */
export function step(doing: Doing, set: Parameters<typeof changed>[4], more: EventDetails = {}) {
  const { ctx, row, actorId, body, to } = doing
  const details = { ...(body.message && { message: body.message }), ...more, to }
  const event = { type: body.action, actor: actorId, details }
  return changed(ctx.db, row.trade, ctx.clock.now(), event, {
    ...toldBy(doing),
    ...set,
    status: to,
  })
}

type Type = Parameters<typeof tell>[3]
type Params = Parameters<typeof tell>[4]

export function toOther(doing: Doing, type: Type, params: Params = {}): Statement {
  const { ctx, row, body } = doing
  const actor = isProposer(doing) ? row.proposer : row.owner
  const reason = body.message ? { reason: body.message } : {}
  const told = { name: actor.firstName, item: row.item.title, ...reason, ...params }
  return tell(ctx, row, otherOf(doing), type, told, tellingOf(doing).due)
}

/** A list, as `mailTo` has it; empty for what is told later (D59). */
export async function mailToOther(
  doing: Doing,
  kind: MailKind,
  params: Params = {},
): Promise<Statement[]> {
  const { ctx, row } = doing
  if (tellingOf(doing).isLater) return []
  const [actor, other] = isProposer(doing) ? [row.proposer, row.owner] : [row.owner, row.proposer]
  const news = { name: actor.firstName, item: row.item.title, tradeId: row.trade.id, params }
  return mailTo(ctx, kind, { id: otherOf(doing), ...other }, news)
}
