/** Back from the card provider at /verification?success=true (part 2 sections 2 and 8). */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#web/app/paths.ts'
import { keep, stored } from '#web/app/storage.ts'
import { useRawSearch } from '#web/app/use-raw-search.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast.ts'
import { verificationKey } from './queries.ts'

const KEY = 'verification-package'

/** The provider's page takes everything else away. */
export const rememberChosen = (name: string): boolean => keep(KEY, name, 'sessionStorage')

/** Says it once: a reload is no second payment. */
export function usePaidReturn(): void {
  const t = useWords('verification')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const isPaid = new URLSearchParams(useRawSearch()).get('success') === 'true'

  const tell = useEffectEvent(() => {
    const name = stored(KEY, 'sessionStorage')
    keep(KEY, null, 'sessionStorage')
    const text = name ? t('paid_text', { name }) : t('paid_unnamed')
    toast({ kind: 'done', title: t('paid'), text })
    void client.invalidateQueries({ queryKey: verificationKey })
    navigate(paths.verification, { replace: true })
  })
  useEffect(() => {
    if (isPaid) tell()
  }, [isPaid])
}
