import type { CurrentUser } from '#contract/accounts'
import { formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** D3: the header's numbers are real. */
export function AccountStats({ user }: { user: CurrentUser }) {
  const t = useWords('navigation')
  const stats = [
    ['stat_published', user.publishedItems],
    ['stat_trades', user.successfulTrades],
    ['stat_reputation', user.reputationScore],
  ] as const
  return (
    <dl className="flex flex-wrap justify-between gap-2 rounded-field bg-sunken px-3 py-2 text-center">
      {stats.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{t(name)}</dt>
          <dd className="numbers text-lg font-semibold">{formatNumber(count, activeLanguage())}</dd>
        </div>
      ))}
    </dl>
  )
}
