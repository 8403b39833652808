import { useLayoutEffect } from 'react'

/** A page opened from far down a list begins at its top. */
export function useTop(): void {
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
}
