import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#web/api/session.ts'
import { keepWishes } from './keep-wishes.ts'

/** For signed-in people: does what was wished as a visitor (D22), and makes the hearts ready. Shows nothing. */
export function KeepHeart() {
  const client = useQueryClient()
  const { user } = useSession()
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    // What fails here fails again at the press, and is said then.
    import('#browser/favorites/press-heart.ts').catch(() => undefined)
    // Words that cannot be fetched leave it unsaid; the hearts show it.
    const keep = () => void keepWishes(client, userId).catch(() => undefined)
    keep()
    addEventListener('online', keep)
    return () => removeEventListener('online', keep)
  }, [client, userId])

  return null
}
