import { Link } from 'wouter'
import type { PersonFile } from '#contract/admin/people'
import { didOf } from '#web/admin/did.ts'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { HistoryList } from './history-list.tsx'
import { PersonLink } from './person-link.tsx'
import { RefusedRow } from './refused-row.tsx'
import { Standing } from './standing.tsx'
import { TradeRow } from './trade-row.tsx'

/** Related accounts, reports, problems, trades, and what administrators did: each the newest first. */
export function PersonHistory({ person }: { person: PersonFile }) {
  const t = useWords('moderation')
  const admin = useWords('admin')
  const none = t('nothing')
  return (
    <>
      <HistoryList title={t('related')} none={t('related_none')}>
        {person.related.map((one) => (
          <li key={one.id} className="py-3">
            <PersonLink id={one.id} name={one.name} />
            <p className="text-sm text-muted">
              {one.by.map((kind) => t(`same_${kind}`)).join(' · ')}
            </p>
            <Standing of={one} />
          </li>
        ))}
      </HistoryList>
      {person.refused.length > 0 && (
        <HistoryList title={t('refused')} none={none}>
          {person.refused.map((row) => (
            <RefusedRow key={row.id} row={row} />
          ))}
        </HistoryList>
      )}
      <HistoryList title={t('reports')} none={none}>
        {person.reports.map((one) => (
          <li key={one.id} className="grid gap-0.5 py-3">
            {one.other && (
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span>{t(`report_${one.side}`)}</span>
                <PersonLink {...one.other} />
              </p>
            )}
            <p className="wrap-anywhere whitespace-pre-line">
              {one.other ? one.description : admin('found_words', { words: one.found.join(', ') })}
            </p>
            <p className="text-sm text-muted">
              {[
                admin(`kind_${one.kind}`),
                admin(`reason_${one.reason}`),
                one.decision ? t(`decided_${one.decision}`) : t('undecided'),
                momentInAsuncion(one.createdAt),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </HistoryList>
      <HistoryList title={t('problems')} none={none}>
        {person.problems.map((one) => (
          <li key={one.id} className="grid gap-0.5 py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span>{t(`report_${one.side}`)}</span>
              <PersonLink {...one.other} />
            </p>
            <p className="text-sm text-muted">
              {[
                t(`problem_${one.kind}`),
                one.outcome ? t(`outcome_${one.outcome}`) : t('undecided'),
                one.counts && t('problem_counts'),
                momentInAsuncion(one.createdAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {one.outcome === null && (
              <Link
                href={paths.adminProblem(one.id)}
                className="-my-2 justify-self-start py-2 text-sm"
              >
                {t('to_problems')}
              </Link>
            )}
          </li>
        ))}
      </HistoryList>
      <HistoryList title={t('trades')} none={none}>
        {person.trades.map((trade) => (
          <TradeRow key={trade.id} trade={trade} personId={person.id} />
        ))}
      </HistoryList>
      <HistoryList title={t('log')} none={none}>
        {person.log.map((one) => (
          <li key={one.id} className="grid gap-0.5 py-3">
            <p className="font-semibold">{admin(didOf(one.action), { name: one.action })}</p>
            {one.words && <p className="wrap-anywhere whitespace-pre-line">{one.words}</p>}
            <p className="text-sm text-muted">
              {`${one.adminName} · ${momentInAsuncion(one.createdAt)}`}
            </p>
          </li>
        ))}
      </HistoryList>
    </>
  )
}
