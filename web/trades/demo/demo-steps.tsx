import { ArrowLeft, ArrowRight, CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { useState } from 'react'
import type { Status } from '#terms/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

/** The way of a trade that goes well. */
const STEPS = ['pending', 'accepted', 'in_progress', 'completed'] as const satisfies Status[]

type State = 'completed' | 'active' | 'pending'
const LOOK = {
  completed: { icon: CircleCheck, frame: 'border-line', tone: 'text-done' },
  active: { icon: CircleDot, frame: 'border-accent', tone: 'text-accent-strong' },
  pending: { icon: CircleDashed, frame: 'border-dashed border-line-strong', tone: 'text-muted' },
} as const

const stateOf = (step: number, active: number): State =>
  step < active ? 'completed' : step === active ? 'active' : 'pending'

/** The four steps; one walks through them and sees what is done, what is now and what comes. */
export function DemoSteps() {
  const t = useWords('demo')
  const [active, setActive] = useState(0)
  return (
    <section aria-label={t('steps')} className="grid gap-4">
      <ol className="grid gap-3 wide:grid-cols-4">
        {STEPS.map((step, n) => {
          const state = stateOf(n, active)
          const { icon: Icon, frame, tone } = LOOK[state]
          return (
            <li
              key={step}
              aria-current={state === 'active' ? 'step' : undefined}
              className={`grid content-start gap-1.5 rounded-card border bg-card p-4 ${frame}`}
            >
              <p className={`flex items-center gap-2 text-sm font-semibold ${tone}`}>
                <Icon size={20} aria-hidden />
                <span>{t(`state_${state}`)}</span>
              </p>
              <h2 className="text-base">{`${n + 1}. ${t(`step_${step}`)}`}</h2>
              <p className="text-sm text-muted">{t(`step_${step}_text`)}</p>
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          aria-disabled={active === 0}
          onClick={() => setActive(Math.max(0, active - 1))}
          className="aria-disabled:opacity-55"
        >
          <ArrowLeft size={20} aria-hidden />
          {t('back')}
        </Button>
        <Button
          kind="secondary"
          aria-disabled={active === STEPS.length - 1}
          onClick={() => setActive(Math.min(STEPS.length - 1, active + 1))}
          className="aria-disabled:opacity-55"
        >
          {t('next')}
          <ArrowRight size={20} aria-hidden />
        </Button>
      </div>
    </section>
  )
}
