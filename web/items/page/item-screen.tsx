import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff, PackageSearch } from 'lucide-react'
import { useParams } from 'wouter'
import { isOnOffer } from '#rules/items'
import { isFailure, isUnreachable } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { usePosition } from '#web/browse/filters/position.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { itemQuery, missingKey } from '#web/items/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { BackLink } from './back-link.tsx'
import { EditPart } from './edit-part.tsx'
import { ItemSkeleton } from './item-skeleton.tsx'
import { ItemView } from './item-view.tsx'
import { useEditedItem, useEditMode } from './use-edit-mode.ts'
import { useKeptItem, useListedItem } from './use-known-item.ts'

const ID = /^[1-9]\d{0,14}$/

/** /items/:id */
export function ItemScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const known = ID.test(id)
  return (
    <div className="grid gap-2 pt-2 wide:pt-4">
      <BackLink />
      {known ? <ItemOf key={id} id={Number(id)} /> : <NotFound />}
    </div>
  )
}

function ItemOf({ id }: { id: number }) {
  const t = useWords('items')
  const client = useQueryClient()
  const viewer = useQuery(currentUserQuery)
  const { point } = usePosition()
  useTop()
  const isMissing = client.getQueryData(missingKey(id)) === true
  const bare = client.getQueryData(itemQuery(id).queryKey)
  const listed = useListedItem(id)
  // One's own tells no distance: none is asked for.
  const isOwn = viewer.data?.id === (bare ?? listed)?.userId
  const query = useQuery({
    ...itemQuery(id, isOwn ? null : point),
    placeholderData: keepPreviousData,
    enabled: !isMissing,
  })
  const { error } = query
  // The same item, from nowhere: its distance comes by itself, or not at all.
  const data = query.data ?? bare
  const isOffline = isUnreachable(query)
  const kept = useKeptItem(id, isOffline && !data && !listed)
  const known = listed ?? kept
  const item = data ?? (error === null || isOffline ? known : undefined)
  const edit = useEditMode()
  const mine = item !== undefined && viewer.data?.id === item.userId
  const edited = useEditedItem(edit, item, mine && isOnOffer(item.tradeStatus))
  useTitle(item?.title)

  if (edited) return <EditPart item={edited} onDone={edit.end} />
  if (isMissing || isFailure(error, 404)) return <NotFound />
  if (item) {
    return (
      <>
        {data === undefined && isOffline && (
          <p role="status" className="mb-2 flex items-start gap-2 text-sm text-muted">
            <CloudOff size={18} aria-hidden className="mt-px shrink-0" />
            <span>{t('rest_offline')}</span>
          </p>
        )}
        <ItemView
          item={item}
          distanceKm={mine ? undefined : (item.distanceKm ?? known?.distanceKm)}
          viewer={mine ? 'owner' : viewer.isPending ? 'unknown' : 'other'}
          edit={edit}
        />
      </>
    )
  }
  if (isOffline || error) {
    return (
      <LoadProblem
        heading="h1"
        isOffline={isOffline}
        title={t('failed')}
        text={t('failed_text')}
        offlineText={t('page_offline_text')}
        error={error}
        retry={query.refetch}
      />
    )
  }
  return <ItemSkeleton />
}

function NotFound() {
  const t = useWords('items')
  useTitle(t('not_found'))
  return (
    <EmptyState heading="h1" icon={PackageSearch} title={t('not_found')} text={t('not_found_text')}>
      <ButtonLink href={paths.home}>{t('see_items')}</ButtonLink>
    </EmptyState>
  )
}
