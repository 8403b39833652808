/** The fields of the form around one of them. */
import { createContext, use } from 'react'
import type { Fields } from '#web/forms/engine/fields-of.ts'
import { useProblemsOf } from '#web/forms/engine/use-form.ts'
import type { PublishValues } from '#web/items/sending/publish-values.ts'

export type ItemFields = Fields<PublishValues>

export const ItemFieldsContext = createContext<ItemFields | null>(null)

export function useItemFields(): ItemFields {
  const fields = use(ItemFieldsContext)
  if (!fields) throw new Error('a field of an item outside of its form')
  useProblemsOf(fields)
  return fields
}
