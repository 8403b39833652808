import type { VerificationRecord } from '#contract/verification'
import { useWords } from '#web/i18n/use-words.ts'

type State = VerificationRecord['status']

const LOOK: Record<State, string> = {
  none: 'bg-sunken text-muted',
  open: 'bg-sunken text-muted',
  pending: 'bg-wait-soft text-wait',
  approved: 'bg-done-soft text-done',
  rejected: 'bg-danger-soft text-danger',
}

export function ProofState({ state }: { state: State }) {
  const t = useWords('verification')
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${LOOK[state]}`}>
      {t(`state_${state}`)}
    </span>
  )
}
