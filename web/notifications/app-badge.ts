/** The number on the installed app's icon. */

/** Not on every system, and not without the person's leave: inside the app the count is told as well. */
export function showOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  done.catch(() => undefined)
}
