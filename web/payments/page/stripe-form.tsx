import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type SubmitEvent, useEffect, useState } from 'react'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { isHeadersOfAnother } from '#web/payments/links.ts'
import { loadAgain } from '#web/ui/navigation/reload.ts'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { CardFormProps } from './payment-form.tsx'

/** Held or taken: what the provider calls a payment that has done its part. */
const DONE = ['succeeded', 'requires_capture', 'processing']
const language = () => (LOCALES[activeLanguage()].startsWith('es') ? 'es-419' : 'en')

/** The card provider's own fields, in its frames: a card number never touches our page. */
export function StripeForm(props: CardFormProps) {
  const t = useWords('payments')
  const { clientSecret, publishableKey } = props.payment
  const [stripe, setStripe] = useState<Stripe | null | 'failed'>(null)
  useEffect(() => {
    // Its scripts are allowed on a page that was loaded for them.
    if (isHeadersOfAnother()) return loadAgain()
    let isGone = false
    const put = (loaded: typeof stripe) => {
      if (!isGone) setStripe(loaded)
    }
    loadStripe(publishableKey ?? '').then(put, () => put('failed'))
    return () => {
      isGone = true
    }
  }, [publishableKey])

  if (stripe === 'failed') {
    return <Problem>{t('provider_blocked')}</Problem>
  }
  if (!stripe) return <div className="skeleton h-56 rounded-card" aria-busy="true" />
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: language() }}>
      <Fields {...props} />
    </Elements>
  )
}

function Fields({ label, returnTo, isBusy, onConfirmed, onFailed }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isPaying, setIsPaying] = useState(false)
  const busy = isPaying || isBusy || !stripe || !elements

  const pay = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setIsPaying(true)
    const confirmParams = { return_url: new URL(returnTo, location.origin).href }
    const result = await stripe
      .confirmPayment({ elements, confirmParams, redirect: 'if_required' })
      .catch(() => ({ error: undefined, paymentIntent: undefined }))
    if (result.paymentIntent && DONE.includes(result.paymentIntent.status)) await onConfirmed()
    else onFailed(result.error?.message)
    setIsPaying(false)
  }

  return (
    <form onSubmit={(event) => void pay(event)} className="grid gap-4">
      <PaymentElement />
      <SubmitButton busy={busy}>{label}</SubmitButton>
    </form>
  )
}
