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

export const FEATURING_COST = -TOKEN_AMOUNTS.item_featured
/** Milliseconds. */
export const FEATURED_MS = 7 * 24 * 3_600_000
/** In the strip above page one. */
export const FEATURED_MAX = 4

/** GET /api/user/tokens/history, newest first. `description` in the caller's language. */
export type TokenTransaction = {
  /** Numbered per person. */
  id: number
  description: string
  transactionType: TokenKind
  amount: number
  balanceAfter: number
  createdAt: string
}

/** POST /api/items/{id}/feature. */
export type FeatureAnswer = { itemId: number; featuredUntil: string; tokenBalance: number }
/** `current` of a 409 or 422 (`item_featured`, `tokens_short`). */
export type FeatureRefused = { tokenBalance: number; missing: number; featuredUntil: string | null }
