import { useEffect, useEffectEvent, useRef } from 'react'

/** Hears each time that this place comes into sight on a page which somebody looks at, and when `of` changes while it is. */
export function useInSight(of: unknown, onSeen: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const isInSight = useRef(false)
  const look = useEffectEvent(() => {
    if (isInSight.current && document.visibilityState === 'visible') onSeen()
  })

  useEffect(() => {
    const place = ref.current
    if (!place) return
    const observer = new IntersectionObserver((seen) => {
      isInSight.current = seen.at(-1)?.isIntersecting ?? false
      look()
    })
    observer.observe(place)
    const onLook = () => look()
    document.addEventListener('visibilitychange', onLook)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is to be seen
  useEffect(() => look(), [of])
  return ref
}
