/** Whether this page runs inside the mobile app. Asked at the entry: nothing else of the shell is fetched outside. */

type Bridge = { isNativePlatform?: () => boolean }

export function inShell(): boolean {
  // The app's web view defines it before any script of the page; a browser knows nothing of it.
  const { Capacitor } = globalThis as { Capacitor?: Bridge }
  return Capacitor?.isNativePlatform?.() === true
}
