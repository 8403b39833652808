import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Review } from '#contract/reputation'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useVote } from './use-vote.ts'

const CHOICES = [
  { isHelpful: true, word: 'helpful_yes', Icon: ThumbsUp },
  { isHelpful: false, word: 'helpful_no', Icon: ThumbsDown },
] as const

/** Whether it helped, for those who may say so; for others what was said. */
export function VoteButtons({ review }: { review: Review }) {
  const t = useWords('reviews')
  const { tell } = useTelling()
  const vote = useVote(review.id)
  const { helpfulCount: yes, notHelpfulCount: no } = review
  if (!review.mayVote) {
    return yes + no > 0 && <p className="numbers text-muted">{t('helpful_counts', { yes, no })}</p>
  }
  // Shown at once; a failure puts it back and says so.
  const mine = vote.isPending ? vote.variables : review.myVote
  const press = (isHelpful: boolean) => {
    if (mine === isHelpful) return
    vote.mutate(isHelpful, {
      onError: (error) => tell(error, { text: t('helpful_failed') }),
    })
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-muted">{t('helpful_question')}</legend>
      {CHOICES.map(({ isHelpful, word, Icon }) => (
        <button
          key={word}
          type="button"
          aria-pressed={mine === isHelpful}
          onClick={() => press(isHelpful)}
          className="numbers inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 font-medium hover:bg-sunken aria-pressed:border-accent-strong aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          <Icon size={16} aria-hidden />
          <span>{`${t(word)} ${isHelpful ? yes : no}`}</span>
        </button>
      ))}
    </fieldset>
  )
}
