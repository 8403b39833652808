import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ClaimDecision, OpenClaim } from '#contract/payments'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { OpenClaimCard } from './open-claim-card.tsx'
import { claimsQuery } from './queries.ts'

type Deciding = { claim: OpenClaim; decision: ClaimDecision }

/** For administrators: claims on deposits, the oldest first. Its words are those of 'payments' and 'refusals'. */
export function ClaimsQueue() {
  const t = useWords('payments')
  const shell = useWords('shell')
  const { data: claims, error, refetch } = useQuery(claimsQuery)
  const [deciding, setDeciding] = useState<Deciding>()

  return (
    <section aria-labelledby="claims" className="grid gap-3">
      <h2 id="claims" className="text-lg">
        {t('queue')}
      </h2>
      {error && !claims && (
        <EmptyState heading="h2" icon={TriangleAlert} title={t('queue_failed')}>
          <Button kind="secondary" onClick={() => refetch()}>
            {shell('try_again')}
          </Button>
        </EmptyState>
      )}
      {!error && !claims && <div className="skeleton h-56 rounded-card" aria-busy="true" />}
      {claims?.length === 0 && (
        <EmptyState icon={CircleCheck} title={t('queue_empty')} text={t('queue_empty_text')} />
      )}
      {claims && claims.length > 0 && (
        <ul className="grid gap-4">
          {claims.map((claim) => (
            <li key={claim.id}>
              <OpenClaimCard
                claim={claim}
                onDecide={(decision) => setDeciding({ claim, decision })}
              />
            </li>
          ))}
        </ul>
      )}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </section>
  )
}
