import { useEffect, useEffectEvent } from 'react'
import { openLayer } from './layers.ts'

/** Whatever lies over the page, while it is shown: Back closes it. */
export function useLayer(close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => openLayer(() => closeNow()), [])
}
