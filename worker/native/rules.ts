/** Which addresses the mobile app opens by itself. */
import { OPENED_FOLDERS, OPENED_PAGES } from './terms.ts'

const pages: readonly string[] = OPENED_PAGES

/**
 * Path, query and hash of a page of ours, or null: another host, another scheme (javascript:, a
 * stranger's custom one), or a path that is no page. `host` includes the port.
 */
export function openedPath(address: string, host: string): string | null {
  const url = parsed(address)
  if (!url) return null
  const { protocol, host: asked, pathname, search, hash } = url
  if (!/^https?:$/.test(protocol) || asked !== host) return null
  const isOurs = pages.includes(pathname) || OPENED_FOLDERS.some((f) => pathname.startsWith(f))
  return isOurs ? pathname + search + hash : null
}

/** URL.canParse is younger than the oldest phones that we serve. */
function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
