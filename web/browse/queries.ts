/** The item list, by pages: what is asked, and what the answer's headers say of the rest (D15). */
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import { INSTEAD_HEADER } from '#terms/browse'
import { TOTAL_HEADER } from '#terms/http'
import { api } from '#web/api/client.ts'
import type { ListParams } from './filters.ts'

/** Refreshed after publishing, editing, deleting: every list of items, whatever its filters. */
export const listsKey = ['items', 'list'] as const

const NONE: Item[] = []
const listOf = (answer: { json: () => Promise<Item[]> }) => answer.json()

export const listQuery = (params: ListParams) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, params],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { ...params, cursor: pageParam } : params
      const asked = [{ query }, { init: { signal } }] as const
      const [answer, featured] = await Promise.all([
        api.items.$get(...asked),
        // With the first page, so that nothing moves when it comes; the list is shown without it as well.
        'cursor' in query ? NONE : api.items.featured.$get(...asked).then(listOf, () => NONE),
      ])
      const page = pageOf(await answer.json(), answer.headers)
      const instead = decodeURIComponent(answer.headers.get(INSTEAD_HEADER) ?? '')
      // What a search without a hit may have meant.
      return { ...page, featured, ...(instead && { instead }) }
    },
    getNextPageParam: (page) => page.next,
  })

/** A page of any list: what it holds, and what its headers say of the rest. */
export function pageOf<T>(items: T, headers: Headers) {
  return {
    items,
    total: totalOf(headers.get(TOTAL_HEADER)),
    next: nextCursor(headers.get('Link')),
  }
}

export type Total = { count: number; more: boolean }

/** "137", or "1000+" for more than that; only the first page carries it. "0+" says nothing yet. */
export function totalOf(header: string | null): Total | null {
  const match = /^(\d+)(\+?)$/.exec(header ?? '')
  return match && header !== '0+' ? { count: Number(match[1]), more: match[2] === '+' } : null
}

/** The cursor of `<…?cursor=…>; rel="next"`, or null on the last page. */
export function nextCursor(header: string | null): string | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(header ?? '')?.[1]
  if (!address) return null
  const query = address.slice(address.indexOf('?') + 1)
  return new URLSearchParams(query).get('cursor')
}
