import { useQuery } from '@tanstack/react-query'
import type { Monitoring } from '#contract/monitoring'
import { type Oldest, QUEUE_COUNTED_MAX, QUEUES } from '#terms/monitoring'
import { FigureList } from '#web/admin/figure-list.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { formatNumber, LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ClientErrors } from './client-errors.tsx'
import { monitoringQuery } from './queries.ts'
import { SlowRoutes } from './slow-routes.tsx'

/** Today's requests, what waits, and what broke in browsers. Words of `monitoring` and `admin`. */
export function MonitoringPanel() {
  return (
    <Loaded query={useQuery(monitoringQuery)}>
      {(running) => (
        <div className="grid gap-8">
          <Numbers running={running} />
          <SlowRoutes routes={running.routes} />
          <Waiting running={running} />
          <ClientErrors groups={running.clientErrors} />
        </div>
      )}
    </Loaded>
  )
}

function Numbers({ running: { requests, errors, refusals } }: { running: Monitoring }) {
  const t = useWords('monitoring')
  const share = (count: number) =>
    (requests === 0 ? 0 : count / requests).toLocaleString(LOCALES[activeLanguage()], {
      style: 'percent',
      maximumFractionDigits: 2,
    })
  const all = [
    [t('requests'), formatNumber(requests, activeLanguage())],
    [t('errors'), share(errors)],
    [t('refusals'), share(refusals)],
  ] as const
  return (
    <div className="grid gap-3">
      <FigureList figures={all} columns="wide:grid-cols-3" />
      <p className="text-sm text-muted">{t('since')}</p>
    </div>
  )
}

function Waiting({ running: { queues, oldest } }: { running: Monitoring }) {
  const t = useWords('monitoring')
  const told = (count: number) =>
    formatNumber(count, activeLanguage()) + (count === QUEUE_COUNTED_MAX ? '+' : '')
  return (
    <section aria-labelledby="queues" className="grid gap-3">
      <h2 id="queues" className="text-lg">
        {t('queues')}
      </h2>
      <dl className="grid gap-x-8 rounded-card border border-line bg-card px-4 py-2 sm:grid-cols-2">
        {QUEUES.map((queue) => (
          <div key={queue} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-muted">
              {t(`queue_${queue}`)}
              <Since at={queue in oldest ? oldest[queue as keyof Oldest] : null} />
            </dt>
            <dd className="numbers font-semibold">{told(queues[queue])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Since({ at }: { at: string | null }) {
  const t = useWords('monitoring')
  if (at === null) return null
  return <span className="block text-sm">{t('queue_oldest', { date: momentInAsuncion(at) })}</span>
}
