import { useEffect, useRef, useState } from 'react'

/** The heading takes the focus when the step changes: readers hear it, and the page begins at its top. */
export function useFocusOnChange(step: number | string, wanted = true) {
  const ref = useRef<HTMLHeadingElement>(null)
  const [before, setBefore] = useState(step)
  useEffect(() => {
    if (before === step) return
    setBefore(step)
    if (wanted) ref.current?.focus()
  }, [step, before, wanted])
  return ref
}
