/** Saved items over the wire. */
import type { Item } from '../items/contract.ts'

/** An entry of GET /api/favorites, newest first. `id` names it among its owner's: that of the item. */
export type Favorite = { id: number; itemId: number; item: Item; createdAt: string }

/** POST and DELETE /api/favorites/{itemId}: the same answer however often it is asked. */
export type FavoriteAnswer = { itemId: number; isFavorite: boolean; favoriteItems: number }
