/** State of the form of a review. */
import { useState } from 'react'
import * as v from 'valibot'
import { type NewReview, ReviewSchema, type WrittenReview } from '#contract/reputation'
import { REVIEW_TYPES, type ReviewTag } from '#terms/reputation'
import { useHeldForm } from '#web/accounts/held-form.ts'
import { useFields } from '#web/accounts/use-fields.ts'
import { useSaid } from '#web/accounts/use-said.ts'
import { type FieldIssue, isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useWriteReview } from '#web/reputation/mutations.ts'
import { toast } from '#web/ui/toast/toast.ts'

const { title, comment, rating } = ReviewSchema.entries
/** Fields hold text. */
const FormSchema = v.object({
  rating: v.pipe(
    v.string(),
    v.transform((text) => Number(text)),
    rating,
  ),
  title,
  comment,
  reviewType: v.picklist(REVIEW_TYPES),
})
const EMPTY = { rating: '', title: '', comment: '' }
const NONE: FieldIssue[] = []

/** The same one again may have been taken away meanwhile. */
const wordOf = ({ isHidden, isRevealed }: Pick<WrittenReview, 'isHidden' | 'isRevealed'>) => {
  if (isHidden) return 'hidden'
  return isRevealed ? 'sent_shown' : 'sent_waiting'
}

type About = Pick<NewReview, 'reviewedUserId' | 'tradeProposalId'>

/** `onSent` once it is stored. */
export function useWriting(about: About, onSent: () => void) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const saidOf = useSaid()
  const writing = useWriteReview()
  // Without a trade there is none that it could be about.
  const types = REVIEW_TYPES.filter((type) => type !== 'trade' || about.tradeProposalId !== null)
  const [tags, setTags] = useState<ReviewTag[]>([])
  const [isAnonymous, setAnonymous] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [issues, setIssues] = useState(NONE)

  const send = (given: v.InferOutput<typeof FormSchema>) => {
    setProblem(undefined)
    const review = { ...about, ...given, tags, isAnonymous }
    writing.mutate(review, {
      onSuccess: (sent) => {
        onSent()
        toast({ kind: 'done', title: t('sent'), text: t(wordOf(sent)) })
      },
      onError: (error) => {
        const said = saidOf(error, t('send_failed'))
        if (isFailure(error)) setIssues(error.issues)
        setProblem(said)
        toast({ kind: 'problem', title: shell('error_title'), text: said })
      },
    })
  }
  const fields = useFields({
    schema: FormSchema,
    initial: { ...EMPTY, reviewType: about.tradeProposalId === null ? 'general' : 'trade' },
    issues,
    busy: writing.isPending,
    onSubmit: send,
  })
  const { values } = fields
  const isEntered =
    values.rating !== '' || `${values.title}${values.comment}`.trim() !== '' || tags.length > 0
  useHeldForm(isEntered)

  const toggle = (tag: ReviewTag) =>
    setTags((all) => (all.includes(tag) ? all.filter((one) => one !== tag) : [...all, tag]))
  return {
    ...{ fields, types, tags, toggle, isAnonymous, setAnonymous, isEntered },
    isSending: writing.isPending,
    problem: issues.length === 0 ? problem : undefined,
  }
}
export type Writing = ReturnType<typeof useWriting>
