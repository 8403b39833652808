import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { personItemsQuery } from '#web/people/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { partQuery } from './asked-part.ts'
import { Pages } from './pages.tsx'
import { PartWaiting } from './part-waiting.tsx'
import { PersonItem } from './person-item.tsx'

type ItemsPartProps = { id: string; cursor: string; isOwn: boolean }

/** Their items, the newest first, in every state. */
export function ItemsPart({ id, cursor, isOwn }: ItemsPartProps) {
  const t = useWords('people')
  const query = useQuery(personItemsQuery(id, cursor))
  const { data, isPlaceholderData } = query
  if (!data) return <PartWaiting query={query} />
  const href = (to: string) => `${paths.person(id)}${partQuery('items', { cursor: to })}`
  const back = cursor ? { href: href(''), label: t('first') } : null
  if (data.items.length === 0 && !back) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={t(isOwn ? 'items_none_own' : 'items_none')}
        text={t(isOwn ? 'items_none_own_text' : 'items_none_text')}
      >
        {isOwn && <ButtonLink href={paths.publish}>{t('publish')}</ButtonLink>}
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-3 wide:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] wide:gap-4"
      >
        {data.items.map((item) => (
          <li key={item.id}>
            <PersonItem item={item} />
          </li>
        ))}
      </ul>
      <Pages back={back} next={data.next && href(data.next)} />
    </>
  )
}
