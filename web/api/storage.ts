/** What the browser keeps for us. Private windows of some browsers throw at the first touch: here nothing does. */

/** Whose data the device holds, see web/pwa/store: without it there is nothing to restore, and nothing is fetched for that. */
export const DEVICE_KEY = 'device'

/** After signing out the page lives on for a moment: nothing that it still does may be written again. */
let isClosed = false
export const isDeviceClosed = (): boolean => isClosed

/** Until the page is left, which follows at once. */
export function closeDevice(): void {
  isClosed = true
}

/** Whether the cookie of this name says so: what the edge must know as well is kept in one. */
export const saysCookie = (name: string, value: string): boolean =>
  document.cookie.split('; ').includes(`${name}=${value}`)

/** One year, as browsers cap longer ones at about that. */
const COOKIE_SECONDS = 31_536_000

/** Null removes it. Secure where that can be: over http, in a local network, the browser would not keep it. */
export function keepCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : COOKIE_SECONDS
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on phones we serve
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`
}

type Where = 'localStorage' | 'sessionStorage'

export function stored(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/** Null removes it. Answers whether it is kept: a full or forbidden storage refuses. */
export function keep(key: string, text: string | null, where: Where = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Everything kept goes, except what says nothing of a person. */
export function emptyStorage(where: Where, except: readonly string[] = []): void {
  try {
    for (const key of Object.keys(globalThis[where])) {
      if (!except.includes(key)) globalThis[where].removeItem(key)
    }
  } catch {
    // What cannot be touched holds nothing of ours.
  }
}
