import { Circle, CircleCheck } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts'
import { SAVED_ENOUGH, STEPS, type Step } from '#web/home/steps.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { Lines, Part, PartLine } from './part.tsx'

/** Where each is done: things are found by looking, and proposed for from where they are saved. */
const WHERE: Record<Step, string> = {
  publish: paths.publish,
  save: paths.search(),
  propose: paths.favorites,
}

/** A newcomer's three steps, which tick themselves (J341). */
export function FirstSteps({ user, done }: { user: CurrentUser; done: readonly Step[] }) {
  const t = useWords('home')
  const count = Math.min(user.favoriteItems, SAVED_ENOUGH)
  return (
    <Part title={t('steps')}>
      <Lines>
        {STEPS.map((step) => {
          const isDone = done.includes(step)
          const Icon = isDone ? CircleCheck : Circle
          const tone = isDone ? 'text-good' : 'text-muted'
          return (
            <PartLine
              key={step}
              href={WHERE[step]}
              icon={<Icon size={20} aria-hidden className={`shrink-0 ${tone}`} />}
            >
              <span className={isDone ? 'text-muted line-through' : 'font-medium'}>
                {t(`step_${step}`)}
              </span>
              <span className="sr-only">{t(isDone ? 'step_done' : 'step_open')}</span>
              {step === 'save' && !isDone && count > 0 && (
                <span className="numbers block text-muted">
                  {t('step_saved', { count, of: SAVED_ENOUGH })}
                </span>
              )}
            </PartLine>
          )
        })}
      </Lines>
    </Part>
  )
}
