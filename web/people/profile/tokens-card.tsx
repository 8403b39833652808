import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { MovementRow } from '#web/tokens/movement-row.tsx'
import { LATEST_MOVEMENTS, latestTokensQuery } from '#web/tokens/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { Asked } from './asked.tsx'
import { ProfileCard } from './profile-card.tsx'

/** How many tokens there are, and the last movements; all of them have a page of their own. */
export function TokensCard({ user }: { user: CurrentUser }) {
  const t = useWords('profile')
  const query = useQuery({ ...latestTokensQuery, refetchOnMount: 'always' })
  const all = query.data && query.data.length > 0 && (
    <ButtonLink kind="quiet" href={paths.tokens} className="-me-2 px-2">
      {t('tokens_all')}
    </ButtonLink>
  )
  return (
    <ProfileCard title={t('tokens')} lead={t('tokens_text')} aside={all}>
      <p className="numbers text-2xl font-semibold">{t('balance', { count: user.tokenBalance })}</p>
      <Asked query={query} lines={LATEST_MOVEMENTS}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-sm text-muted">{t('tokens_none')}</p>
          ) : (
            <ul aria-label={t('tokens_latest')} className="divide-y divide-line">
              {rows.map((row) => (
                <MovementRow key={row.id} movement={row} />
              ))}
            </ul>
          )
        }
      </Asked>
    </ProfileCard>
  )
}
