import { ChevronDown, Hand, Heart, ListChecks, Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { HOME_COOKIE, UNFOLDED } from '#terms/home'
import { useSession } from '#web/api/session.ts'
import { keepCookie, saysCookie } from '#web/api/storage.ts'
import { STEPS, type Step, useSteps } from '#web/home/steps.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { HomeParts } from './home-parts.tsx'
import { useFresh } from './use-fresh.ts'

/** One line that says what there is, from what is known of oneself anyway; all of it once it is unfolded (J338). */
export function HomePanel() {
  const t = useWords('home')
  const id = useId()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(() => saysCookie(HOME_COOKIE, UNFOLDED))
  const steps = useSteps(user)
  useFresh()
  const toggle = () => {
    keepCookie(HOME_COOKIE, isOpen ? null : UNFOLDED)
    setOpen(!isOpen)
  }
  return (
    <section
      aria-label={t('title')}
      className={`flex flex-col overflow-hidden rounded-card border border-line bg-card ${isOpen ? 'h-[15.25rem]' : 'h-[2.75rem]'}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}parts`}
        onClick={toggle}
        className="flex min-h-0 w-full shrink-0 basis-[2.75rem] items-center gap-3 px-3 text-start text-sm font-medium -outline-offset-3 hover:bg-sunken wide:text-base"
      >
        {user && <Line user={user} steps={steps} />}
        <ChevronDown
          size={20}
          aria-hidden
          className={`ms-auto shrink-0 text-muted transition-transform duration-150 ease-calm ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={`${id}parts`} hidden={!isOpen} className="min-h-0 grow border-t border-line">
        {isOpen && user && <HomeParts user={user} steps={steps} />}
      </div>
    </section>
  )
}

type LineProps = { user: CurrentUser; steps: readonly Step[] | null }

function Line({ user, steps }: LineProps) {
  const t = useWords('home')
  const { waiting = 0, hasMatches } = user
  const said = [
    waiting > 0 && t('line_waiting', { count: waiting }),
    hasMatches && t('line_matches'),
    steps && t('line_steps', { done: steps.length, of: STEPS.length }),
  ].filter((one) => typeof one === 'string')
  const Icon = waiting > 0 ? Hand : hasMatches ? Heart : steps ? ListChecks : Search
  return (
    <>
      <Icon size={20} aria-hidden className="shrink-0 text-accent-strong" />
      <span className="numbers line-clamp-2 min-w-0 leading-tight">
        {said.join(' · ') || t('line_near')}
      </span>
    </>
  )
}
