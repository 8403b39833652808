/** Saving and removing: shown at once, sent one request at a time, taken back when it is refused. */
import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import { api, GOES_ON } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { openWishes } from './open-wishes.ts'
import { favoriteIdsQuery, favoritesQuery } from './queries.ts'
import { addWish, dropWish, wishes } from './wishes.ts'

/** `item` where it is known: it is then in the list at once. `tells`: pressed on the screen, now (D65). */
export type Saving = {
  client: QueryClient
  userId: string
  itemId: number
  item?: Item
  tells?: boolean
}
/** What was wished last, and why it does not hold. `isUntold`: they were never shown that hearts are told. */
export type Outcome = { isFavorite: boolean; error?: unknown; isUntold?: true | undefined }

/** As the person sees it. */
export function isSaved({ client, userId, itemId }: Saving): boolean {
  return (
    openWishes(client, userId).get(itemId) ??
    client.getQueryData(favoriteIdsQuery(userId).queryKey)?.includes(itemId) ??
    false
  )
}

/** Null: an earlier press is still being sent, and goes on with this wish. */
export async function setFavorite(saving: Saving, isFavorite: boolean): Promise<Outcome | null> {
  const { client, userId, itemId } = saving
  const wished = openWishes(client, userId)
  const isSending = wished.has(itemId)
  const known = client.getQueryData(favoriteIdsQuery(userId).queryKey)
  wished.set(itemId, isFavorite)
  show(saving, isFavorite)
  if (isSending) {
    // Who leaves the page before the earlier one is answered finds it done at the next visit.
    addWish(itemId, isFavorite, userId)
    return null
  }

  const isKept = wishes().some((wish) => wish.itemId === itemId)
  const { held, ...outcome } = await sendWishes(saving, known?.includes(itemId) ?? !isFavorite)
  wished.delete(itemId)
  // What was kept before is dropped by who asked for it.
  if (!isKept) dropWish(itemId)
  show(saving, held)
  askAgain(saving, known !== undefined)
  return outcome
}

/** What was shown knew of no other heart, or the answer on its way does not know of this one. */
function askAgain({ client, userId }: Saving, isKnown: boolean): void {
  const ids = favoriteIdsQuery(userId)
  // Its count would come back over the one that was just answered.
  if (client.isFetching({ queryKey: currentUserQuery.queryKey }) > 0) {
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }
  if (isKnown && client.isFetching(ids) === 0) return
  void client.invalidateQueries(ids)
}

/** Until the last wish is answered. `held` is what the server has in the end. */
async function sendWishes(saving: Saving, before: boolean): Promise<Outcome & { held: boolean }> {
  const { client, userId, itemId } = saving
  const wished = openWishes(client, userId)
  let held = before
  let isUntold: true | undefined
  for (;;) {
    const isFavorite = wished.get(itemId) ?? before
    try {
      const param = { itemId: String(itemId) }
      const call = api.favorites[':itemId']
      const query = saving.tells ? { tells: '1' as const } : {}
      const answer = await (
        await (isFavorite
          ? call.$post({ param, query }, GOES_ON)
          : call.$delete({ param }, GOES_ON))
      ).json()
      const { favoriteItems } = answer
      isUntold = answer.isUntold
      held = isFavorite
      // While other hearts are on their way this count does not hold theirs.
      if (wished.size === 1) {
        client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, favoriteItems })
      }
    } catch (error) {
      if (isFavorite === wished.get(itemId) || isFailure(error, 401)) {
        return { isFavorite, held, error }
      }
    }
    if (isFavorite === wished.get(itemId)) return { isFavorite, held, isUntold }
  }
}

/** The hearts, the list of saved items and the count beside it. */
function show({ client, userId, itemId, item }: Saving, isFavorite: boolean): void {
  const { queryKey } = favoriteIdsQuery(userId)
  const ids = client.getQueryData(queryKey) ?? []
  if (ids.includes(itemId) === isFavorite) return
  client.setQueryData(queryKey, isFavorite ? [...ids, itemId] : ids.filter((id) => id !== itemId))
  client.setQueryData(
    currentUserQuery.queryKey,
    (user) => user && { ...user, favoriteItems: user.favoriteItems + (isFavorite ? 1 : -1) },
  )
  // What is removed stays in the list unseen (use-favorites.ts), so that it can come back to its place.
  if (isFavorite && item) enlist({ client, userId, item })
}

function enlist({ client, userId, item }: { client: QueryClient; userId: string; item: Item }) {
  client.setQueryData(favoritesQuery(userId).queryKey, (list) => {
    if (!list || list.pages.some((p) => p.items.some((saved) => saved.itemId === item.id))) {
      return list
    }
    const saved = {
      id: item.id,
      itemId: item.id,
      item,
      createdAt: new Date(serverNow()).toISOString(),
    }
    const pages = list.pages.map((p, n) => (n === 0 ? { ...p, items: [saved, ...p.items] } : p))
    return { ...list, pages }
  })
}
