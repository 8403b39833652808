/** Loading the page anew when it broke. */

/** Whoever knows better how (a new release that waits, see web/pwa/start.ts) prevents the plain way. */
export const RELOAD = 'jopoi:reload'

export function reload(): void {
  if (dispatchEvent(new Event(RELOAD, { cancelable: true }))) location.reload()
}
