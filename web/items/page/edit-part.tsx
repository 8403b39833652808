import { useEffect, useEffectEvent } from 'react'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import type { EditInPlaceProps } from './edit-in-place.tsx'
import { ItemSkeleton } from './item-skeleton.tsx'

const load = () => part(() => import('#browser/items/page/edit-in-place.tsx'), 'EditInPlace')

/** The page of one's own item as a form, whose code comes when it is first opened. */
export function EditPart({ item, onDone }: EditInPlaceProps) {
  const { Part: EditInPlace, open } = useLater(load, onDone)
  const begin = useEffectEvent(open)
  useEffect(() => begin(), [])
  return EditInPlace ? <EditInPlace item={item} onDone={onDone} /> : <ItemSkeleton />
}
