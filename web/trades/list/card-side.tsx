import { Banknote, MessagesSquare } from 'lucide-react'
import type { TradeItem } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { useOfferWords } from '#web/trades/offer-words.tsx'
import { sumOf } from '#web/trades/value-gap.ts'

/** Pictures that a card has room for. */
const PICTURES_MAX = 2
const SQUARE = 'size-12'
const MARK = `grid ${SQUARE} shrink-0 place-items-center rounded-field bg-accent-soft text-accent-strong`

type CardSideProps = {
  title: string
  items: readonly TradeItem[]
  /** Guaraníes. */
  money: number
  isOpen: boolean
}

/** What one side gives, at a glance: pictures, the first name, what the items are worth, and apart from it the money. */
export function CardSide({ title, items, money, isOpen }: CardSideProps) {
  const t = useWords('trades')
  const words = useOfferWords()
  const [first] = items
  const further = items.length - 1
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="text-sm text-muted">{title}</p>
      <p className="flex flex-wrap gap-1">
        {items.slice(0, PICTURES_MAX).map((item) => (
          <Thumb key={item.id} photo={item.photos[0]} className={SQUARE} />
        ))}
        {money > 0 && (
          <span className={MARK}>
            <Banknote size={20} aria-hidden />
          </span>
        )}
        {isOpen && (
          <span className={MARK}>
            <MessagesSquare size={20} aria-hidden />
          </span>
        )}
      </p>
      {first && (
        <p className="text-sm leading-tight wrap-anywhere">
          <span className="line-clamp-2">{first.title}</span>
          {further > 0 && <span className="text-muted">{t('and_more', { count: further })}</span>}
        </p>
      )}
      {(first || isOpen) && (
        <p className="numbers text-sm font-semibold">
          {isOpen ? words.kind({ offerType: null }) : words.value(sumOf(items))}
        </p>
      )}
      {money > 0 && (
        <p className="flex flex-wrap gap-x-1 text-sm">
          <span className="numbers font-semibold">
            {first ? `+ ${words.value(money)}` : words.value(money)}
          </span>
          <span>{t('in_cash')}</span>
        </p>
      )}
    </div>
  )
}
