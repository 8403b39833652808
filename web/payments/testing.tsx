/** The payment page as a member opens it, for tests of the browser's side. */
import { Route } from 'wouter'
import type { StartedPayment } from '#contract/payments'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, makePage } from '#web/trades/testing.ts'
import { PaymentScreen } from './page/payment-screen.tsx'

export const START = 'POST /api/trade-payments/create-payment-intent'
export const CONFIRM = 'POST /api/trade-payments/confirm'
export const SANDBOX = 'POST /api/payments/sandbox/confirm'
export const ORDER = '?proposalId=7&amount=500&type=security_deposit'

export const STARTED: StartedPayment = {
  provider: 'sandbox',
  publishableKey: null,
  paymentIntentId: 'sbx_1',
  clientSecret: 'sbx_1_secret_2',
  amount: 500,
}

export function freshPayment(): void {
  fresh()
  signedIn()
}

export async function openPayment(search: string, answers: Answers = {}) {
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(ANA) },
    'GET /api/trades/7': {
      body: makePage(7, { status: 'in_progress' }),
    },
    [START]: { body: STARTED },
    [SANDBOX]: { body: { status: 'confirmed' } },
    [CONFIRM]: { body: { status: 'held' } },
    ...answers,
  })
  history.pushState(null, '', `/secure-payment${search}`)
  const view = await renderApp(<Route path="/secure-payment" component={PaymentScreen} />)
  return { server, ...view }
}
