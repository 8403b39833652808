/** One side's shelf in the dialog of another offer, with its search. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Item } from '#contract/items'
import type { TradeItem } from '#contract/trades'
import type { useForm } from '#web/forms/engine/use-form.ts'
import { useOfferable } from '#web/proposals/use-offerable.ts'
import type { Values } from './terms-values.ts'

export type TermsForm = ReturnType<typeof useForm<Values, unknown>>

/** `named`: what this side gives by the terms as they stand. */
export function useShelf(
  query: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>,
  named: readonly TradeItem[],
  form: Pick<TermsForm, 'watch' | 'put'>,
  side: 'give' | 'get',
) {
  const [search, setSearch] = useState('')
  const chosen = form.watch()[side]
  const onChoose = (next: number[]) => form.put(side, next)
  const things = useOfferable({ query, named, chosen, search, onChoose })
  return { things, search, onSearch: setSearch, chosen, onChoose }
}
export type ShelfOf = ReturnType<typeof useShelf>
