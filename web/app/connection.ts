/** Whether data is dear here: pictures are smaller then, and nothing is fetched before it is asked for. */
import { createContext, useContext } from 'react'

const SLOW = /2g$/

/** Chrome on Android tells; other browsers say nothing, and nothing is assumed of them. */
export function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  return 'connection' in navigator && typeof navigator.connection === 'object'
    ? (navigator.connection ?? undefined)
    : undefined
}

export function isFrugal(): boolean {
  const known = connection()
  return known?.saveData === true || SLOW.test(known?.effectiveType ?? '')
}

/** What the edge rendered a page for; null where this browser renders it. */
export const Frugal = createContext<boolean | null>(null)

/** For what is rendered: the same at the edge and here, so that nothing is fetched in two sizes. */
export const useFrugal = (): boolean => useContext(Frugal) ?? isFrugal()
