import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Heart } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import type { Match } from '#contract/matches'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { glanceQuery } from '#web/matches/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** The first thing on a member's home when there is something in it (D65). The home itself knows nothing of it. */
export function HomeStrip() {
  const { user } = useSession()
  // Most have nothing there, and ask for nothing.
  const { data } = useQuery(glanceQuery(user?.hasMatches ? user.id : undefined))
  const [match] = data ?? []
  return match ? <AtTop match={match} others={(data?.length ?? 1) - 1} /> : null
}

/** Before the screen, in a place of its own: the home has no byte for it, and what React has drawn there stays as it is. */
function AtTop({ match, others }: { match: Match; others: number }) {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const content = document.getElementById('content')
    content?.insertBefore(place, content.firstChild)
    return () => {
      place.parentNode?.removeChild(place)
    }
  }, [place])
  return createPortal(<Strip match={match} others={others} />, place)
}

function Strip({ match, others }: { match: Match; others: number }) {
  const t = useWords('matches')
  const { person, mine, things, isMutual } = match
  const name = person.firstName
  const [first] = things
  return (
    <section aria-label={t('title')} className="pt-2 wide:pt-4">
      <Link
        href={paths.matches}
        className="flex min-h-12 items-center gap-3 rounded-card border border-line bg-accent-soft/60 px-3 py-1.5 text-ink no-underline hover:border-line-strong"
      >
        <Heart size={22} aria-hidden className="shrink-0 text-accent-strong" />
        <span className="line-clamp-2 min-w-0 grow text-sm leading-snug wide:text-base">
          {isMutual && first
            ? t('strip_mutual', { name, mine: mine.title, theirs: first.title })
            : t('strip_likes', { name, mine: mine.title, others })}
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </section>
  )
}
