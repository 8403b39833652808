import { Link } from 'wouter'
import type { PartyRecord } from '#contract/problems/admin'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** What stands about one of the two. */
export function PartyFacts({ record }: { record: PartyRecord }) {
  const t = useWords('problems')
  const { completedTrades: completed, cancelledTrades: cancelled, noShows } = record
  const { reported, upheld, refused, accused, lost } = record
  return (
    <div className="grid gap-1 rounded-field bg-sunken p-3">
      <Link href={paths.person(record.userId)} className="-my-2 py-2 font-semibold wrap-anywhere">
        {record.name}
      </Link>
      <p className="numbers text-sm">{t('record_trades', { completed, cancelled, noShows })}</p>
      <p className="numbers text-sm">{t('record_reports', { reported, upheld, refused })}</p>
      <p className="numbers text-sm">{t('record_accused', { accused, lost })}</p>
    </div>
  )
}
