/** Which addresses are pages of the app, so that the shell on the device may answer them. */

/** Answers of the server, and files. */
const NOT_PAGES = /^\/(api|ws|img|assets|icons|sitemaps|app-shell)(\/|$)/
/** Left and entered by full page loads: the card provider's scripts need headers of their own. */
const OWN_HEADERS = /^\/(secure-payment|verification)(\/|$)/
const FILE = /\.[a-z0-9]+$/i

export const hasOwnHeaders = (path: string): boolean => OWN_HEADERS.test(path)

export function isPage(path: string): boolean {
  return !NOT_PAGES.test(path) && !hasOwnHeaders(path) && !FILE.test(path)
}
