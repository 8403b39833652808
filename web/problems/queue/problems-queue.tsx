import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'wouter'
import type { OpenProblem } from '#contract/problems/admin'
import { Loaded } from '#web/admin/loaded.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { problemsQuery } from '#web/problems/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { WholeProblemView } from './whole-problem.tsx'

/** For administrators: first what can be taken for the shortest time, then the oldest. Its words are those of 'problems', 'refusals' and 'admin'. */
export function ProblemsQueue() {
  const t = useWords('problems')
  const [, navigate] = useLocation()
  const open = Number(new URLSearchParams(useRawSearch()).get('problem')) || null
  const title = useLostFocus(open)
  const query = useQuery(problemsQuery)
  if (open !== null) {
    // Decided, it is not what Back leads to.
    const done = () => navigate(paths.adminProblems, { replace: true })
    return <WholeProblemView key={open} id={open} onDone={done} />
  }
  return (
    <section aria-labelledby="problems" className="grid gap-3">
      <h2 id="problems" ref={title} tabIndex={-1} className="text-lg outline-none">
        {t('queue')}
      </h2>
      <Loaded query={query} failed={t('queue_failed')}>
        {(problems) =>
          problems.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t('queue_empty')} text={t('queue_empty_text')} />
          ) : (
            <ul className="grid gap-4">
              {problems.map((problem) => (
                <li key={problem.id}>
                  <OpenCard problem={problem} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function OpenCard({ problem }: { problem: OpenProblem }) {
  const t = useWords('problems')
  const { id, tradeId, item, kind, reporterName, accusedName, deposit, mayDecide, createdAt } =
    problem
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h3 className="text-base wrap-anywhere">{t('queue_trade', { id: tradeId, item })}</h3>
      <p className="font-semibold">{t(`kind_${kind}`)}</p>
      <p className="wrap-anywhere">
        {t('queue_people', { reporter: reporterName, accused: accusedName })}
      </p>
      <p className="numbers text-sm text-muted">{momentInAsuncion(createdAt)}</p>
      {deposit && (
        <p className="numbers text-sm">
          {t('queue_deposit', {
            amount: formatCents(deposit.amount),
            until: momentInAsuncion(deposit.captureBefore),
          })}
        </p>
      )}
      <p className="text-sm text-muted">{mayDecide ? t('queue_ready') : t('queue_waits')}</p>
      <ButtonLink kind={mayDecide ? 'primary' : 'secondary'} href={paths.adminProblem(id)}>
        {t('open')}
      </ButtonLink>
    </article>
  )
}
