import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { GroupCard } from './group-card.tsx'
import { groupsQuery } from './queries.ts'

/** For administrators: who trades almost only among themselves (D57); what nobody looked at first. */
export function GroupsPanel() {
  const t = useWords('groups')
  const { data: groups, error, fetchStatus, refetch } = useQuery(groupsQuery)
  const title = useRef<HTMLHeadingElement>(null)
  if (!groups) {
    if (error || fetchStatus === 'paused') {
      return (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      )
    }
    return <div aria-busy="true" className="skeleton h-40 rounded-card" />
  }
  return (
    <section aria-labelledby="groups" className="grid gap-4">
      <div className="grid gap-1">
        {/* Where the focus goes when what had it is marked. */}
        <h2 id="groups" ref={title} tabIndex={-1} className="text-lg outline-none">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      {groups.length === 0 && <EmptyState icon={Users} title={t('none')} text={t('none_text')} />}
      <ul className="grid gap-4 empty:hidden">
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} onFine={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}
