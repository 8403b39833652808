/** Limits of a proposal, and the boxes it is in. */

export const PROPOSAL_MESSAGE_MAX = 500
/** Guaraníes, of the field's arrows. */
export const AMOUNT_STEP = 1000

export const BOXES = ['received', 'sent'] as const
export type Box = (typeof BOXES)[number]
/** Both boxes, by groups; or one of them. */
export const LISTS = ['all', ...BOXES] as const
export type List = (typeof LISTS)[number]

/** A person's trades as they think of them, in this order: it is my turn, under way, it is theirs, over. */
export const GROUPS = ['awaited', 'open', 'waiting', 'over'] as const
export type Group = (typeof GROUPS)[number]

/** Trades that stand before the newest because they are not over. */
export const GOING_ON_MAX = 60
/** The newest of each side among which they are looked for: a trade that goes on is hardly older than these. */
export const GOING_ON_AMONG = 300
