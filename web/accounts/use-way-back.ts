import { useSearch } from 'wouter/use-browser-location'
import { safeNext } from '#rules/accounts'

/**
 * D22: `next` as the address gives it (to hand on), and where it safely leads. The raw query: wouter's
 * own decodes once more, and a search for "a&b" in `next` would come apart.
 */
export function useWayBack() {
  const next = new URLSearchParams(useSearch()).get('next') ?? undefined
  return { next, target: safeNext(next) }
}
