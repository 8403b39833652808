import { useEffect } from 'react'
import { brand } from '#web/ui/brand.ts'

/** The tab's title: what the screen is, then the brand. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title])
}
