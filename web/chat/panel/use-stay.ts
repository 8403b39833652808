import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this is at the end, px. */
const NEAR = 32

const roomOf = ({ clientHeight, scrollHeight }: HTMLElement) => `${clientHeight} ${scrollHeight}`

/**
 * A list that never jumps: at its end it follows what comes, read further up it stays where it is, also when
 * older lines come above. `first` and `last` are the numbers of its ends. `isBeginning`: there is only what it began with,
 * which is read from its top; whoever looks at that follows what comes.
 */
export function useStay(first: number, last: number, isBeginning: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef({ first, fromEnd: 0, room: '' })
  const [hasMore, setMore] = useState(false)

  const follow = (current: HTMLElement) => {
    current.scrollTop = isBeginning ? 0 : current.scrollHeight
  }
  const toEnd = () => {
    const { current } = list
    if (current) follow(current)
    isAtEnd.current = true
    setMore(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the list has changed
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    if (isAtEnd.current) follow(current)
    else if (first < known.current.first) {
      current.scrollTop = current.scrollHeight - known.current.fromEnd
    } else setMore(true)
    known.current = {
      first,
      fromEnd: current.scrollHeight - current.scrollTop,
      room: roomOf(current),
    }
  }, [first, last])

  const followOn = useEffectEvent(follow)
  useEffect(() => {
    const { current } = list
    if (!current || typeof ResizeObserver === 'undefined') return
    // The keyboard, a longer draft, a picture that came: whoever was at the end still is.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) followOn(current)
    })
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const { current } = list
    if (!current) return
    const room = roomOf(current)
    const isMoved = room !== known.current.room
    // Not a person's doing: the list or what is in it changed its size.
    if (isMoved && isAtEnd.current) follow(current)
    const fromEnd = current.scrollHeight - current.scrollTop
    known.current = { ...known.current, fromEnd, room }
    isAtEnd.current = isBeginning || fromEnd - current.clientHeight < NEAR
    if (isAtEnd.current) setMore(false)
  }

  return { list, onScroll, toEnd, hasMore }
}
