import { useRef } from 'react'
import type { VerificationRecord } from '#contract/verification'
import { isApproved, isRejected } from '#rules/verification'
import { useWords } from '#web/i18n/use-words.ts'
import { KIND_ICONS } from '#web/verification/kinds.ts'
import { ProofStep } from './proof-step.tsx'

/** One proof: what it is, how it stands, and the one thing to do about it. */
export function ProofRow({ proof }: { proof: VerificationRecord }) {
  const t = useWords('verification')
  const heading = useRef<HTMLHeadingElement>(null)
  const { verificationType: kind, status, reason } = proof
  const Icon = KIND_ICONS[kind]
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-center gap-3">
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${
            isApproved(status) ? 'bg-done-soft text-done' : 'bg-sunken text-muted'
          }`}
        >
          <Icon size={20} aria-hidden />
        </span>
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
            {t(`kind_${kind}`)}
          </h3>
          <ProofState state={status} />
        </div>
      </div>
      {isRejected(status) && reason !== null && (
        <p className="rounded-field bg-danger-soft p-3 text-danger">
          {t('rejected_because', { reason })}
        </p>
      )}
      {/* What had the focus is gone with its step. */}
      <ProofStep proof={proof} onDone={() => heading.current?.focus()} />
    </li>
  )
}

type State = VerificationRecord['status']

const LOOK: Record<State, string> = {
  none: 'bg-sunken text-muted',
  open: 'bg-sunken text-muted',
  pending: 'bg-wait-soft text-wait',
  approved: 'bg-done-soft text-done',
  rejected: 'bg-danger-soft text-danger',
}

function ProofState({ state }: { state: State }) {
  const t = useWords('verification')
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${LOOK[state]}`}>
      {t(`state_${state}`)}
    </span>
  )
}
