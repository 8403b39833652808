/** Words of reviews. */
import type { reviews as es } from '../es/reviews.ts'

export const reviews: Record<keyof typeof es, string> = {}
