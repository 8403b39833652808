import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { OpenClaim } from '#contract/payments'
import type { ClaimDecision } from '#terms/payments'
import { Loaded } from '#web/admin/loaded.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { claimsQuery } from '#web/payments/queries.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { OpenClaimCard } from './open-claim-card.tsx'

type Deciding = { claim: OpenClaim; decision: ClaimDecision }

/** For administrators: claims on deposits, the oldest first. Its words are those of 'payments', 'refusals' and 'admin'. */
export function ClaimsQueue() {
  const t = useWords('payments')
  const [deciding, setDeciding] = useState<Deciding>()

  return (
    <section aria-labelledby="claims" className="grid gap-3">
      <h2 id="claims" className="text-lg">
        {t('queue')}
      </h2>
      <Loaded query={useQuery(claimsQuery)} failed={t('queue_failed')}>
        {(claims) =>
          claims.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t('queue_empty')} text={t('queue_empty_text')} />
          ) : (
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
          )
        }
      </Loaded>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </section>
  )
}
