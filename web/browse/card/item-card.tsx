import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { categoryName } from '#terms/categories'
import type { View } from '#web/browse/filter-store.ts'
import { HeartButton } from '#web/favorites/heart-button.tsx'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { CardFacts } from './card-facts.tsx'
import { CardValue } from './card-value.tsx'
import { ConditionChip } from './condition-chip.tsx'
import { ItemPicture } from './item-picture.tsx'

type Props = {
  item: Item
  /** ms; the age is told from here. */
  now: number
  view?: View
  /** In the first rows: its picture does not wait. */
  isFirst?: boolean
}

const LOOK = {
  grid: {
    frame: 'flex-col',
    picture: 'aspect-square w-full',
    text: 'gap-1 p-3',
    title: 'line-clamp-2 min-h-[2.6em]',
  },
  list: {
    frame: 'flex-row',
    picture: 'min-h-32 w-28 shrink-0 self-stretch wide:w-44 wide:min-h-44',
    text: 'gap-1 p-3 wide:p-4',
    title: 'line-clamp-2',
  },
} as const

/** One item in a list: one link, named by the title, that covers all of it but the heart. */
export function ItemCard({ item, now, view = 'grid', isFirst = false }: Props) {
  const t = useWords('browse')
  const things = useWords('things')
  const look = LOOK[view]
  const language = activeLanguage()
  return (
    <article className="group relative h-full overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 ease-calm hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent">
      <div className={`flex h-full ${look.frame}`}>
        <span className={`relative block overflow-hidden ${look.picture}`}>
          <ItemPicture item={item} view={view} isFirst={isFirst} />
          {view === 'grid' && (
            <ConditionChip condition={item.condition} className="absolute start-2 top-2" />
          )}
          {!isOnOffer(item.tradeStatus) && (
            <span className="absolute inset-x-0 bottom-0 bg-black/75 px-3 py-1.5 text-center text-sm font-semibold text-white">
              {things(`status_${item.tradeStatus}`)}
            </span>
          )}
          <HeartButton
            item={item}
            className={`absolute end-1 z-10 ${isOnOffer(item.tradeStatus) ? 'bottom-1' : 'bottom-9'}`}
          />
        </span>
        <span className={`flex min-w-0 grow flex-col ${look.text}`}>
          <span className="truncate text-sm text-muted">
            {categoryName(item.categoryId, language)}
          </span>
          <h2 className={`text-base leading-[1.3] break-words ${look.title}`}>
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
          {view === 'list' && (
            <>
              <ConditionChip condition={item.condition} className="self-start bg-sunken" />
              <span className="line-clamp-2 text-sm text-muted">{item.description}</span>
            </>
          )}
          <CardFacts item={item} now={now} />
          <span
            aria-hidden
            className="mt-auto flex items-center gap-0.5 pt-1 text-sm font-medium text-accent-strong"
          >
            {t('card_details')}
            <ChevronRight size={16} />
          </span>
        </span>
      </div>
    </article>
  )
}
