/** Whether data is dear here: pictures are smaller then, and nothing is fetched before it is asked for. */
import { useState } from 'react'
import { firstSeen } from './first-view.ts'

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

/** For what is rendered: what was shown first stays, so that nothing is fetched in two sizes. */
export const useFrugal = (): boolean => useState(() => firstSeen()?.isFrugal ?? isFrugal())[0]
