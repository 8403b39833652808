/** What has been changed about an item of a trade after it was proposed. */
import { categoryName } from '../categories/terms.ts'
import type { Language } from '../http/terms.ts'
import type { ShownItem, TradeItem } from './contract.ts'
import type { SideItem } from './rows/store.ts'
import type { Proposed } from './tables.ts'

const photosOf = ({ photos }: Pick<Proposed, 'photos'>) => photos.map(({ hash }) => hash).join()

function shownOf(language: Language, item: Omit<Proposed, 'revision'>): ShownItem {
  const { title, description, estimatedValue, condition, categoryId, location, tags } = item
  return {
    ...{ title, description, estimatedValue, condition, location, tags },
    category: categoryName(categoryId, language),
    photos: item.photos.length,
  }
}

/** Null where it looks as it did; also of what has gone since, of which nothing is left to compare. */
export function sinceProposed(
  language: Language,
  item: SideItem,
  proposed: Proposed | null,
): TradeItem['change'] {
  if (!proposed || proposed.revision === item.revision || item.deletedAt !== null) return null
  const [before, now] = [shownOf(language, proposed), shownOf(language, item)]
  const hasOtherPhotos = photosOf(proposed) !== photosOf(item)
  const isSame = !hasOtherPhotos && JSON.stringify(before) === JSON.stringify(now)
  return isSame ? null : { before, now, hasOtherPhotos }
}
