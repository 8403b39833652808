import { MACHINE } from '#rules/trades'
import { STATUSES } from '#terms/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { StatusChip } from '../status-chip.tsx'

/** In the order in which the machine first names them. */
const ROLES = [...new Set(MACHINE.map(({ by }) => by))]

/** Who may do what, and when: the machine itself, read out. */
export function DemoRules() {
  const t = useWords('demo')
  const trades = useWords('trades')
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{t('actions')}</h2>
      <div className="grid gap-3 wide:grid-cols-2">
        {ROLES.map((role) => (
          <div key={role} className="rounded-card border border-line bg-card p-4">
            <h3 className="mb-2 text-base">{t(`by_${role}`)}</h3>
            <ul className="grid gap-2">
              {MACHINE.filter(({ by }) => by === role).map(({ action, from }) => (
                <li key={action}>
                  <p className="font-medium">{t(`action_${action}`)}</p>
                  <p className="text-sm text-muted">
                    {t('when', {
                      statuses: from.map((status) => trades(`status_${status}`)).join(', '),
                    })}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

const COUNTS = ['counts_people', 'counts_full', 'counts_time', 'counts_no_show'] as const

/** What a trade is worth to somebody's name (D57). */
export function DemoCounts() {
  const t = useWords('demo')
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{t('counts')}</h2>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {COUNTS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  )
}

export function DemoStatuses() {
  const t = useWords('demo')
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{t('statuses')}</h2>
      <ul className="grid gap-3 rounded-card border border-line bg-card p-4">
        {STATUSES.map((status) => (
          <li key={status} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusChip status={status} />
            <span className="text-muted">{t(`status_${status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
