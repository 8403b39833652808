import { Clock, Eye, EyeOff, Star } from 'lucide-react'
import { useState } from 'react'
import type { Trade } from '#contract/trades'
import { isToReview } from '#rules/trades'
import { REVEAL_MS, STARS } from '#terms/reputation'
import { dayOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () =>
  part(() => import('#browser/reputation/write/write-review-dialog.tsx'), 'WriteReviewDialog')

type TradeReviewProps = {
  trade: Trade
  other: { id: string; firstName: string }
}

const ICONS = { closed: Clock, waiting: EyeOff, shown: Eye, hidden: EyeOff } as const

/** Once both have what they wanted: the way to say how it went, or what becomes of what was said. */
export function TradeReview({ trade, other }: TradeReviewProps) {
  const t = useWords('trade')
  const { Part: WriteReviewDialog, open, close } = useLater(load)
  const [stars, setStars] = useState<number>()
  const { myReview, completedAt } = trade
  if (myReview === null) return null
  if (!isToReview(myReview)) {
    const Icon = ICONS[myReview]
    return (
      <p className="flex gap-2 rounded-card border border-line bg-card p-4 text-muted">
        <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span>{t(`review_${myReview}`, { name: other.firstName })}</span>
      </p>
    )
  }
  return (
    <section
      aria-labelledby="review"
      className="grid gap-1 rounded-card border border-line bg-card p-4"
    >
      <h2 id="review" className="text-base">
        {t('review_ask', { name: other.firstName })}
      </h2>
      <StarButtons
        onStars={(chosen) => {
          setStars(chosen)
          open()
        }}
      />
      <p className="text-sm text-muted">{t('review_text')}</p>
      {completedAt && (
        <p className="text-sm text-muted">
          {t('review_until', {
            date: dayOf(new Date(Date.parse(completedAt) + REVEAL_MS).toISOString()),
          })}
        </p>
      )}
      {WriteReviewDialog && (
        <WriteReviewDialog person={other} tradeId={trade.id} stars={stars} onClose={close} />
      )}
    </section>
  )
}

/** One press says how it went: the form opens with so many, and asks for the rest. */
function StarButtons({ onStars }: { onStars: (stars: number) => void }) {
  const t = useWords('trade')
  return (
    <fieldset aria-labelledby="review" className="-ms-1.5 flex flex-wrap">
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          aria-haspopup="dialog"
          aria-label={t('review_stars', { count: stars })}
          onClick={() => onStars(stars)}
          className="grid size-12 place-items-center rounded-full text-accent-strong hover:bg-accent-soft"
        >
          <Star size={32} strokeWidth={1.5} aria-hidden />
        </button>
      ))}
    </fieldset>
  )
}
