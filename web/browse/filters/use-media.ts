import { useCallback, useSyncExternalStore } from 'react'

/** The `wide` variant of tokens.css. Layout itself is CSS; this only decides what code to fetch. */
export const WIDE = '(min-width: 1025px), (min-width: 769px) and (pointer: fine)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
