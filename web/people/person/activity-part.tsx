import { useQuery } from '@tanstack/react-query'
import { Activity as ActivityIcon } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { personActivityQuery } from '#web/people/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ActivityRow } from './activity-row.tsx'
import { partQuery } from './asked-part.ts'
import { Pages } from './pages.tsx'
import { PartWaiting } from './part-waiting.tsx'

type ActivityPartProps = { id: string; cursor: string; isOwn: boolean }

/** What they did that is everybody's to know. */
export function ActivityPart({ id, cursor, isOwn }: ActivityPartProps) {
  const t = useWords('people')
  const query = useQuery(personActivityQuery(id, cursor))
  const { data, isPlaceholderData } = query
  if (!data) return <PartWaiting query={query} />
  const href = (to: string) => `${paths.person(id)}${partQuery('activity', { cursor: to })}`
  const back = cursor ? { href: href(''), label: t('first') } : null
  if (data.items.length === 0 && !back) {
    return (
      <EmptyState
        icon={ActivityIcon}
        title={t('activity_none')}
        text={t(isOwn ? 'activity_none_own_text' : 'activity_none_text')}
      />
    )
  }
  return (
    <>
      <ol
        aria-busy={isPlaceholderData}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card px-4"
      >
        {data.items.map((deed) => (
          <ActivityRow key={JSON.stringify(deed)} deed={deed} />
        ))}
      </ol>
      <Pages back={back} next={data.next && href(data.next)} />
    </>
  )
}
