import { useState } from 'react'
import type { Problem } from '#contract/problems'
import type { TradePage } from '#contract/trades'
import { momentThere, offsetAt } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useOpened } from '#web/problems/mutations.ts'
import { Said } from '#web/problems/said.tsx'
import { Button } from '#web/ui/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

type ProblemCardsProps = {
  trade: TradePage
  me: string
  /** Of the other side. */
  name: string
}

/** What one side reported, what the other says to it, and what becomes of it: both read all of it. */
export function ProblemCards({ trade, me, name }: ProblemCardsProps) {
  const t = useWords('problems')
  const [answering, setAnswering] = useState<number>()
  const now = useNow()
  const { country } = trade.requestedItem
  const asked = trade.problems.filter(({ mayAnswer }) => mayAnswer)
  useOpened(
    trade.id,
    asked.map(({ id }) => id),
  )
  const when = (iso: string) =>
    momentThere(iso, offsetAt(country, Date.parse(iso)), LOCALES[activeLanguage()], now)
  return (
    <>
      {trade.problems.map((problem) => (
        <section
          key={problem.id}
          aria-labelledby={`problem-${problem.id}`}
          className="grid gap-3 rounded-card border border-line bg-card p-4"
        >
          <div className="grid gap-0.5">
            <h2 id={`problem-${problem.id}`} className="text-base">
              {problem.reporterId === me ? t('own') : t('of_other', { name })}
            </h2>
            <p className="text-sm text-muted">{t(`kind_${problem.kind}`)}</p>
          </div>
          <BothSaid problem={problem} me={me} name={name} />
          {problem.outcome && <p className="font-semibold">{t(`outcome_${problem.outcome}`)}</p>}
          {standing(problem).map(({ key, at }) => (
            <p key={key} className="numbers text-sm text-muted">
              {t(key, { when: at === null ? '' : when(at) })}
            </p>
          ))}
          {problem.decisionWords && (
            <p className="whitespace-pre-wrap wrap-anywhere">{problem.decisionWords}</p>
          )}
          {problem.mayAnswer && (
            <Button
              className="justify-self-start"
              onClick={() => setAnswering(problem.id)}
              aria-haspopup="dialog"
            >
              {t('answer')}
            </Button>
          )}
        </section>
      ))}
      {answering !== undefined && (
        <AnswerDialog
          tradeId={trade.id}
          problemId={answering}
          name={name}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  )
}

function BothSaid({ problem, me, name }: { problem: Problem; me: string; name: string }) {
  const t = useWords('problems')
  const isOwn = problem.reporterId === me
  const { words, photos, answer, answerWords, answerPhotos } = problem
  const agreed = isOwn ? t('agreed') : t('agreed_own')
  return (
    <>
      <Said title={isOwn ? t('said_own') : t('said_of', { name })} words={words} photos={photos} />
      {answer && (
        <Said
          title={isOwn ? t('answer_of', { name }) : t('answer_own')}
          words={
            answer === 'agreed' ? [agreed, answerWords].filter(Boolean).join('\n') : answerWords
          }
          photos={answerPhotos}
        />
      )}
    </>
  )
}

type Key = 'ends_at' | 'counts_at' | 'closes_at' | 'deciding' | 'deciding_deposit' | 'is_counted'

/** What stands, and what comes next and when. */
function standing(problem: Problem): { key: Key; at: string | null }[] {
  const { outcome, answer, counts, endsTradeAt, countsAt, closesAt } = problem
  const lines: { key: Key; at: string | null }[] = []
  if (!outcome && answer)
    lines.push({ key: answer === 'agreed' ? 'deciding_deposit' : 'deciding', at: null })
  if (endsTradeAt) lines.push({ key: 'ends_at', at: endsTradeAt })
  if (countsAt) lines.push({ key: 'counts_at', at: countsAt })
  if (closesAt) lines.push({ key: 'closes_at', at: closesAt })
  if (counts) lines.push({ key: 'is_counted', at: null })
  return lines
}
