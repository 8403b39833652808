import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { OpenProblem } from '#contract/problems/admin'
import { Loaded } from '#web/admin/loaded.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { problemsQuery } from '#web/problems/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { WholeProblemView } from './whole-problem.tsx'

/** For administrators: first what can be taken for the shortest time, then the oldest. Its words are those of 'problems', 'refusals' and 'admin'. */
export function ProblemsQueue() {
  const t = useWords('problems')
  const [open, setOpen] = useState<number>()
  const query = useQuery(problemsQuery)
  if (open !== undefined) return <WholeProblemView id={open} onBack={() => setOpen(undefined)} />
  return (
    <section aria-labelledby="problems" className="grid gap-3">
      <h2 id="problems" className="text-lg">
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
                  <OpenCard problem={problem} onOpen={() => setOpen(problem.id)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function OpenCard({ problem, onOpen }: { problem: OpenProblem; onOpen: () => void }) {
  const t = useWords('problems')
  const { tradeId, item, kind, reporterName, accusedName, deposit, mayDecide, createdAt } = problem
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
      <Button kind={mayDecide ? 'primary' : 'secondary'} onClick={onOpen}>
        {t('open')}
      </Button>
    </article>
  )
}
