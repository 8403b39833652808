import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { OpenPayout } from '#contract/payments'
import { PAYOUT_REFERENCE_MAX } from '#terms/payments'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { useMarkPaid, usePayoutDetails } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** Where to pay it, read once and noted in the log; and the bank's reference once it is paid. */
export function PayDialog({ payout, onClose }: { payout: OpenPayout; onClose: () => void }) {
  const t = useWords('money')
  const { sentenceOf } = useTelling()
  const read = usePayoutDetails()
  const mark = useMarkPaid()
  const [reference, setReference] = useState('')
  const first = useEffectEvent(() => read.mutate(payout.id))
  useEffect(() => first(), [])
  const failed = read.error ?? mark.error
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (mark.isPending || !reference.trim()) return
    try {
      await mark.mutateAsync({ id: payout.id, reference })
    } catch {
      // Said below; what was typed stays.
      return
    }
    toast({ kind: 'done', title: t('paid_out') })
    onClose()
  }
  return (
    <Dialog title={t('pay_out_to', { name: payout.name })} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <p className="numbers text-lg font-semibold">{formatCents(payout.amount)}</p>
        {read.data && (
          <dl className="grid gap-1">
            <dt className="text-sm text-muted">{t('holder')}</dt>
            <dd className="break-words">{read.data.holder}</dd>
            <dt className="text-sm text-muted">{t('bank')}</dt>
            <dd className="break-words">{read.data.bank}</dd>
            <dt className="text-sm text-muted">{t('account')}</dt>
            <dd className="numbers break-words">{read.data.account}</dd>
          </dl>
        )}
        {failed && <Problem>{sentenceOf(failed, { text: t('pay_failed') })}</Problem>}
        <Field label={t('bank_reference')} hint={t('bank_reference_hint')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={PAYOUT_REFERENCE_MAX}
              value={reference}
              onChange={(event) => setReference(event.target.value)}
              className={CONTROL}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={!read.data || !reference.trim() || mark.isPending}>
          {t('mark_paid')}
        </Button>
      </form>
    </Dialog>
  )
}
