/** What a press of a heart does and says. Fetched when a press is near. */
import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import { isFailure } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { wordsOf } from '#web/i18n/words-of.ts'
import { haptic } from '#web/native/haptics.ts'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { leadToSignIn } from './lead-to-sign-in.ts'
import { isSaved, type Outcome, type Saving, setFavorite } from './set-favorite.ts'
import { tellFailed } from './tell-failed.ts'
import { addWish } from './wishes.ts'

/** How long one has to read why the sign-in page comes: who never signed in, whose session ended. */
const VISITOR_MS = 1_500
const EXPIRED_MS = 500

/** The words and the look of what will be said. */
export function prepare(): void {
  prepareToasts()
  // What fails here fails again at the press, and is said then.
  wordsOf('favorites').catch(() => undefined)
}

/** `wish` where the heart has shown it already; else the other of what is. */
export async function pressHeart(client: QueryClient, item: Item, wish?: boolean): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey)
  // A visitor's that was taken back before it was done wishes for nothing.
  if (!user) return wish === false ? undefined : inviteToSignIn(item.id)
  // Pressed before it was known who is there.
  if (user.id === item.userId) return
  haptic('light')
  const saving = { client, userId: user.id, itemId: item.id, item, tells: true }
  const was = isSaved(saving)
  // Pressed twice, or on a heart that was not known to be filled.
  if (wish !== was) await change(saving, wish ?? !was)
}

async function inviteToSignIn(itemId: number): Promise<void> {
  addWish(itemId, true)
  const page = location.pathname
  const t = await wordsOf('favorites')
  if (location.pathname === page && leadToSignIn(VISITOR_MS)) toast({ title: t('sign_in') })
}

async function change(saving: Saving, wish: boolean): Promise<void> {
  const outcome = await setFavorite(saving, wish)
  if (!outcome) return
  if (isFailure(outcome.error, 401)) return signInAgain(saving, outcome)
  if (outcome.error) return tellFailed(outcome, isInList())
  // What did not come is asked for by the next heart.
  if (outcome.isUntold) askTelling(saving).catch(() => undefined)
  const t = await wordsOf('favorites')
  if (outcome.isFavorite) return toast({ kind: 'done', title: t('added') })
  if (!isInList()) return toast({ kind: 'done', title: t('removed') })
  const undo = { label: t('undo'), run: () => void change(saving, true) }
  toast({ kind: 'done', title: t('list_removed'), action: undo })
}

/** At the first heart (D65). */
const askTelling = async (saving: Saving) =>
  (await import('#browser/matches/telling/ask-telling.tsx')).askTelling(saving)

const isInList = () => location.pathname.startsWith(paths.favorites)

/** The session ended elsewhere: the wish is fulfilled once the person is back (D22). */
async function signInAgain(saving: Saving, { isFavorite }: Outcome): Promise<void> {
  const { client, userId, itemId } = saving
  addWish(itemId, isFavorite, userId)
  // Only then: a protected screen would lead away by itself at once, with words of its own.
  const isOut = () => client.setQueryData(currentUserQuery.queryKey, null)
  if (!leadToSignIn(EXPIRED_MS, isOut)) return
  const t = await wordsOf('favorites')
  toast({ kind: 'problem', title: t('expired'), text: t('expired_text') })
}
