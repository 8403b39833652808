/** Full page loads: every script of the page before ends with them. */

/** Whoever knows better how (a new release that waits, see web/app/start/at-home.ts) prevents the plain way. */
export const RELOAD = 'jopoi:reload'

export const leaveTo = (path: string): void => location.assign(path)

export const loadAgain = (): void => location.reload()

/** When it broke. */
export function reload(): void {
  if (dispatchEvent(new Event(RELOAD, { cancelable: true }))) loadAgain()
}
