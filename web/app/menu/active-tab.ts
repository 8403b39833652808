/** Which entry of a bar is the current one. */
import { paths, REDIRECTS } from '#web/ui/navigation/paths.ts'

/** D6: the plural is canonical; a slash at the end says nothing. */
export function canonicalPath(path: string): string {
  const bare = path.replace(/(?<=.)\/+$/, '')
  return REDIRECTS[bare] ?? bare.replace(/^\/item\//, '/items/')
}

/** Equal, or (other than home) the beginning of it; by whole segments. */
export function isActiveTab(tab: string, path: string): boolean {
  const here = canonicalPath(path)
  return here === tab || (tab !== paths.home && here.startsWith(`${tab}/`))
}

/** For `aria-current`. */
export const currentOf = (tab: string, path: string) =>
  isActiveTab(tab, path) ? ('page' as const) : undefined
