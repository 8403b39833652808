/** After signing in (or registering): what was wished as a visitor is done (D22). */
import type { QueryClient } from '@tanstack/react-query'
import { isFailure } from '#web/api/failure.ts'
import { wordsOf } from '#web/i18n/words-of.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { favoritesQuery } from './queries.ts'
import { type Outcome, setFavorite } from './set-favorite.ts'
import { tellFailed } from './tell-failed.ts'
import { dropWish, wishes } from './wishes.ts'

let isUnderWay = false

export async function keepWishes(client: QueryClient, userId: string): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  try {
    const outcomes = await fulfil(client, userId)
    const refused = outcomes.find(({ error }) => error && !isFailure(error, 404))
    if (refused) return await tellFailed(refused)
    const done = outcomes.findLast(({ error }) => !error)
    if (!done) return
    const t = await wordsOf('favorites')
    toast({ kind: 'done', title: t(done.isFavorite ? 'added' : 'removed') })
  } finally {
    isUnderWay = false
  }
}

/** One after the other. Stops where no answer comes or nobody is signed in: those wishes wait on. */
async function fulfil(client: QueryClient, userId: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { itemId, isFavorite, userId: wisher } of wishes()) {
    if (wisher && wisher !== userId) {
      dropWish(itemId)
      continue
    }
    const outcome = await setFavorite({ client, userId, itemId }, isFavorite)
    if (isFailure(outcome?.error, 0) || isFailure(outcome?.error, 401)) break
    dropWish(itemId)
    if (outcome) outcomes.push(outcome)
  }
  if (outcomes.length > 0) void client.invalidateQueries(favoritesQuery(userId))
  return outcomes
}
