import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Loaded } from '#web/admin/loaded.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { GroupCard } from './group-card.tsx'
import { groupsQuery } from './queries.ts'

/** For administrators: who trades almost only among themselves (D57); what nobody looked at first. */
export function GroupsPanel() {
  const t = useWords('groups')
  const query = useQuery(groupsQuery)
  const title = useLostFocus(query.data)
  return (
    <section aria-labelledby="groups" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="groups" ref={title} tabIndex={-1} className="text-lg outline-none">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <Loaded query={query} failed={t('failed')}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState icon={Users} title={t('none')} text={t('none_text')} />
          ) : (
            <ul className="grid gap-4">
              {groups.map((group) => (
                <GroupCard key={group.id} group={group} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
