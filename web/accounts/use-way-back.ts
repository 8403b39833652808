import { useSearch } from 'wouter'
import { safeNext } from '#rules/accounts'

/** D22: `next` as the address gives it (to hand on), and where it safely leads. */
export function useWayBack() {
  const next = new URLSearchParams(useSearch()).get('next') ?? undefined
  return { next, target: safeNext(next) }
}
