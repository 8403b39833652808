/** What the chips of filters that are on say. Comes with them: the first view only counts. */
import type { Filters } from '#contract/browse'
import { PRICE } from '#terms/browse'
import { categoryName } from '#terms/categories'
import type { Language } from '#terms/http'
import type { ActiveFilter } from '#web/browse/filters.ts'
import { formatGuaranies } from '#web/i18n/formats.ts'
import type { useWords } from '#web/i18n/use-words.ts'

type Say = {
  t: ReturnType<typeof useWords<'filters'>>
  things: ReturnType<typeof useWords<'things'>>
  language: Language
}

/** Of a value that is on: its `nth` part, where it has several. */
const SAID: { [K in keyof Filters]: (value: Filters[K], nth: number, say: Say) => string } = {
  categories: (ids, nth, { language }) => categoryName(ids[nth] ?? 0, language),
  condition: (condition, _nth, { things }) => (condition ? things(`condition_${condition}`) : ''),
  priceRange: ([low, high], _nth, say) => saidPrice(low, high, say),
  location: (place) => place.trim(),
  radius: (km, _nth, { t }) => (km ? t('distance_within', { km }) : ''),
  wantsMine: (_on, _nth, { t }) => t('wants_mine'),
  takesMoney: (_on, _nth, { t }) => t('takes_money'),
  datePosted: (date, _nth, { t }) => t(`date_${date}`),
  availability: (availability, _nth, { t }) => t(`availability_${availability}`),
  // The order hides nothing: it has no chip.
  sortBy: () => '',
  tags: (tags, nth) => `#${tags[nth]}`,
}

export function saidOf(filters: Filters, { key, nth }: ActiveFilter, say: Say): string {
  const said = <K extends keyof Filters>(name: K) => SAID[name](filters[name], nth, say)
  return said(key)
}

function saidPrice(low: number, high: number, { t, language }: Say): string {
  const [from = '', to = ''] = [low, high].map((n) => formatGuaranies(n * PRICE.unit, language))
  if (high === PRICE.max) return t('price_over', { low: from })
  if (low === PRICE.min) return t('price_under', { high: to })
  return t('price_range', { low: from, high: to })
}
