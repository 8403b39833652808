import { type ReactNode, useEffect, useState } from 'react'

/** What has time until the page has loaded: it takes nothing from the first view. */
export function AfterLoad({ children }: { children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const loaded = () => setLoaded(true)
    if (document.readyState === 'complete') loaded()
    else addEventListener('load', loaded)
    return () => removeEventListener('load', loaded)
  }, [])
  return isLoaded && children
}
