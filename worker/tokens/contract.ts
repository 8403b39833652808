/** Tokens over the wire (D37). */

/** What each pays; spending is negative. */
export const TOKEN_AMOUNTS = {
  welcome: 10,
  email_verified: 10,
  trade_completed: 20,
  review_written: 5,
  item_featured: -50,
} as const
export type TokenKind = keyof typeof TOKEN_AMOUNTS
export const TOKEN_KINDS = [
  'welcome',
  'email_verified',
  'trade_completed',
  'review_written',
  'item_featured',
] as const satisfies readonly TokenKind[]

/** Milliseconds. */
export const FEATURED_MS = 7 * 24 * 3_600_000
/** In the strip above page one. */
export const FEATURED_MAX = 4
