/** What a wish is called: its words, or what a saved search without any looks for. */
import type { Wish } from '#contract/wishes'
import type { useWords } from '#web/i18n/use-words.ts'

export function titleOf(wish: Wish, t: ReturnType<typeof useWords<'wishes'>>): string {
  const { words, categories, place } = wish
  if (words) return words
  if (categories.length > 0) return categories.map(({ name }) => name).join(', ')
  return place ? t('around', { place: place.location, km: place.km }) : t('anything')
}
