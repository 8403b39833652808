import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WholeProblem } from '#contract/problems/admin'
import { DECISIONS, type Decision } from '#terms/problems'
import { Loaded } from '#web/admin/loaded.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { problemQuery } from '#web/problems/queries.ts'
import { Timeline } from '#web/problems/queue/steps.tsx'
import { Said } from '#web/problems/said.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useFirstFocus } from '#web/ui/use-first-focus.ts'
import { ChatRead } from './chat-read.tsx'
import { Consequences } from './consequences.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { PartyFacts } from './party-facts.tsx'
import { TermsRead } from './terms-read.tsx'

/** Everything of one report, and what each decision will do. */
export function WholeProblemView({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useWords('problems')
  return (
    <section className="grid min-w-0 gap-4">
      <ButtonLink kind="quiet" href={paths.adminProblems} className="-ms-3 justify-self-start px-3">
        {t('back')}
      </ButtonLink>
      <Loaded query={useQuery(problemQuery(id))} failed={t('queue_failed')}>
        {(whole) => <Whole whole={whole} onDone={onDone} />}
      </Loaded>
    </section>
  )
}

/** An address of the two sides', as an administrator asks for it. */
const forAdmin = (problemId: number, photos: readonly string[]) =>
  photos.map((photo) => `/api/admin/problems/${problemId}/photos/${photo.split('/').at(-1)}`)

function Whole({ whole, onDone }: { whole: WholeProblem; onDone: () => void }) {
  const t = useWords('problems')
  const title = useFirstFocus()
  const [deciding, setDeciding] = useState<Decision>()
  const { problem, trade, records, deposit, consequences } = whole
  const names = { reporter: records.reporter.name, accused: records.accused.name }
  return (
    <>
      <header className="grid gap-1">
        <h2 ref={title} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
          {t('queue_trade', { id: trade.id, item: trade.requestedItem.title })}
        </h2>
        <p className="font-semibold">{t(`kind_${problem.kind}`)}</p>
        <p className="text-sm text-muted">{t('seen_note')}</p>
        {deposit && (
          <p className="numbers">
            {t('queue_deposit', {
              amount: formatCents(deposit.amount),
              until: momentInAsuncion(deposit.captureBefore),
            })}
          </p>
        )}
        <p className="numbers text-sm text-muted">
          {whole.openedAt
            ? t('opened_at', { when: momentInAsuncion(whole.openedAt) })
            : t('opened_never')}
        </p>
      </header>
      {[problem, ...whole.others].map((one) => {
        const isTheirs = one.reporterId === problem.reporterId
        const [by, about] = isTheirs
          ? [names.reporter, names.accused]
          : [names.accused, names.reporter]
        return (
          <div key={one.id} className="grid gap-2">
            <Said
              title={`${t('reports', { name: by })}: ${t(`kind_${one.kind}`)}`}
              words={one.words}
              photos={forAdmin(problem.id, one.photos)}
            />
            <Said
              title={t('answer_of', { name: about })}
              words={
                one.answer === 'agreed'
                  ? [t('agreed'), one.answerWords].filter(Boolean).join('\n')
                  : (one.answerWords ?? t('silent'))
              }
              photos={forAdmin(problem.id, one.answerPhotos)}
            />
          </div>
        )
      })}
      <TermsRead trade={trade} />
      <Timeline events={whole.events} />
      <ChatRead problemId={problem.id} trade={trade} newest={whole.messages} />
      <section aria-labelledby="records" className="grid gap-3">
        <h3 id="records" className="text-base">
          {t('records')}
        </h3>
        <PartyFacts record={records.reporter} />
        <PartyFacts record={records.accused} />
      </section>
      <section aria-labelledby="decide" className="grid gap-3">
        <h3 id="decide" className="text-base">
          {t('decide')}
        </h3>
        {DECISIONS.map((decision) => {
          const name = decision === 'neither' ? '' : names[decision]
          return (
            <div key={decision} className="grid gap-2 rounded-card border border-line bg-card p-4">
              <Consequences of={consequences[decision]} names={names} />
              {whole.mayDecide && (
                <Button
                  kind="secondary"
                  onClick={() => setDeciding(decision)}
                  aria-haspopup="dialog"
                >
                  {t(`decide_${decision}`, { name })}
                </Button>
              )}
            </div>
          )
        })}
        {!whole.mayDecide && whole.decidableAt && (
          <p className="numbers text-muted">
            {t('decidable_at', { when: momentInAsuncion(whole.decidableAt) })}
          </p>
        )}
      </section>
      {deciding && (
        <DecideDialog
          problemId={problem.id}
          decision={deciding}
          does={consequences[deciding]}
          names={names}
          onClose={() => setDeciding(undefined)}
          onDone={onDone}
        />
      )}
    </>
  )
}
