/** Saved items over the wire. */
import * as v from 'valibot'
import { PageQuerySchema } from '../browse/contract.ts'
import { ItemSchema } from '../items/contract.ts'

/** GET /api/favorites. `ids=1`: not a page but the ids of all (D15). */
export const FavoritesQuerySchema = v.object({
  ...PageQuerySchema.entries,
  ids: v.fallback(v.optional(v.literal('1')), undefined),
})

/** An entry of GET /api/favorites, newest first. `id` names it among its owner's: that of the item. */
export const FavoriteSchema = v.object({
  id: v.number(),
  itemId: v.number(),
  item: ItemSchema,
  createdAt: v.string(),
})
export type Favorite = v.InferOutput<typeof FavoriteSchema>

/** POST /api/favorites/{itemId}. `tells=1`: it is given on the screen, now, and its owner may hear of it (D65). */
export const SavingQuerySchema = v.object({
  tells: v.fallback(v.optional(v.literal('1')), undefined),
})

/** POST and DELETE /api/favorites/{itemId}: the same answer however often it is asked. */
export type FavoriteAnswer = {
  itemId: number
  isFavorite: boolean
  favoriteItems: number
  /** Asked with `tells`: they have never been shown that hearts are told. */
  isUntold?: true
}
