import { type ReactNode, useEffect, useState } from 'react'
import { whenUsed } from './when-used.ts'

/** What has time until somebody uses the page: it takes nothing from the first view. */
export function AfterUse({ children }: { children: ReactNode }) {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => whenUsed(() => setUsed(true)), [])
  return isUsed && children
}
