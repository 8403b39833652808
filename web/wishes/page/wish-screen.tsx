import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useParams } from 'wouter'
import { isFailure, isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { missingWishKey, wishQuery } from '#web/wishes/queries.ts'
import { titleOf } from '#web/wishes/titles.ts'
import { WishView } from './wish-view.tsx'

const ID = /^[1-9]\d{0,14}$/

/** /wanted/:id: what somebody looks for. */
export function WishScreen() {
  const { id = '' } = useParams<{ id: string }>()
  return ID.test(id) ? <WishOf key={id} id={Number(id)} /> : <NotFound />
}

function WishOf({ id }: { id: number }) {
  const t = useWords('wishes')
  const client = useQueryClient()
  const isMissing = client.getQueryData(missingWishKey(id)) === true
  const query = useQuery({ ...wishQuery(id), enabled: !isMissing })
  const { data: wish, error } = query
  useTop()
  useTitle(wish && titleOf(wish, t))
  if (isMissing || isFailure(error, 404)) return <NotFound />
  if (wish) return <WishView wish={wish} />
  const isOffline = isUnreachable(query)
  if (isOffline || error) {
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
  return (
    <div aria-busy="true" className="grid gap-4 pt-8">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <span className="skeleton h-9 w-2/3 rounded-field" />
      <span className="skeleton h-32 rounded-card" />
    </div>
  )
}

function NotFound() {
  const t = useWords('wishes')
  useTitle(t('not_found'))
  return (
    <EmptyState heading="h1" icon={SearchX} title={t('not_found')} text={t('not_found_text')}>
      <ButtonLink href={paths.wanted()}>{t('see_all')}</ButtonLink>
    </EmptyState>
  )
}
