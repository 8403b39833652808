/** What a person may save. Reserved and traded items too: they stay listed with their state. */

export type SavedItem = { ownerId: string; deletedAt: number | null }

export type FavoriteRefusal = 'item_not_found' | 'favorite_own'

/** Null: yes. How many there are already is judged by the statement that adds. */
export function maySave(item: SavedItem | null, actorId: string): FavoriteRefusal | null {
  if (item === null || item.deletedAt !== null) return 'item_not_found'
  return item.ownerId === actorId ? 'favorite_own' : null
}
