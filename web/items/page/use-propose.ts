import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import { askWho } from '#web/api/ask-who.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { proposalStep } from './proposal-step.ts'

/** How long a visitor has to read why they are taken to the registration. */
const JOIN_MS = 1_500

/**
 * Pressing "Proponer Intercambio" or "Preguntar"; `open` shows the dialog, `back` is where a visitor goes on once they
 * have an account (D66). Leaving the page cancels what it has begun.
 */
export function usePropose(item: Item): (open: () => void, back: string) => Promise<void> {
  const t = useWords('items')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      clearTimeout(timer.current)
    }
  }, [])

  const join = (back: string) => {
    toast({ title: t('propose_join', { brand }), text: t('propose_join_text') })
    timer.current = setTimeout(() => navigate(paths.register(back)), JOIN_MS)
  }

  return async (open, back) => {
    if (timer.current !== undefined) return
    try {
      const step = proposalStep(item, await askWho(client))
      if (!isHere.current || timer.current !== undefined) return
      if (step === 'join') join(back)
      else if (step === 'propose') open()
      else toast({ title: t('propose_own'), text: t('propose_own_text') })
    } catch {
      toast({ kind: 'problem', title: t('part_failed'), text: t('part_failed_text') })
    }
  }
}
