import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'

/** `?edit=1`: the address holds it, so that a reload or signing in again leads back to the form. */
export function useEditMode() {
  const [path, navigate] = useLocation()
  const search = useRawSearch()
  const isEditing = new URLSearchParams(search).get('edit') === '1'
  const [wasEditing, setWasEditing] = useState(false)

  const set = (on: boolean) => {
    setWasEditing(!on)
    // No entry of its own, and what the entry knows of the list it came from stays.
    const state: unknown = history.state
    navigate(on ? `${path}?edit=1` : path, { replace: true, state })
  }

  return { isEditing, wasEditing, begin: () => set(true), end: () => set(false) }
}

type EditMode = ReturnType<typeof useEditMode>

/**
 * The item under the form, null while there is none. A form that was opened stays until it is closed,
 * whatever becomes of the session or the item meanwhile (D22): what was typed is in it.
 */
export function useEditedItem(edit: EditMode, item: Item | undefined, mayEdit: boolean) {
  const [opened, setOpened] = useState<Item | null>(null)
  if (edit.isEditing && mayEdit && item && opened === null) setOpened(item)
  if (!edit.isEditing && opened !== null) setOpened(null)
  return edit.isEditing && opened ? (item ?? opened) : null
}
