import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { paths } from './paths.ts'

const ACCOUNT = /^\/(custom-login|custom-register|login|register|forgot-password|verify-email)\/?$/

/** D22: where signing in leads back to from here. The account screens hand on the way they were given. */
export function useHere(): string | undefined {
  const [path] = useLocation()
  // As the address has it: wouter's own decodes once too often for what is nested in `next`.
  const search = useSearch()
  if (ACCOUNT.test(path)) return new URLSearchParams(search).get('next') ?? undefined
  const here = `${path}${search}`
  return here === paths.home ? undefined : here
}
