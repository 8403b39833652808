/** What a press in the panel makes of the filters. */
import type { Filters } from '#contract/browse'
import { TAGS_MAX } from '#terms/items'
import { tagOf } from '#web/browse/filters.ts'

export function withTag(filters: Filters, text: string): Filters {
  const tag = tagOf(text)
  if (!tag || filters.tags.includes(tag) || filters.tags.length >= TAGS_MAX) return filters
  return { ...filters, tags: [...filters.tags, tag] }
}

export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
