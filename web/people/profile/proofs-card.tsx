import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { VerificationRecord } from '#contract/verification'
import { isApproved, isWaiting } from '#rules/verification'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { proofsQuery } from '#web/verification/queries.ts'
import { Asked } from './asked.tsx'
import { ProfileCard } from './profile-card.tsx'

const AskButton = lazyPart(() => import('#browser/verification/ask-button.tsx'), 'AskButton')

/** The further kinds of a package are on the screen of verification. */
const KINDS = ['email', 'phone', 'government_id'] as const

/** Three are told apart: what was refused, or is not begun, is not verified. */
const LOOKS = {
  none: { icon: CircleDashed, color: 'text-muted' },
  pending: { icon: Clock, color: 'text-wait' },
  approved: { icon: CircleCheck, color: 'text-done' },
} as const

function lookOf(records: readonly VerificationRecord[], kind: (typeof KINDS)[number]) {
  const status = records.find((one) => one.verificationType === kind)?.status
  return status && (isApproved(status) || isWaiting(status)) ? status : 'none'
}

/** What is proved of oneself. */
export function ProofsCard() {
  const t = useWords('profile')
  const query = useQuery(proofsQuery)
  return (
    <ProfileCard title={t('verification')} lead={t('verification_text')}>
      <Asked query={query} lines={KINDS.length}>
        {(records) => (
          <ul className="divide-y divide-line">
            {KINDS.map((kind) => {
              const look = lookOf(records, kind)
              const { icon: Icon, color } = LOOKS[look]
              return (
                <li
                  key={kind}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5"
                >
                  <span>{t(`proof_${kind}`)}</span>
                  <span className={`flex items-center gap-1.5 text-sm font-medium ${color}`}>
                    <Icon size={18} aria-hidden />
                    <span>{t(`proof_${look}`)}</span>
                  </span>
                  {look === 'none' && kind !== 'government_id' && (
                    <div className="flex basis-full justify-end">
                      <Later shape={<span className="skeleton h-11 w-40 rounded-field" />}>
                        <AskButton kind={kind} />
                      </Later>
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Asked>
      <ButtonLink href={paths.verification} kind="secondary" className="self-end">
        {t('verification_more')}
      </ButtonLink>
    </ProfileCard>
  )
}
