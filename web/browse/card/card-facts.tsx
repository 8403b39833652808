import type { Item } from '#contract/items'
import { categoryName } from '#terms/categories'
import { ageOf } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useDistance } from '#web/i18n/use-distance.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** Town or distance, age and category in one muted line; a narrow card cuts off its end. */
export function CardFacts({ item, now }: { item: Item; now: number }) {
  const t = useWords('things')
  const { unit, count } = ageOf(item.createdAt, now)
  const distance = useDistance()
  const { distanceKm } = item
  const facts = [
    (distanceKm !== undefined && distance(distanceKm)) || townOf(item) || t('no_location'),
    t(`age_${unit}`, { count }),
    categoryName(item.categoryId, activeLanguage()),
  ]
  return <span className="numbers truncate text-sm text-muted">{facts.join(' · ')}</span>
}

/** The town as the gazetteer calls it; of a place that it does not know the first part: no country. */
const townOf = ({ city, location }: Item): string => city ?? location.split(',')[0]?.trim() ?? ''
