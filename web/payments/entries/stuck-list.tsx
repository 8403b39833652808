import { useQuery } from '@tanstack/react-query'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { stuckQuery } from '#web/payments/queries.ts'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'

/** For administrators: what the payment service has not done for hours; it is tried on. Nothing where nothing is stuck. */
export function StuckList() {
  const t = useWords('money')
  const query = useQuery(stuckQuery)
  const { data = [] } = query
  // Money that nobody has back is not told as none.
  if (!query.data && isStuck(query)) {
    return <PartProblem text={t('stuck_failed')} onAgain={query.refetch} />
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="stuck" className="grid gap-3">
      <h2 id="stuck" className="text-lg">
        {t('stuck')}
      </h2>
      <ul className="divide-y divide-line">
        {data.map(({ id, intentId, userId, name, amount, isCapture, attempts, since }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex items-baseline justify-between gap-3">
              <PersonLink id={userId} name={name} className="min-w-0" />
              <span className="numbers shrink-0 font-semibold">{formatCents(amount)}</span>
            </p>
            <p className="text-sm text-muted">
              {t(isCapture ? 'stuck_capture' : 'stuck_return', {
                ...{ since: momentInAsuncion(since), attempts },
              })}
            </p>
            <p className="text-sm break-all text-muted">
              {t('stuck_reference', { reference: intentId ?? id })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
