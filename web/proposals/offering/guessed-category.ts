import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { CATEGORIES, type CategoryKey } from '#terms/categories'
import { useSuggested } from '#web/items/fields/category-field.tsx'
import type { ItemFields } from '#web/items/fields/item-fields.ts'

/** The category that the name sounds like is chosen already (D66), until one chooses for oneself. */
export function useGuessedCategory({ control, getValues, put }: ItemFields): void {
  const [best] = useSuggested(useWatch({ control, name: 'title' }))
  const guessed = useRef('')
  const guess = useEffectEvent((sounds: CategoryKey) => {
    const chosen = getValues('categoryId') ?? ''
    const found = CATEGORIES.find(({ key }) => key === sounds)
    if (!found || (chosen !== '' && chosen !== guessed.current)) return
    guessed.current = String(found.id)
    put('categoryId', guessed.current)
  })
  useEffect(() => {
    if (best) guess(best)
  }, [best])
}
