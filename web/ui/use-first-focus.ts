import { useEffect, useRef } from 'react'

/** What has just taken another one's place takes the focus: what had it went with that. */
export function useFirstFocus<T extends HTMLElement = HTMLHeadingElement>() {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
