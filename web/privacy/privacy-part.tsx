import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'

/** Few come to the settings for these: their code and words come after the rest. */
const PrivacyCards = lazyPart(() => import('#browser/privacy/privacy-cards.tsx'), 'PrivacyCards')

export function PrivacyPart({ email }: { email: string }) {
  return (
    <Later shape={<div className="skeleton h-96 rounded-card" aria-busy="true" />}>
      <PrivacyCards email={email} />
    </Later>
  )
}
