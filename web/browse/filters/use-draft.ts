import { useEffect, useRef, useState } from 'react'

/**
 * What a person is typing or dragging, ahead of the value it becomes after a quiet while. A change
 * from elsewhere replaces it; one's own commit coming back does not, so no keystroke is lost.
 */
export function useDraft<T>(value: T, commit: (draft: T) => void, delayMs: number) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [committed, setCommitted] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<(() => void) | null>(null)

  if (value !== seen) {
    setSeen(value)
    if (value !== committed) {
      setCommitted(value)
      setDraft(value)
    }
  }

  function change(next: T): void {
    setDraft(next)
    pending.current = () => {
      setCommitted(next)
      commit(next)
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, delayMs)
  }

  function flush(): void {
    clearTimeout(timer.current)
    const run = pending.current
    pending.current = null
    run?.()
  }

  /** What was being typed belongs to a page that has been left. */
  function drop(): void {
    clearTimeout(timer.current)
    pending.current = null
    setDraft(value)
  }

  // Leaving (closing the panel) within the delay loses nothing.
  const leave = useRef(flush)
  leave.current = flush
  useEffect(() => () => leave.current(), [])

  return { draft, change, flush, drop }
}
