import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { stuckQuery } from '#web/payments/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** For administrators: what the payment service has not done for hours; it is tried on. Nothing where nothing is stuck. */
export function StuckList() {
  const t = useWords('money')
  const { data = [] } = useQuery(stuckQuery)
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
              <Link
                href={paths.person(userId)}
                className="-my-2 min-w-0 py-2 font-semibold break-words"
              >
                {name}
              </Link>
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
