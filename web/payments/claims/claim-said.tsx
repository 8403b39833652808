import type { Claim } from '#contract/payments'
import { useWords } from '#web/i18n/use-words.ts'

type ClaimSaidProps = {
  claim: Claim
  me: string
  /** Of the other side. */
  name: string
}

/** What one side reported, what the other says to it, and how it was decided: both read all of it. */
export function ClaimSaid({ claim, me, name }: ClaimSaidProps) {
  const t = useWords('payments')
  const isOwn = claim.claimantId === me
  return (
    <div className="grid gap-2 rounded-field bg-sunken p-3">
      <p className="font-semibold">{isOwn ? t('claim_own') : t('claim_of', { name })}</p>
      <p className="text-sm text-muted">{t(`reason_${claim.reason}`)}</p>
      <p className="whitespace-pre-wrap">{claim.statement}</p>
      {claim.answer !== null && (
        <>
          <p className="mt-1 font-semibold">
            {isOwn ? t('claim_answer_of', { name }) : t('claim_answer_own')}
          </p>
          <p className="whitespace-pre-wrap">{claim.answer}</p>
        </>
      )}
      {claim.decision !== null && (
        <p className="mt-1 font-semibold">{t(`decided_${claim.decision}`)}</p>
      )}
      {claim.decisionNote && <p className="whitespace-pre-wrap">{claim.decisionNote}</p>}
      {claim.decision === null && claim.answer !== null && (
        <p className="text-sm text-muted">{t('claim_deciding')}</p>
      )}
      {claim.decision === null && claim.answer === null && isOwn && (
        <p className="text-sm text-muted">{t('claim_waits', { name })}</p>
      )}
    </div>
  )
}
