import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Item } from '#contract/items'
import { askWho } from '#web/api/ask-who.ts'
import { isFrugal } from '#web/api/connection.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tellLost } from '#web/ui/lazy/tell-lost.ts'
import { favoriteIdsQuery } from './queries.ts'

type Pressing = typeof import('./press-heart.ts')
/** Once here, used at once: asking for it again takes a moment in which the page may be left. */
let pressing: Pressing | undefined
const load = async (): Promise<Pressing> => {
  pressing = await import('#browser/favorites/press-heart.ts')
  return pressing
}
/** What fails here fails again at the press, and is said then. */
const prepare = () => {
  if (isFrugal()) return
  load().then(
    (m) => m.prepare(),
    () => undefined,
  )
}

type Props = { item: Item; className?: string }

/**
 * Saves an item or removes it; what the press does is fetched when it is near. A press that comes before it, or before
 * it is known who is there, is seen at once and done then (J163). Nothing for one's own item.
 */
export function HeartButton({ item, className = '' }: Props) {
  const t = useWords('things')
  const shell = useWords('shell')
  const client = useQueryClient()
  const { state, user } = useSession()
  const { data: isKnownSaved = false } = useQuery({
    ...favoriteIdsQuery(user?.id),
    select: (ids) => ids.includes(item.id),
  })
  const [wish, setWish] = useState<boolean>()
  const wished = useRef(wish)
  const isSaved = wish ?? isKnownSaved
  if (user?.id === item.userId) return null

  const wait = async () => {
    const isWaiting = wished.current !== undefined
    show(!isSaved)
    if (isWaiting) return
    const [m] = await Promise.all([load(), askWho(client)])
    const done = m.pressHeart(client, item, wished.current)
    show(undefined)
    return done
  }
  const show = (isWished: boolean | undefined) => {
    wished.current = isWished
    setWish(isWished)
  }
  const press = () =>
    (pressing && state !== 'unknown' ? pressing.pressHeart(client, item) : wait()).catch(() => {
      show(undefined)
      tellLost(shell)
    })
  const name = t(isSaved ? 'favorite_remove' : 'favorite_add')
  return (
    <button
      type="button"
      data-heart
      aria-label={`${name}: ${item.title}`}
      data-tip={name}
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={`grid size-11 shrink-0 place-items-center rounded-full -outline-offset-3 ${className}`}
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-card">
        <Heart size={20} className={isSaved ? 'fill-accent text-accent' : 'text-ink'} aria-hidden />
      </span>
    </button>
  )
}
