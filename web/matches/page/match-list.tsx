import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Match } from '#contract/matches'
import type { MatchPart } from '#terms/matches'
import { useNow } from '#web/api/first-view.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { matchesQuery } from '#web/matches/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { MatchEntry } from './match-entry.tsx'

export const useMatches = (userId: string | undefined, part: MatchPart) =>
  useInfiniteQuery({ ...matchesQuery(userId, part), refetchOnMount: 'always' })
export type Matches = ReturnType<typeof useMatches>

/** What moved between two pages stands once. */
export function matchesIn({ data }: Pick<Matches, 'data'>): Match[] {
  const all = data?.pages.flatMap(({ matches }) => matches) ?? []
  return [...new Map(all.map((match) => [match.person.id, match])).values()]
}

type MatchListProps = { part: MatchPart; query: Matches; isFirst: boolean }

/** One part of the page; nothing where nobody is in it. */
export function MatchList({ part, query, isFirst }: MatchListProps) {
  const t = useWords('matches')
  const id = useId()
  const opened = useNow()
  const now = Math.max(query.dataUpdatedAt, opened)
  const matches = matchesIn(query)
  const isLoadingNext = query.isFetchingNextPage
  if (matches.length === 0 && !query.hasNextPage) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <header>
        <h2 id={id} className="text-lg">
          {t(part)}
        </h2>
        <p className="text-muted">{t(`${part}_text`)}</p>
      </header>
      <ul className="grid grid-cols-1 gap-4">
        {matches.map((match, n) => (
          <MatchEntry
            key={match.person.id}
            match={match}
            now={now}
            isFirst={isFirst && n === 0}
            part={part}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="secondary"
          aria-disabled={query.isFetching}
          onClick={() => {
            if (!query.isFetching) void query.fetchNextPage()
          }}
          className="min-w-48 justify-self-center"
        >
          {t(isLoadingNext ? 'loading' : query.isFetchNextPageError ? 'more_failed' : 'more')}
        </Button>
      )}
    </section>
  )
}
