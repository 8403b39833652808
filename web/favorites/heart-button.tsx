import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { Item } from '#contract/items'
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

/** Saves an item or removes it; what the press does is fetched when it is near. Nothing for one's own item. */
export function HeartButton({ item, className = '' }: Props) {
  const t = useWords('things')
  const shell = useWords('shell')
  const client = useQueryClient()
  const { state, user } = useSession()
  const { data: isSaved = false } = useQuery({
    ...favoriteIdsQuery(user?.id),
    select: (ids) => ids.includes(item.id),
  })
  if (user?.id === item.userId) return null

  const press = () =>
    (pressing
      ? pressing.pressHeart(client, item)
      : load().then((m) => m.pressHeart(client, item))
    ).catch(() => tellLost(shell))
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
      className={`grid size-11 shrink-0 place-items-center rounded-full -outline-offset-3 ${state === 'unknown' ? 'invisible' : ''} ${className}`}
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-card">
        <Heart size={20} className={isSaved ? 'fill-accent text-accent' : 'text-ink'} aria-hidden />
      </span>
    </button>
  )
}
