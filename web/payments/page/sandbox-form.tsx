import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { SandboxSchema } from '#contract/payments'
import { SANDBOX_CARDS } from '#terms/payments'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { usePaySandbox } from '#web/payments/mutations.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { BankStep } from './bank-step.tsx'
import type { CardFormProps } from './payment-form.tsx'

const CardSchema = v.object({ card: SandboxSchema.entries.card })
type Card = v.InferOutput<typeof CardSchema>['card']
const KINDS = { good: 'card_good', declined: 'card_declined', secondStep: 'card_step' } as const
const EACH = ['good', 'declined', 'secondStep'] as const
const spaced = (card: string) => card.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Test cards, and nothing else: no money moves, and it says so. */
export function SandboxForm({ payment, label, isBusy, onConfirmed, onFailed }: CardFormProps) {
  const t = useWords('payments')
  const { sentenceOf } = useTelling()
  const pay = usePaySandbox()
  const [asked, setAsked] = useState<Card>()
  const busy = isBusy || pay.isPending

  const send = async (card: Card, isApproved?: boolean) => {
    const { clientSecret } = payment
    try {
      const answer = await pay.mutateAsync({ clientSecret, card, isApproved })
      if (answer.status === 'second_step') return setAsked(card)
    } catch (error) {
      setAsked(undefined)
      onFailed(sentenceOf(error, { text: t('provider_failed_text') }))
      return
    }
    await onConfirmed()
  }
  const { form, field, put, isDirty } = useForm({
    schema: CardSchema,
    initial: { card: '' },
    busy,
    onSubmit: ({ card }) => void send(card),
  })
  useHeldForm(isDirty)

  return (
    <div className="grid gap-4">
      <p className="flex gap-2 rounded-card bg-wait-soft p-3 font-semibold text-wait">
        <FlaskConical size={20} aria-hidden className="mt-0.5 shrink-0" />
        {t('sandbox')}
      </p>
      {asked ? (
        <BankStep
          amount={payment.amount}
          isBusy={busy}
          onAnswer={(isApproved) => void send(asked, isApproved)}
        />
      ) : (
        <form {...form} className="grid gap-4">
          <TextField
            {...field('card')}
            label={t('card')}
            hint={t('sandbox_text')}
            inputMode="numeric"
            autoComplete="off"
          />
          <ul className="grid gap-2">
            {EACH.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => put('card', spaced(SANDBOX_CARDS[kind]))}
                  className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-field border border-line bg-card px-3 py-1.5 text-start hover:bg-sunken"
                >
                  <span className="numbers">{spaced(SANDBOX_CARDS[kind])}</span>
                  <span className="text-sm text-muted">{t(KINDS[kind])}</span>
                </button>
              </li>
            ))}
          </ul>
          <SubmitButton busy={busy}>{label}</SubmitButton>
        </form>
      )}
    </div>
  )
}
