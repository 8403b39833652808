import { useEffect, useEffectEvent } from 'react'
import type { Item } from '#contract/items'
import { activeLanguage, loadWords } from '#web/i18n/i18n.ts'
import { ItemSkeleton } from './item-skeleton.tsx'
import { usePart } from './use-part.ts'

async function loadForm() {
  const [form] = await Promise.all([
    import('./edit-in-place.tsx'),
    loadWords(activeLanguage(), ['media', 'mine', 'refusals']),
  ])
  return form
}

/** The page of one's own thing as a form, whose code comes when it is first opened. */
export function EditPart({ item, onDone }: { item: Item; onDone: () => void }) {
  const { part, open } = usePart(loadForm)
  const begin = useEffectEvent(() => open(onDone))
  useEffect(() => void begin(), [])
  return part ? <part.EditInPlace item={item} onDone={onDone} /> : <ItemSkeleton />
}
