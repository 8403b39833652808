/** To the sign-in page after a moment to read why; whoever leaves the page meanwhile is left alone. */
import { navigate } from 'wouter/use-browser-location'
import { paths } from '#web/ui/navigation/paths.ts'

/** As the router tells them (wouter sends the last two). */
const MOVES = ['popstate', 'pushState', 'replaceState']

let isUnderWay = false

/** `onEnd` is called just before, or when the page was left. Answers false while one is under way. */
export function leadToSignIn(delayMs: number, onEnd?: () => void): boolean {
  if (isUnderWay) return false
  isUnderWay = true
  const page = location.pathname
  const end = () => {
    isUnderWay = false
    clearTimeout(timer)
    for (const move of MOVES) removeEventListener(move, leave)
    onEnd?.()
  }
  const leave = () => {
    // A search that is typed on changes the address, not the page.
    if (location.pathname !== page) end()
  }
  const timer = setTimeout(() => {
    end()
    const here = `${location.pathname}${location.search}`
    navigate(paths.login(here === paths.home ? undefined : here))
  }, delayMs)
  for (const move of MOVES) addEventListener(move, leave)
  return true
}
