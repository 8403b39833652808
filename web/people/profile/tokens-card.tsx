import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts'
import { formatDate, formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tokenHistoryQuery } from '#web/tokens/queries.ts'
import { Asked } from './asked.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The newest; the rest is a page of its own. */
const LATEST = 3

/** How many tokens there are, and the last movements. */
export function TokensCard({ user }: { user: CurrentUser }) {
  const t = useWords('profile')
  const language = activeLanguage()
  const query = useQuery({ ...tokenHistoryQuery, refetchOnMount: 'always' })
  const signed = (amount: number) =>
    `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount), language)}`
  return (
    <ProfileCard title={t('tokens')} lead={t('tokens_text')}>
      <p className="numbers text-2xl font-semibold">{t('balance', { count: user.tokenBalance })}</p>
      <Asked query={query} lines={LATEST}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-sm text-muted">{t('tokens_none')}</p>
          ) : (
            <ul aria-label={t('tokens_latest')} className="divide-y divide-line">
              {rows.slice(0, LATEST).map((row) => (
                <li key={row.id} className="flex items-baseline justify-between gap-3 py-2">
                  <span className="min-w-0">
                    <span className="block wrap-anywhere">{row.description}</span>
                    <span className="text-sm text-muted">
                      {formatDate(row.createdAt, language)}
                    </span>
                  </span>
                  <span
                    className={`numbers shrink-0 font-semibold ${row.amount > 0 ? 'text-done' : 'text-danger'}`}
                  >
                    {signed(row.amount)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </ProfileCard>
  )
}
