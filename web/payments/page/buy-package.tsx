import { useEffect, useEffectEvent, useState } from 'react'
import type { StartedPayment } from '#contract/payments'
import type { OfferedPackage } from '#contract/verification'
import { Failure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { useStartPurchase } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { PaymentForm } from './payment-form.tsx'

type BuyPackageProps = {
  pack: OfferedPackage
  /** It is paid: its badge and requests are there. */
  onPaid: () => void
  onClose: () => void
}

/** Where the card provider leads back to. */
const RETURN_TO = '/verification?success=true'

/** Buys a verification package; its words are those of 'payments'. */
export function BuyPackage({ pack, onPaid, onClose }: BuyPackageProps) {
  const t = useWords('payments')
  const shell = useWords('shell')
  const { sentenceOf } = useTelling()
  const start = useStartPurchase()
  const [payment, setPayment] = useState<StartedPayment>()
  const [problem, setProblem] = useState<string>()

  const begin = async () => {
    setProblem(undefined)
    try {
      setPayment(await start.mutateAsync({ packageId: pack.id, amount: pack.toPay }))
    } catch (error) {
      // Paid in another tab, or just now by the provider's own word: what it costs is asked for anew.
      if (error instanceof Failure && error.code === 'package_amount') {
        toast({ title: error.said })
        return onPaid()
      }
      if (error instanceof Failure && error.code === 'package_bought') {
        toast({ title: t('has_package') })
        return onPaid()
      }
      setProblem(sentenceOf(error, { text: t('intent_failed_text') }))
    }
  }
  const first = useEffectEvent(begin)
  useEffect(() => void first(), [])
  const paid = () => {
    toast({ kind: 'done', title: t('bought'), text: t('bought_text', { name: pack.name }) })
    onPaid()
  }

  return (
    <Dialog title={t('buying', { name: pack.name })} onClose={onClose}>
      <div className="grid gap-4">
        <p className="numbers text-lg font-semibold">{formatCents(pack.toPay)}</p>
        {pack.toPay < pack.price && <p>{t('difference', { price: formatCents(pack.price) })}</p>}
        <p className="text-sm text-muted">{t('free_proof')}</p>
        <p className="text-sm text-muted">{t('no_return')}</p>
        {problem && (
          <div className="grid gap-3">
            <Problem>{problem}</Problem>
            <Button kind="secondary" onClick={() => void begin()}>
              {shell('try_again')}
            </Button>
          </div>
        )}
        {!payment && !problem && <p aria-busy="true">{t('preparing')}</p>}
        {payment && (
          <PaymentForm
            payment={payment}
            label={t('pay', { amount: formatCents(payment.amount) })}
            returnTo={RETURN_TO}
            onPaid={paid}
          />
        )}
      </div>
    </Dialog>
  )
}
