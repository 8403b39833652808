import type { PartyRecord } from '#contract/problems/admin'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { useWords } from '#web/i18n/use-words.ts'

/** What stands about one of the two. */
export function PartyFacts({ record }: { record: PartyRecord }) {
  const t = useWords('problems')
  const { completedTrades: completed, cancelledTrades: cancelled, noShows } = record
  const { reported, upheld, refused, accused, lost } = record
  return (
    <div className="grid gap-1 rounded-field bg-sunken p-3">
      <PersonLink id={record.userId} name={record.name} className="justify-self-start" />
      <p className="numbers text-sm">{t('record_trades', { completed, cancelled, noShows })}</p>
      <p className="numbers text-sm">{t('record_reports', { reported, upheld, refused })}</p>
      <p className="numbers text-sm">{t('record_accused', { accused, lost })}</p>
    </div>
  )
}
