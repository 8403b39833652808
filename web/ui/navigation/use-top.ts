import { useLayoutEffect } from 'react'
import { isFirstView } from '#web/api/first-view.ts'

/** A page opened from far down a list begins at its top. */
export function useTop(): void {
  useLayoutEffect(() => {
    if (!isFirstView()) scrollTo(0, 0)
  }, [])
}
