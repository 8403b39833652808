import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { isFailure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useConfirmPayment } from '#web/payments/mutations.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { refreshAll } from '#web/verification/mutations.ts'
import { packagesQuery } from '#web/verification/queries.ts'
import { chosenName, forgetChosen } from './chosen-package.ts'

/** Of the provider's intent, which its bank's page adds to the address; null where it added none. */
type PaidReturnProps = { intentId: string | null }

/**
 * Back from the card provider at /verification?success=true. An address proves nothing:
 * the server is asked, and what it says is told once. Words of `verification` and `payments`.
 */
export function PaidReturn({ intentId }: PaidReturnProps) {
  const t = useWords('verification')
  const payments = useWords('payments')
  const { sentenceOf } = useTelling()
  const client = useQueryClient()
  const confirm = useConfirmPayment()
  const [, navigate] = useLocation()

  function fail(error: unknown) {
    const title = payments('confirm_failed')
    const text = sentenceOf(error, { text: title })
    toast({ kind: 'problem', title, ...(text !== title && { text }) })
    // Nothing was decided where nobody answered: a reload asks again.
    if (isFailure(error, 404) || isFailure(error, 409)) leave()
  }

  function leave() {
    forgetChosen()
    refreshAll(client)
    navigate(paths.verification, { replace: true })
  }

  async function isPaid(name: string | null): Promise<boolean> {
    if (intentId !== null) {
      await confirm.mutateAsync(intentId)
      return true
    }
    const fresh = { ...packagesQuery(activeLanguage()), staleTime: 0 }
    const packages = await client.fetchQuery(fresh)
    return packages.some((one) => one.isBought && (name === null || one.name === name))
  }

  const ask = useEffectEvent(async () => {
    const name = chosenName()
    try {
      if (await isPaid(name)) {
        const text = name ? t('paid_text', { name }) : t('paid_unnamed')
        toast({ kind: 'done', title: t('paid'), text })
      }
      leave()
    } catch (error) {
      if (intentId !== null) fail(error)
    }
  })
  useEffect(() => void ask(), [])
  return null
}
