import { Eye, EyeOff, Star } from 'lucide-react'
import type { Trade } from '#contract/trades'
import { isToReview } from '#rules/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () =>
  part(() => import('#browser/reputation/write/write-review-dialog.tsx'), 'WriteReviewDialog')

type TradeReviewProps = {
  trade: Trade
  other: { id: string; firstName: string }
}

const ICONS = { waiting: EyeOff, shown: Eye, hidden: EyeOff } as const

/** Once both have what they wanted: the way to say how it went, or what becomes of what was said. */
export function TradeReview({ trade, other }: TradeReviewProps) {
  const t = useWords('trade')
  const { Part: WriteReviewDialog, open, close } = useLater(load)
  const { myReview } = trade
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
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 id="review" className="text-base">
        {t('review_ask', { name: other.firstName })}
      </h2>
      <p className="text-muted">{t('review_text')}</p>
      <Button onClick={open} aria-haspopup="dialog" className="sm:justify-self-start">
        <Star size={20} aria-hidden />
        {t('review_write')}
      </Button>
      {WriteReviewDialog && <WriteReviewDialog person={other} tradeId={trade.id} onClose={close} />}
    </section>
  )
}
