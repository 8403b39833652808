import { useEffect } from 'react'
import { brand } from '#web/ui/brand.ts'

/** Whose screen was last told of. The first of a visit begins at the top by itself. */
let told: string | undefined

/** The tab's title: what the screen is, then the brand. Who went to another screen by a link is led to its heading. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
    if (!title) return
    const isNext = told !== undefined && told !== location.pathname
    told = location.pathname
    if (isNext) focusHeading()
  }, [title])
}

/** Not where the screen itself has put the focus, nor where somebody types. */
function focusHeading(): void {
  const focused = document.activeElement
  const heading = document.querySelector<HTMLElement>('main h1')
  // The content as a whole is where the focus goes when its link is gone (see app/use-kept-focus.ts).
  const isPlaced = focused?.id !== 'content' && focused?.closest('main, input, dialog')
  // Whoever came back to the middle of a list stays there.
  if (!heading || scrollY > 0 || isPlaced) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
