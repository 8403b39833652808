import { useEffect, useEffectEvent } from 'react'
import { type OpenPayout, PaidSchema } from '#contract/payments'
import { PAYOUT_REFERENCE_MAX } from '#terms/payments'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { useMarkPaid, usePayoutDetails } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** Where to pay it, read once and noted in the log; and the bank's reference once it is paid: not before it was read, since paying deletes it. */
export function PayDialog({ payout, onClose }: { payout: OpenPayout; onClose: () => void }) {
  const t = useWords('money')
  const read = usePayoutDetails()
  const mark = useMarkPaid()
  const first = useEffectEvent(() => read.mutate(payout.id))
  useEffect(() => first(), [])
  const sending = useSubmit({ text: t('pay_failed'), at: 'beside' })
  const { form, field, isDirty } = useForm({
    schema: PaidSchema,
    initial: { reference: '' },
    issues: sending.issues,
    busy: sending.isBusy || !read.data,
    onSubmit: ({ reference }) =>
      sending.submit(async () => {
        await mark.mutateAsync({ id: payout.id, reference })
        toast({ kind: 'done', title: t('paid_out') })
        onClose()
      }),
  })
  return (
    <AskingDialog
      isEntered={isDirty}
      title={t('pay_out_to', { name: payout.name })}
      onClose={onClose}
    >
      <form {...form} className="grid gap-4">
        <p className="numbers text-lg font-semibold">{formatCents(payout.amount)}</p>
        <Details read={read} again={() => read.mutate(payout.id)} />
        <TextField
          {...field('reference')}
          label={t('bank_reference')}
          hint={t('bank_reference_hint')}
          autoComplete="off"
          maxLength={PAYOUT_REFERENCE_MAX}
        />
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <SubmitButton busy={sending.isBusy || !read.data}>{t('mark_paid')}</SubmitButton>
      </form>
    </AskingDialog>
  )
}

type DetailsProps = { read: ReturnType<typeof usePayoutDetails>; again: () => void }

function Details({ read, again }: DetailsProps) {
  const t = useWords('money')
  const { sentenceOf } = useTelling()
  const { data, error } = read
  if (error) {
    return (
      <div className="grid justify-items-start gap-2">
        <Problem>{sentenceOf(error, { text: t('details_unread') })}</Problem>
        <Button kind="secondary" onClick={again}>
          {t('details_again')}
        </Button>
      </div>
    )
  }
  if (!data) return <span aria-busy="true" className="skeleton h-32 rounded-field" />
  return (
    <dl className="grid gap-1">
      <dt className="text-sm text-muted">{t('holder')}</dt>
      <dd className="break-words">{data.holder}</dd>
      <dt className="text-sm text-muted">{t('bank')}</dt>
      <dd className="break-words">{data.bank}</dd>
      <dt className="text-sm text-muted">{t('account')}</dt>
      <dd className="numbers break-words">{data.account}</dd>
    </dl>
  )
}
