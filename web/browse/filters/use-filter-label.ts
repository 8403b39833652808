import type { Filters } from '#contract/browse'
import { PRICE } from '#terms/browse'
import { categoryName } from '#web/browse/card/category-name.ts'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { ActiveFilter } from './active-filters.ts'

/** What an active filter says on its chip. */
export function useFilterLabel(filters: Filters): (active: ActiveFilter) => string {
  const t = useWords('filters')
  const things = useWords('things')
  const language = activeLanguage()

  function price(): string {
    const [low, high] = filters.priceRange
    const [from, to] = [low, high].map((n) => formatGuaranies(n * PRICE.unit, language))
    if (!from || !to) return ''
    if (high === PRICE.max) return t('price_over', { low: from })
    if (low === PRICE.min) return t('price_under', { high: to })
    return t('price_range', { low: from, high: to })
  }

  return (active) => {
    switch (active.kind) {
      case 'category':
        return categoryName(active.id, language)
      case 'tag':
        return `#${active.tag}`
      case 'condition':
        return filters.condition ? things(`condition_${filters.condition}`) : t('condition_any')
      case 'priceRange':
        return price()
      case 'location':
        return filters.location.trim()
      case 'radius':
        return t('distance_within', { km: filters.radius ?? 0 })
      case 'datePosted':
        return t(`date_${filters.datePosted}`)
      case 'availability':
        return t(`availability_${filters.availability}`)
      default:
        return active satisfies never
    }
  }
}
