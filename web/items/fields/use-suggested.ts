import { useEffect, useState } from 'react'
import type { CategoryKey } from '#terms/categories'

type Suggest = (title: string) => CategoryKey[]

/** Categories that the title sounds like. The words come in a chunk of their own: nobody waits for them. */
export function useSuggested(title: string): CategoryKey[] {
  const [suggest, setSuggest] = useState<Suggest>()

  useEffect(() => {
    import('#browser/items/fields/suggest-categories.ts')
      .then((words) => setSuggest(() => words.suggestCategories))
      // Offline: the chips stand in their usual order.
      .catch(() => setSuggest(undefined))
  }, [])

  return suggest?.(title) ?? []
}
