/** D22: whose session ends under a form with something in it is not led away from it. */
import { useEffect, useSyncExternalStore } from 'react'

/** On the page's root while one is held, for whoever only looks at the page (web/pwa/half-typed.ts). */
const MARK = 'data-held-form'

let held = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  held += by
  document.documentElement.toggleAttribute(MARK, held > 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A form on a page of signed-in people calls this; `isHeld` while leaving would lose what was typed. */
export function useHeldForm(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    change(1)
    return () => change(-1)
  }, [isHeld])
}

export const useIsFormHeld = (): boolean => useSyncExternalStore(subscribe, () => held > 0)
