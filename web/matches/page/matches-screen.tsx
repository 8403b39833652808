import { Heart } from 'lucide-react'
import { isUnreachable } from '#web/api/failure.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { MatchList, matchesIn, useMatches } from './match-list.tsx'

const SHAPES = ['a', 'b', 'c']

/** /matches (D65): mutual interest, people who like what one offers, things whose owners want what one has. */
export function MatchesScreen() {
  const t = useWords('matches')
  const { user } = useSession()
  const mutual = useMatches(user?.id, 'mutual')
  const likers = useMatches(user?.id, 'likers')
  const wanted = useMatches(user?.id, 'wanted')
  useTitle(t('title'))
  useTop()

  const parts = [mutual, likers, wanted]
  const failed = parts.find(({ data, error }) => !data && error)
  const isOffline = parts.some((query) => !query.data && isUnreachable(query))
  const isLoading = parts.some(({ data }) => !data)
  const isEmpty = parts.every((query) => matchesIn(query).length === 0 && !query.hasNextPage)
  const retry = () => {
    for (const query of parts) if (!query.data) void query.refetch()
  }
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 pt-4 wide:pt-8">
      <header className="grid gap-1">
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      <MatchList part="mutual" query={mutual} isFirst />
      <MatchList part="likers" query={likers} isFirst={matchesIn(mutual).length === 0} />
      <MatchList part="wanted" query={wanted} isFirst={false} />
      {(failed || isOffline) && (
        <LoadProblem
          isOffline={isOffline}
          title={t('failed')}
          text={t('failed_text')}
          offlineText={t('offline_text')}
          error={failed?.error ?? null}
          retry={retry}
        />
      )}
      {isLoading && !failed && !isOffline && (
        <div aria-busy="true" className="grid gap-4">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          {SHAPES.map((key) => (
            <span key={key} className="skeleton h-72 rounded-card" />
          ))}
        </div>
      )}
      {!isLoading && isEmpty && (
        <EmptyState icon={Heart} title={t('empty')} text={t('empty_text')}>
          <ButtonLink href={paths.home}>{t('empty_explore')}</ButtonLink>
          <ButtonLink kind="secondary" href={paths.publish}>
            {t('empty_publish')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
