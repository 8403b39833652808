/** Coincidences over the wire (D65). */
import * as v from 'valibot'
import { PublicPersonSchema } from '../accounts/contract.ts'
import { ItemSchema } from '../items/contract.ts'
import { MATCH_PARTS } from './terms.ts'

/** GET /api/matches. Without a part: mutual interest. */
export const MatchesQuerySchema = v.object({
  part: v.fallback(v.optional(v.picklist(MATCH_PARTS), 'mutual'), 'mutual'),
  cursor: v.optional(v.string()),
})
export type MatchesQuery = v.InferOutput<typeof MatchesQuerySchema>

/** Of one's own thing what says which it is. */
const OwnThingSchema = v.object({
  id: v.number(),
  title: v.string(),
  imageUrl: v.nullable(v.string()),
})

/**
 * Somebody who likes `mine`, with the things of theirs that come nearest; of mutual interest the first is what one likes
 * oneself: both are what a proposal begins with. `likedAt`: ISO 8601.
 */
export const MatchSchema = v.object({
  person: PublicPersonSchema,
  mine: OwnThingSchema,
  things: v.array(ItemSchema),
  isMutual: v.boolean(),
  likedAt: v.string(),
})
export type Match = v.InferOutput<typeof MatchSchema>

/** Of one's home: the first of them, and how many more people there are, counted to some. `theirs`: what one likes oneself. */
export const GlanceSchema = v.object({
  name: v.string(),
  mine: v.string(),
  theirs: v.nullable(v.string()),
  others: v.number(),
})
export type Glance = v.InferOutput<typeof GlanceSchema>

/** GET /api/matches/telling. `isSeen`: the sentence was seen; what is given before is told to nobody. */
export const TellingSchema = v.object({ isSeen: v.boolean(), tells: v.boolean() })
export type TellingAnswer = v.InferOutput<typeof TellingSchema>

/** PUT /api/matches/telling, by whoever has seen the sentence. */
export const TellingChoiceSchema = v.object({ tells: v.boolean('malformed') })
