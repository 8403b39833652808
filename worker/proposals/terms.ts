/** Limits of a proposal, and the boxes it is in. */

export const PROPOSAL_MESSAGE_MAX = 500
/** Guaraníes, of the field's arrows. */
export const AMOUNT_STEP = 1000

export const BOXES = ['received', 'sent'] as const
export type Box = (typeof BOXES)[number]
/** Both boxes, what waits for the reader first; or one of them. */
export const LISTS = ['all', ...BOXES] as const
export type List = (typeof LISTS)[number]

/** Trades that stand before the newest because they wait for somebody. */
export const AWAITED_MAX = 60
/** The newest of each side among which they are looked for: a trade that waits is hardly older than these. */
export const AWAITED_AMONG = 300
