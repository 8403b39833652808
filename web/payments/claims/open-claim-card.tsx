import type { OpenClaim } from '#contract/payments'
import type { ClaimDecision } from '#terms/payments'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { Button } from '#web/ui/button.tsx'

type OpenClaimCardProps = { claim: OpenClaim; onDecide: (decision: ClaimDecision) => void }

/** Both sides' words, what is at stake, and what can be decided by now. */
export function OpenClaimCard({ claim, onDecide }: OpenClaimCardProps) {
  const t = useWords('payments')
  const { deposit, claimantName, accusedName, mayDecide } = claim
  const until = deposit && momentInAsuncion(deposit.captureBefore)
  return (
    <article className="grid gap-3 rounded-card border border-line bg-card p-4">
      <h3 className="text-base">{t('queue_trade', { id: claim.tradeId, item: claim.item })}</h3>
      <p className="numbers text-muted">
        {deposit && until
          ? t('queue_deposit', { name: accusedName, amount: formatCents(deposit.amount), until })
          : t('queue_no_deposit', { name: accusedName })}
      </p>
      <Said title={t('queue_says', { name: claimantName, reason: t(`reason_${claim.reason}`) })}>
        {claim.statement}
      </Said>
      <Said title={t('queue_answers', { name: accusedName })}>
        {claim.answer ?? t('queue_silent')}
      </Said>
      {deposit && mayDecide && claim.answer === null && (
        <p className="text-sm text-muted">{t('queue_unanswered')}</p>
      )}
      {mayDecide ? (
        <div className="flex flex-wrap gap-3">
          {deposit && claim.answer !== null && (
            <Button kind="danger" onClick={() => onDecide('capture')} className="grow">
              {t('do_capture')}
            </Button>
          )}
          <Button kind="secondary" onClick={() => onDecide('release')} className="grow">
            {t('do_release')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('queue_early')}</p>
      )}
    </article>
  )
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-1 rounded-field bg-sunken p-3">
      <p className="text-sm font-semibold">{title}</p>
      <p className="whitespace-pre-wrap">{children}</p>
    </div>
  )
}
