import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Blocked } from '#contract/safety'
import { isUnreachable } from '#web/api/failure.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { blocksQuery } from './queries.ts'

/** In the settings: whom one has blocked, and the way back. */
export function BlockedCard() {
  const t = useWords('safety')
  const shell = useWords('shell')
  const query = useQuery(blocksQuery)
  const { data, error, refetch } = query
  const isLost = isUnreachable(query)
  const title = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Blocked>()

  const close = () => {
    setAsked(undefined)
    title.current?.focus()
  }
  return (
    <SettingsCard title={t('blocked_title')} titleRef={title} lead={t('blocked_lead')}>
      {data ? (
        <People people={data} onUnblock={setAsked} />
      ) : error || isLost ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{isLost ? shell('offline_text') : t('blocked_failed')}</p>
          <Button kind="secondary" onClick={() => refetch()}>
            {shell('try_again')}
          </Button>
        </div>
      ) : (
        <div aria-busy="true" className="skeleton h-14 rounded-field" />
      )}
      {asked && <BlockDialog person={asked} isBlocked onClose={close} />}
    </SettingsCard>
  )
}

type PeopleProps = { people: Blocked[]; onUnblock: (person: Blocked) => void }

function People({ people, onUnblock }: PeopleProps) {
  const t = useWords('safety')
  if (people.length === 0) {
    return <p className="rounded-field bg-sunken p-4 text-muted">{t('blocked_none')}</p>
  }
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-3 py-3">
          <Avatar person={person} />
          <div className="min-w-0 grow">
            <p className="font-semibold">{`${person.firstName} ${person.lastName}`}</p>
            <p className="text-sm text-muted">
              {t('blocked_since', { date: formatDate(person.blockedAt, activeLanguage()) })}
            </p>
          </div>
          <Button
            kind="secondary"
            aria-label={`${t('unblock')}: ${person.firstName}`}
            onClick={() => onUnblock(person)}
          >
            {t('unblock')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
