import { type ComponentType, useState } from 'react'
import { isFrugal } from '#web/api/connection.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { tellLost } from './tell-lost.ts'

/**
 * Something that opens, whose code comes when it is first wanted. Wanted while it is on its way, it opens
 * once it is there; that it did not come is said, and the next press tries again. `onFailed` hears of it.
 */
export function useLater<P>(load: () => Promise<ComponentType<P>>, onFailed?: () => void) {
  const t = useWords('shell')
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const bring = async () => {
    const part = await load()
    setPart(() => part)
  }
  return {
    Part: isOpen ? Part : null,
    isOpen,
    prepare: () => {
      if (!isFrugal()) bring().catch(() => undefined)
    },
    open: () => {
      setOpen(true)
      bring().catch(() => {
        setOpen(false)
        void tellLost(t)
        onFailed?.()
      })
    },
    close: () => setOpen(false),
  }
}
