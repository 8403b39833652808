import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/i18n/use-words.ts'
import { owedQuery } from '#web/payments/queries.ts'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { OwedRow } from './owed-row.tsx'

/** Deposits that are owed to the reader (D56); nothing for everybody else. Offline the list below says so. */
export function OwedList() {
  const t = useWords('money')
  const owed = useQuery({ ...owedQuery, refetchOnMount: 'always' })
  if (!owed.data && owed.error) {
    return (
      <LoadProblem
        isOffline={false}
        title={t('owed_failed')}
        text={t('failed_text')}
        offlineText={t('offline')}
        error={owed.error}
        retry={owed.refetch}
      />
    )
  }
  if (!owed.data?.length) return null
  return (
    <section aria-labelledby="owed" className="grid gap-2">
      <h2 id="owed" className="text-lg">
        {t('owed')}
      </h2>
      <p className="text-muted">{t('owed_text')}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4 wide:px-6">
        {owed.data.map((payout) => (
          <OwedRow key={payout.id} payout={payout} />
        ))}
      </ul>
    </section>
  )
}
