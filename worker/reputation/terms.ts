/** Numbers of reputation, what a review is bound by, and what it can say. */

/** The score of somebody new, and the most there is. */
export const SCORE_START = 100
export const SCORE_MAX = 1000
export const STARS_MAX = 5
/** Each number of stars that there is, the fewest first. */
export const STARS = Array.from({ length: STARS_MAX }, (_, n) => n + 1)
export const REVIEWS_PAGE_SIZE = 10
/** Milliseconds after completion; then none can be written, and what one side wrote is shown without the other's (D35, D58). */
export const REVEAL_MS = 14 * 24 * 3_600_000

export const REVIEW_TYPES = [
  'trade',
  'item_quality',
  'communication',
  'reliability',
  'general',
] as const
export type ReviewType = (typeof REVIEW_TYPES)[number]

/** The two lists of a profile: of completed trades, and without one. */
export const REVIEW_PARTS = ['trades', 'others'] as const
export type ReviewPart = (typeof REVIEW_PARTS)[number]

/** Without a trade, of somebody who is not known by anything yet: so many wait to be published (J211). */
export const UNPUBLISHED_MAX = 10

export const ANSWER_MAX = 500
export const REVIEW_TITLE_MAX = 100
export const REVIEW_MIN = 10
export const REVIEW_MAX = 1000

/** They are stored and sent as they stand here; a screen says them in its own language. */
export const REVIEW_TAGS = [
  'Amigable',
  'Puntual',
  'Confiable',
  'Artículos de calidad',
  'Buena comunicación',
  'Respuesta rápida',
  'Flexible',
  'Profesional',
  'Recomendado',
  'Honesto',
] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]

export const LEVELS = [
  'new',
  'excellent',
  'very_good',
  'good',
  'regular',
  'needs_improvement',
] as const
export type Level = (typeof LEVELS)[number]
