import { memo } from 'react'
import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { useSession } from '#web/api/session.ts'
import type { View } from '#web/browse/filter-store.ts'
import { HeartButton } from '#web/favorites/heart-button.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { CardFacts } from './card-facts.tsx'
import { LOOK } from './card-skeleton.tsx'
import { CardStanding } from './card-standing.tsx'
import { CardValue } from './card-value.tsx'
import { CardWants } from './card-wants.tsx'
import { ConditionChip } from './condition-chip.tsx'
import { ItemPicture } from './item-picture.tsx'
import { OwnMark } from './own-mark.tsx'

type Props = {
  item: Item
  /** ms; the age is told from here. */
  now: number
  view?: View
  /** In the first rows: its picture does not wait. */
  isFirst?: boolean
}

/** Over a status the corner is higher: as high as the condition. */
const BESIDE_CORNER = 'max-w-[calc(100%-3.5rem)]!'

/**
 * One item in a list: one link, named by the title, that covers all of it but the corner, which has the heart or, on
 * one's own, the way to edit it. Long texts are cut here and stand whole on its page. Kept while what it shows is the same:
 * a press anywhere on the page must not draw a hundred of them anew (J350).
 */
export const ItemCard = memo(function ItemCard({
  item,
  now,
  view = 'grid',
  isFirst = false,
}: Props) {
  const t = useWords('browse')
  const things = useWords('things')
  const { user } = useSession()
  const look = LOOK[view]
  const { tradeStatus } = item
  const isOffered = isOnOffer(tradeStatus)
  const Corner = user?.id === item.userId ? OwnMark : HeartButton
  return (
    <article className="group relative h-full overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 ease-calm hover:border-line-strong has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-accent">
      <div className={`flex h-full ${look.frame}`}>
        <span className={`relative block overflow-hidden ${look.picture}`}>
          <ItemPicture item={item} view={view} isFirst={isFirst} hasCorner />
          {view === 'grid' && (
            <ConditionChip
              condition={item.condition}
              className={`absolute start-1.5 top-1.5 ${isOffered ? '' : BESIDE_CORNER}`}
            />
          )}
          {view === 'grid' && isOffered && (
            // Beside the corner: over the picture it takes no room from the text.
            <CardStanding
              person={item.user}
              className="absolute start-1.5 bottom-1.5 max-w-[calc(100%-3.5rem)] line-clamp-2 large:line-clamp-1 rounded-xl bg-card/90 px-2 py-0.5 text-sm leading-[1.2] text-ink"
            />
          )}
          {!isOffered && (
            <span className="absolute inset-x-0 bottom-0 bg-black/75 px-2 py-1.5 text-center text-sm font-semibold text-white">
              {things(`status_${tradeStatus}`)}
            </span>
          )}
          <Corner
            item={item}
            className={`absolute end-1 z-10 ${isOffered ? 'bottom-1' : 'bottom-9'}`}
          />
        </span>
        <span className={`flex min-w-0 grow flex-col ${look.text}`}>
          <h2
            className={`line-clamp-2 text-base leading-[1.3] ${view === 'grid' ? 'min-h-[2.6em]' : ''}`}
          >
            <Link
              href={paths.item(item.id)}
              // The item's way back then leads here, to the same place in the list.
              state={{ fromList: true }}
              className="text-ink no-underline outline-none after:absolute after:inset-0"
            >
              {item.title}
            </Link>
          </h2>
          <CardValue value={item.estimatedValue} />
          <CardWants wants={item.wants} />
          {view === 'list' && <ConditionChip condition={item.condition} className="self-start" />}
          {view === 'list' && <CardStanding person={item.user} className="text-sm text-muted" />}
          <span
            className={`text-sm text-muted ${view === 'list' ? 'line-clamp-2' : 'hidden wide:line-clamp-2'}`}
          >
            {item.description}
          </span>
          <CardFacts item={item} now={now} />
        </span>
      </div>
      <span className="card-details end-2 bottom-2 rounded-full bg-accent-fill px-2.5 py-0.5 text-sm font-medium text-white">
        {t('card_details')}
      </span>
    </article>
  )
})
