/** State of the form of a review. */
import * as v from 'valibot'
import { type NewReview, ReviewSchema, type WrittenReview } from '#contract/reputation'
import { REVIEW_TAGS, REVIEW_TYPES, type ReviewTag } from '#terms/reputation'
import { useForm } from '#web/forms/engine/use-form.ts'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useWriteReview } from '#web/reputation/mutations.ts'
import { toast } from '#web/ui/toast/toast.ts'

const { rating } = ReviewSchema.entries
/** Stars are a text in their field. */
const FormSchema = v.object({
  ...v.omit(ReviewSchema, ['reviewedUserId', 'tradeProposalId']).entries,
  rating: v.pipe(v.string(), v.transform(Number), rating),
  tags: v.array(v.picklist(REVIEW_TAGS)),
})
const EMPTY = { title: '', comment: '', tags: [] as ReviewTag[], isAnonymous: false }

/** The same one again may have been taken away meanwhile. */
const wordOf = ({ isHidden, isRevealed, isVerified }: WrittenReview) => {
  if (isHidden) return 'hidden'
  if (isRevealed) return 'sent_shown'
  return isVerified ? 'sent_waiting' : 'sent_unpublished'
}

type About = Pick<NewReview, 'reviewedUserId' | 'tradeProposalId'>

/** `stars`: given before the form was opened. `onSent` once it is stored. */
export function useWriting(about: About, stars: number | undefined, onSent: () => void) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const writing = useWriteReview()
  // Without a trade there is none that it could be about.
  const isOfTrade = about.tradeProposalId !== null
  const types = REVIEW_TYPES.filter((type) => type !== 'trade' || isOfTrade)
  const given = `${stars ?? ''}`
  const sending = useSubmit({
    text: t('send_failed'),
    offline: { title: shell('error_title') },
    at: 'both',
  })
  const written = useForm({
    schema: FormSchema,
    initial: { ...EMPTY, rating: given, reviewType: isOfTrade ? 'trade' : 'general' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: (review) =>
      sending.submit(async () => {
        const sent = await writing.mutateAsync({ ...about, ...review })
        onSent()
        toast({ kind: 'done', title: t('sent'), text: t(wordOf(sent)) })
      }),
  })
  const values = written.watch()
  const isEntered =
    values.rating !== given ||
    `${values.title}${values.comment}`.trim() !== '' ||
    values.tags.length > 0
  useHeldForm(isEntered)

  return {
    ...{ ...written, values, types, isEntered, sending, isOfTrade },
    toggle: (tag: ReviewTag) =>
      written.put(
        'tags',
        values.tags.includes(tag)
          ? values.tags.filter((one) => one !== tag)
          : [...values.tags, tag],
      ),
  }
}
export type Writing = ReturnType<typeof useWriting>
