import type { RefObject } from 'react'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import type { Listing } from '#web/browse/list/listing.ts'
import { useHeartFocus } from '#web/favorites/use-heart-focus.ts'

/** Cards in view on a phone: two rows of two. */
const FIRST = 4

type Props = { listing: Listing; heading: RefObject<HTMLElement | null> }

/** The saved items, reserved and traded ones too; an unpressed heart takes its card away. Stays when the last one goes, for the focus. */
export function FavoritesGrid({ listing, heading }: Props) {
  const { items, now } = listing
  const { grid, ...listeners } = useHeartFocus(items, heading)
  return (
    <div ref={grid} {...listeners}>
      {items.length > 0 && (
        <ItemGrid view="grid">
          {items.map((item, n) => (
            <li key={item.id}>
              <ItemCard item={item} now={now} isFirst={n < FIRST} />
            </li>
          ))}
        </ItemGrid>
      )}
    </div>
  )
}
