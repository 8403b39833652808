import { BadgeCheck, Info } from 'lucide-react'
import { Link } from 'wouter'
import type { Review, WrittenReview } from '#contract/reputation'
import type { ReviewTag } from '#terms/reputation'
import { dayOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { TAG_WORDS } from '#web/reputation/write/tag-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { Stars } from './stars.tsx'

/** Few have one. */
const ReviewAnswer = lazyPart<'ReviewAnswer', { review: Review | WrittenReview; name: string }>(
  () => import('#browser/reputation/card/review-answer.tsx'),
  'ReviewAnswer',
)

/** Whether it helps, and what is wrong with it. */
const ReaderBar = lazyPart<'ReaderBar', { review: Review; name: string }>(
  () => import('#browser/reputation/card/reader-bar.tsx'),
  'ReaderBar',
)

/** On the list of one's own alone. */
const OwnNotes = lazyPart(() => import('#browser/reputation/card/own-notes.tsx'), 'OwnNotes')

type ReviewCardProps = {
  review: Review | WrittenReview
  /** On one's own profile: what others said of it, and nothing to do. */
  countsOnly?: boolean
}

const isTag = (tag: string): tag is ReviewTag => Object.hasOwn(TAG_WORDS, tag)

/** One review: of whom it is (or, of one's own, about whom), what it says, and what its reader may do. */
export function ReviewCard({ review, countsOnly }: ReviewCardProps) {
  const t = useWords('reviews')
  const isOwn = 'isRevealed' in review
  const person = isOwn ? review.reviewedUser : review.reviewer
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : t('anonymous')
  const title = isOwn ? t('for_person', { name }) : name
  return (
    <article className="grid gap-3 rounded-card border border-line bg-card p-4">
      <header className="flex items-start gap-3">
        <Avatar person={person} size="large" />
        <div className="grid min-w-0 grow gap-0.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="min-w-0 text-base">
              {person && !person.hasLeft ? (
                <Link href={paths.person(person.id)} className="text-ink">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <time dateTime={review.createdAt} className="numbers text-sm text-muted">
              {dayOf(review.createdAt)}
            </time>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars rating={review.rating} />
            <span className="text-sm text-muted">{t(`type_${review.reviewType}`)}</span>
          </div>
        </div>
      </header>
      {review.isVerified ? (
        <p className="flex items-center gap-1.5 text-sm font-medium text-done">
          <BadgeCheck size={18} aria-hidden className="shrink-0" />
          <span>{t('verified')}</span>
        </p>
      ) : (
        <p className="flex items-center gap-1.5 text-sm font-medium text-muted">
          <Info size={18} aria-hidden className="shrink-0" />
          <span>{t('without_trade')}</span>
        </p>
      )}
      <div className="grid gap-1">
        {review.title && <p className="font-semibold">{review.title}</p>}
        <p className="whitespace-pre-line">{review.comment}</p>
      </div>
      {review.tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-1.5">
          {review.tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sunken px-3 py-0.5 text-sm">
              {isTag(tag) ? t(TAG_WORDS[tag]) : tag}
            </li>
          ))}
        </ul>
      )}
      {(review.answer !== null || review.mayAnswer) && (
        <Later shape={null}>
          <ReviewAnswer review={review} name={name} />
        </Later>
      )}
      {isOwn ? (
        <Later shape={null}>
          <OwnNotes review={review} />
        </Later>
      ) : (
        <ForReaders
          review={countsOnly ? { ...review, mayVote: false, mayReport: false } : review}
          name={name}
        />
      )}
    </article>
  )
}

/** As high as what comes. */
const BAR = <div className="h-13 border-t border-line" />

function ForReaders({ review, name }: { review: Review; name: string }) {
  const hasVotes = review.mayVote || review.helpfulCount + review.notHelpfulCount > 0
  if (!hasVotes && !review.mayReport) return null
  return (
    <Later shape={BAR}>
      <ReaderBar review={review} name={name} />
    </Later>
  )
}
