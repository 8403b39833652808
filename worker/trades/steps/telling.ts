/** How often the other side is told (D59): a second change before they have done anything asks for nothing new. */
import { partySide } from '../rules.ts'
import { type Action, otherSide, type Side } from '../terms.ts'
import type { Doing } from './doing.ts'

/** D59: changes that wait for the same answer are told so often; who bargains is in the app and sees them there. */
export const CHANGES_TOLD_MS = 3_600_000

type Trade = Doing['row']['trade']

const toldAtOf = ({ fromToldAt, toToldAt }: Trade, side: Side): number | null =>
  side === 'proposer' ? fromToldAt : toToldAt

/** Whether an answer was asked for before it, and is asked for still. What is not here is told whenever it is done. */
const IS_REPEATED: Partial<Record<Action, (trade: Trade, own: Side) => boolean>> = {
  counter: ({ offerType, offeredBy }, own) => offerType !== null && offeredBy === own,
  // One of one's own that came to nothing since the terms in force.
  propose_change: ({ version, versions }) => versions > version,
  set_meeting_details: ({ meetingBy }, own) => meetingBy === own,
  withdraw: () => true,
}
/** First ones of these begin the hour. */
const BEGINS = Object.keys(IS_REPEATED)

export type Telling = {
  /** Of the push: null is none at all. In the app it stands at once, whatever this says. */
  due: number | null
  /** Not told beside the app: no mail. */
  isLater: boolean
  toldAt: number | null
}

export function tellingOf(doing: Doing): Telling {
  const { ctx, row, body } = doing
  const now = ctx.clock.now()
  const own = partySide(row.trade, doing.actorId)
  const before = toldAtOf(row.trade, otherSide(own))
  const toldAt = BEGINS.includes(body.action) ? now : before
  const isSoon = before !== null && now < before + CHANGES_TOLD_MS
  if (!isSoon || !IS_REPEATED[body.action]?.(row.trade, own))
    return { due: now, isLater: false, toldAt }
  // Nothing is asked for any more: it need not wake anybody.
  if (body.action === 'withdraw') return { due: null, isLater: true, toldAt: before }
  const due = before > now ? before : before + CHANGES_TOLD_MS
  return { due, isLater: true, toldAt: due }
}

/** Of the trade itself. Whoever does something has seen all: what the other side does next is new to them. */
export const toldBy = (doing: Doing): Partial<Trade> => {
  const { toldAt } = tellingOf(doing)
  return partySide(doing.row.trade, doing.actorId) === 'proposer'
    ? { fromToldAt: null, toToldAt: toldAt }
    : { toToldAt: null, fromToldAt: toldAt }
}
