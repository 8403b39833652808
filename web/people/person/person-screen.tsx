import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useParams } from 'wouter'
import { isFailure, isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { missingPersonKey, personQuery } from '#web/people/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { HeadSkeleton } from './head-skeleton.tsx'
import { PartSkeleton } from './part-skeleton.tsx'
import { PersonView } from './person-view.tsx'

const ID = /^[\w-]{1,64}$/

/** /user/:id: what anybody may see of a person. */
export function PersonScreen() {
  const { userId = '' } = useParams<{ userId: string }>()
  return ID.test(userId) ? <PersonOf key={userId} id={userId} /> : <NotFound />
}

function PersonOf({ id }: { id: string }) {
  const t = useWords('people')
  const client = useQueryClient()
  const isMissing = client.getQueryData(missingPersonKey(id)) === true
  const query = useQuery({ ...personQuery(id), enabled: !isMissing })
  const { data: person, error } = query
  useTop()
  useTitle(person && `${person.firstName} ${person.lastName}`.trim())

  if (isMissing || isFailure(error, 404)) return <NotFound />
  if (person) return <PersonView person={person} />
  const isOffline = isUnreachable(query)
  if (!isOffline && !error) return <PersonSkeleton />
  return (
    <LoadProblem
      heading="h1"
      isOffline={isOffline}
      title={t('failed')}
      text={t('failed_text')}
      offlineText={t('offline_text')}
      error={error}
      retry={query.refetch}
    />
  )
}

function NotFound() {
  const t = useWords('people')
  useTitle(t('not_found'))
  return (
    <EmptyState heading="h1" icon={UserX} title={t('not_found')} text={t('not_found_text')}>
      <ButtonLink href={paths.home}>{t('go_home')}</ButtonLink>
    </EmptyState>
  )
}

/** The shape of a profile while it is on its way. */
function PersonSkeleton() {
  const t = useWords('people')
  return (
    <div
      aria-busy="true"
      className="grid gap-6 pt-4 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-8 wide:pt-8"
    >
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <HeadSkeleton />
      <span className="skeleton h-60 rounded-card" />
      <PartSkeleton />
    </div>
  )
}
