import { useEffect, useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { Button } from '#web/ui/button.tsx'

type BankStepProps = { amount: number; isBusy: boolean; onAnswer: (isApproved: boolean) => void }

/** The second step, as a bank asks it. */
export function BankStep({ amount, isBusy, onAnswer }: BankStepProps) {
  const t = useWords('payments')
  const ref = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  const answer = (isApproved: boolean) => () => {
    if (!isBusy) onAnswer(isApproved)
  }
  return (
    <section className="grid gap-3 rounded-card border border-line bg-card p-4">
      <h2 ref={ref} tabIndex={-1} className="text-base outline-none">
        {t('bank')}
      </h2>
      <p className="numbers">{t('bank_text', { amount: formatCents(amount) })}</p>
      <div className="flex flex-wrap-reverse gap-3">
        <Button kind="secondary" aria-disabled={isBusy} onClick={answer(false)} className="grow">
          {t('bank_no')}
        </Button>
        <Button aria-disabled={isBusy} onClick={answer(true)} className="grow">
          {t('bank_yes')}
        </Button>
      </div>
    </section>
  )
}
