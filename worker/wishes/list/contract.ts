/** What the public list is asked for: apart, so that the form in the browser does not bring it. */
import * as v from 'valibot'
import { ListQuerySchema } from '../../browse/contract.ts'

/**
 * GET /api/wishes: the filters of the list of things, as far as wishes have what they ask for; a price is held against what
 * it may be worth at most. Newest first, or oldest.
 */
export const WishQuerySchema = v.pick(ListQuerySchema, [
  'search',
  'categoryIds',
  'minPrice',
  'maxPrice',
  'location',
  'datePosted',
  'radius',
  'sortBy',
  'userLatitude',
  'userLongitude',
  'limit',
  'cursor',
])
export type WishQuery = v.InferOutput<typeof WishQuerySchema>
