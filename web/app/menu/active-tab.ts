/** Which entry of a bar is the current one. */
import { canonicalPath } from '#web/ui/navigation/addresses.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** Equal, or (other than home) the beginning of it; by whole segments. */
export function isActiveTab(tab: string, path: string): boolean {
  const here = canonicalPath(path) ?? path
  return here === tab || (tab !== paths.home && here.startsWith(`${tab}/`))
}

/** For `aria-current`. */
export const currentOf = (tab: string, path: string) =>
  isActiveTab(tab, path) ? ('page' as const) : undefined
