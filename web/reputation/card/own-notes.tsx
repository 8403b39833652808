import { EyeOff } from 'lucide-react'
import type { WrittenReview } from '#contract/reputation'
import { dayOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

/** Without a trade, of somebody who is known by nothing yet (D58). */
const isUnpublished = ({ isRevealed, isHidden, revealDue }: WrittenReview) =>
  !isRevealed && !isHidden && revealDue === null

function whyUnseen(t: ReturnType<typeof useWords<'reviews'>>, review: WrittenReview): string {
  const { isHidden, isVerified, isAnonymous, revealDue } = review
  if (isHidden) return t(!isVerified && isAnonymous ? 'hidden_anonymous' : 'hidden')
  return revealDue === null ? t('unpublished') : t('waiting', { date: dayOf(revealDue) })
}

/** What becomes of one's own review: who sees it, from when on, and what to do. */
export function OwnNotes({ review }: { review: WrittenReview }) {
  const t = useWords('reviews')
  return (
    <>
      {review.isAnonymous && <p className="text-sm text-muted">{t('by_you')}</p>}
      {!review.isRevealed && (
        <p className="flex gap-2 rounded-field bg-wait-soft p-3 text-sm text-wait">
          <EyeOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          <span>{whyUnseen(t, review)}</span>
        </p>
      )}
      {isUnpublished(review) && (
        <ButtonLink
          kind="quiet"
          href={paths.verification}
          className="-ms-2 justify-self-start px-2"
        >
          {t('to_verify')}
        </ButtonLink>
      )}
    </>
  )
}
