/** How a page of a list is answered (D15): a plain array; the rest in headers. */

import type { Context } from 'hono'
import type { AppEnv } from './context.ts'
import { COUNT_EXACT_MAX, TOTAL_HEADER } from './terms.ts'

/** `total` on a first page only. */
export type Page<T> = { rows: T[]; next: string | null; total: string | null }

/** Of one row more than the page holds: what it shows, and the last of it where more follow. */
export function cut<T>(rows: readonly T[], limit: number): { shown: T[]; end: T | undefined } {
  const shown = rows.slice(0, limit)
  return { shown, end: rows.length > limit ? shown.at(-1) : undefined }
}

/** Exact up to 1,000, then "1000+"; "N+" where only a window was looked through. */
export function totalText(count: number, complete: boolean): string {
  const shown = Math.min(count, COUNT_EXACT_MAX)
  return complete && count <= COUNT_EXACT_MAX ? String(shown) : `${shown}+`
}

export function pageHeaders(c: Context<AppEnv>, page: Page<unknown>): Record<string, string> {
  const headers: Record<string, string> = {}
  if (page.total !== null) headers[TOTAL_HEADER] = page.total
  if (page.next !== null) {
    const { pathname, searchParams } = new URL(c.req.url)
    searchParams.set('cursor', page.next)
    headers.link = `<${pathname}?${searchParams}>; rel="next"`
  }
  return headers
}
