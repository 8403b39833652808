/** What one's home tells (J338), and how far it looks for that. */

/** What may wait for a person, the most pressing first: what ends by time, what somebody waits for, what can be done later. */
export const WAITING_KINDS = [
  'cancellation',
  'answer',
  'change',
  'meeting',
  'delivery',
  'messages',
  'review',
  'still',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** Lines of each part; how many more there are is a number. */
export const SHOWN_MAX = 3
/** The newest trades of each side among which those that go on are looked for: the list of trades has them all. */
export const TRADES_AMONG = 30
/** Of those as many of each side. */
export const TRADES_LOOKED = 8
/** Completed ones of each side, whose review may be to write. */
export const DONE_LOOKED = 3
/** The newest of one's own things: their categories, and those of which is asked whether they are still there. */
export const MINE_AMONG = 20

/** Whether the home is unfolded on this device, as its cookie says: the edge draws the place as it will be (J340). */
export const HOME_COOKIE = 'home'
export const UNFOLDED = 'open'
/** That the nearest come first on this device, as its cookie says: the edge draws no other list before (J342). */
export const NEAR_COOKIE = 'near'
export const NEAR = '1'
