import { Lock } from 'lucide-react'
import type { VerificationRecord } from '#contract/verification'
import { isApproved } from '#rules/verification'
import { useWords } from '#web/i18n/use-words.ts'
import { ProofRow } from './proof-row.tsx'

/** A calm checklist: what is proved, and the next step of what is not. */
export function ProofList({ proofs }: { proofs: VerificationRecord[] }) {
  const t = useWords('verification')
  const done = proofs.filter(({ status }) => isApproved(status)).length
  return (
    <section
      aria-labelledby="steps"
      className="rounded-card border border-line bg-card px-4 pt-4 wide:px-6"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="steps" className="text-lg">
            {t('steps')}
          </h2>
          <p role="status" className="numbers text-sm text-muted">
            {t('done_count', { done, count: proofs.length })}
          </p>
        </div>
        <p className="text-muted">{t('steps_text')}</p>
      </header>
      <ul className="divide-y divide-line">
        {proofs.map((proof) => (
          <ProofRow key={proof.verificationType} proof={proof} />
        ))}
      </ul>
      <p className="flex gap-2 border-t border-line py-4 text-sm text-muted">
        <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
        {t('privacy')}
      </p>
    </section>
  )
}
