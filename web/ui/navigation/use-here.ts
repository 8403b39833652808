import { useLocation } from 'wouter'
import { paths } from './paths.ts'
import { useRawSearch } from './use-raw-search.ts'

const ACCOUNT = /^\/(custom-login|custom-register|login|register|forgot-password|verify-email)\/?$/

/** D22: where signing in leads back to from here. The account screens hand on the way they were given. */
export function useHere(): string | undefined {
  const [path] = useLocation()
  const search = useRawSearch()
  if (ACCOUNT.test(path)) return new URLSearchParams(search).get('next') ?? undefined
  const here = `${path}${search}`
  return here === paths.home ? undefined : here
}
