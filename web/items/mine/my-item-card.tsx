import { Pencil, Sparkles, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import type { TradeStatus } from '#terms/items'
import { CardFacts } from '#web/browse/card/card-facts.tsx'
import { PICTURE } from '#web/browse/card/card-skeleton.tsx'
import { CardValue } from '#web/browse/card/card-value.tsx'
import { ItemPicture } from '#web/browse/card/item-picture.tsx'
import { dayOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { StillQuestion } from './still-question.tsx'

/** Few ever are. */
const WithheldNotice = lazyPart(
  () => import('#browser/items/mine/withheld-notice.tsx'),
  'WithheldNotice',
)

type MyItemCardProps = {
  item: Item
  /** ms; the age is told from here. */
  now: number
  /** In the first rows: its picture does not wait. */
  isFirst: boolean
  /** ISO; null: it is not featured. */
  featuredUntil: string | null
  onEdit: () => void
  onDelete: () => void
  onFeature: () => void
}

const ACTION =
  'flex min-h-11 grow items-center justify-center gap-1.5 text-sm font-semibold hover:bg-sunken'

/** One of one's own items: its state, the way to its page, and what may be done with it. */
export function MyItemCard(props: MyItemCardProps) {
  const { item, now, isFirst, featuredUntil, onEdit, onDelete, onFeature } = props
  const t = useWords('mine')
  const words = useWords('items')
  const { title, tradeStatus } = item
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className="relative flex grow flex-col transition-colors duration-150 ease-calm hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
        <span className={`relative block overflow-hidden ${PICTURE}`}>
          <ItemPicture item={item} view="grid" isFirst={isFirst} />
          <MyStatusChip status={tradeStatus} isHidden={item.withheld !== undefined} />
        </span>
        <span className="flex flex-col gap-1 p-3">
          <h2 className="line-clamp-2 min-h-[2.6em] text-base leading-[1.3]">
            <Link
              href={paths.item(item.id)}
              className="text-ink no-underline outline-none after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          <CardValue value={item.estimatedValue} />
          <CardFacts item={item} now={now} />
        </span>
      </div>
      {item.withheld && (
        <div className="border-t border-line p-3">
          <Later>
            <WithheldNotice withheld={item.withheld} />
          </Later>
        </div>
      )}
      {isOnOffer(tradeStatus) && !item.withheld && (
        <div className="border-t border-line">
          {featuredUntil ? (
            <p className="numbers flex min-h-11 items-center justify-center gap-1.5 bg-accent-soft px-2 py-1.5 text-center text-sm font-medium text-accent-strong">
              <Sparkles size={16} aria-hidden className="shrink-0" />
              {t('featured_until', { date: dayOf(featuredUntil) })}
            </p>
          ) : (
            <button
              type="button"
              onClick={onFeature}
              aria-haspopup="dialog"
              aria-label={t('feature_named', { title })}
              className={`${ACTION} w-full text-accent-strong`}
            >
              <Sparkles size={16} aria-hidden />
              {t('feature')}
            </button>
          )}
        </div>
      )}
      {isOnOffer(tradeStatus) ? (
        <div className="flex divide-x divide-line border-t border-line">
          <button
            type="button"
            onClick={onEdit}
            aria-label={t('edit_named', { title })}
            className={`${ACTION} text-accent-strong`}
          >
            <Pencil size={16} aria-hidden className="hidden sm:block" />
            {t('edit')}
          </button>
          <button
            type="button"
            onClick={onDelete}
            aria-label={t('delete_named', { title })}
            className={`${ACTION} text-danger`}
          >
            <Trash2 size={16} aria-hidden className="hidden sm:block" />
            {t('delete')}
          </button>
        </div>
      ) : item.isAsked ? (
        <div className="border-t border-line bg-wait-soft p-3">
          <StillQuestion item={item} onGone={onDelete} isShort />
        </div>
      ) : (
        <p className="border-t border-line p-3 text-sm text-muted">
          {words(`locked_${tradeStatus}`)}
        </p>
      )}
    </article>
  )
}

const LOOK = {
  available: 'bg-card text-done',
  reserved: 'bg-card text-wait',
  traded: 'bg-card text-ink',
} as const

/** Where one's own item stands (D10), over its picture. */
function MyStatusChip({ status, isHidden }: { status: TradeStatus; isHidden: boolean }) {
  const t = useWords('mine')
  const hidden = useWords('withheld')
  const things = useWords('things')
  return (
    <span
      className={`absolute start-2 top-2 rounded-full px-2.5 py-0.5 text-sm font-medium ${LOOK[isHidden ? 'reserved' : status]}`}
    >
      {isHidden
        ? hidden('chip')
        : isOnOffer(status)
          ? t('status_available')
          : things(`status_${status}`)}
    </span>
  )
}
