import { useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast.ts'

/** A part of the page whose code is fetched when it is first asked for. Without network that is said; asking again tries again. */
export function usePart<C extends object>(load: () => Promise<C>) {
  const t = useWords('items')
  const [part, setPart] = useState<C | null>(null)

  const open = async (onFailed?: () => void) => {
    try {
      const loaded = await load()
      setPart(() => loaded)
    } catch {
      toast({ kind: 'problem', title: t('part_failed'), text: t('part_failed_text') })
      onFailed?.()
    }
  }

  return { part, open, close: () => setPart(null) }
}
