import { useState } from 'react'
import type { StartedPayment } from '#contract/payments'
import { Failure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useConfirmPayment } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** Asking again would change nothing. */
const OVER = ['payment_over', 'payment_returned']

/** The provider's code is nobody's who does not pay with it. */
const StripeForm = lazyPart(() => import('#browser/payments/page/stripe-form.tsx'), 'StripeForm')
const SandboxForm = lazyPart(() => import('#browser/payments/page/sandbox-form.tsx'), 'SandboxForm')

type PaymentFormProps = {
  payment: StartedPayment
  /** What the button says. */
  label: string
  /** Own path, with its query: where a bank that takes the whole page sends the person back to. */
  returnTo: string
  onPaid: () => void
}

/** What both forms get. `onConfirmed`: the provider says that it is paid. */
export type CardFormProps = Pick<PaymentFormProps, 'payment' | 'label' | 'returnTo'> & {
  isBusy: boolean
  onConfirmed: () => Promise<void>
  onFailed: (said: string | undefined) => void
}

/** Pays what was started, with the card provider's own fields or the sandbox's; then the server confirms it. */
export function PaymentForm({ payment, label, returnTo, onPaid }: PaymentFormProps) {
  const t = useWords('payments')
  const { sentenceOf } = useTelling()
  const confirm = useConfirmPayment()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)

  const onConfirmed = async () => {
    if (confirm.isPending) return
    try {
      await confirm.mutateAsync(payment.paymentIntentId)
    } catch (error) {
      const said = sentenceOf(error, { text: t('confirm_failed') })
      toast({ kind: 'problem', title: t('confirm_failed'), text: said })
      setProblem(said)
      setOver(error instanceof Failure && OVER.includes(error.code))
      return
    }
    onPaid()
  }
  const onFailed = (said = t('provider_failed_text')) =>
    toast({ kind: 'problem', title: t('provider_failed'), text: said })

  // The card has done its part: paying again would be wrong, asking again is not.
  if (problem) {
    return (
      <div className="grid gap-3">
        <Problem>{problem}</Problem>
        {!isOver && (
          <>
            <p className="text-muted">{t('confirm_failed_text')}</p>
            <Button aria-disabled={confirm.isPending} onClick={onConfirmed}>
              {t('check_again')}
            </Button>
          </>
        )}
      </div>
    )
  }
  const given = { payment, label, returnTo, isBusy: confirm.isPending, onConfirmed, onFailed }
  return (
    <Later shape={<div className="skeleton h-56 rounded-card" aria-busy="true" />}>
      {payment.provider === 'stripe' ? <StripeForm {...given} /> : <SandboxForm {...given} />}
    </Later>
  )
}
