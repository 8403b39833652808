/**
 * The few calls of the card provider that we use, on this machine. How it behaves is in the key that it is asked
 * with (sk_test_down and the other words of faults.ts; refundLost and refundRefused are of refunds alone): tests that run
 * beside each other do not meet.
 * Under /control the test is the person with the card, and takes the signed events to deliver them as it likes.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { listening } from './fake-answer.ts'
import {
  chargeOf,
  type EventType,
  newDispute,
  newError,
  newEvent,
  newIntent,
} from './stripe-shapes.ts'

export const WEBHOOK_SECRET = 'whsec_test'
export type SignedEvent = { id: string; type: string; body: string; signature: string }
export type Asked = { method: string; path: string; key: string; version: string; fields: string }

const SLOW_MS = 10_000
const NO_CONTENT = { status: 404, body: newError('resource_missing', 'No such payment_intent') }

type Answer = { status: number; body: unknown }

export async function fakeStripe() {
  const intents = new Map<string, Stripe.PaymentIntent>()
  const disputes = new Map<string, Stripe.Dispute>()
  const answers = new Map<string, Answer>()
  const events: SignedEvent[] = []
  const asked: Asked[] = []
  const stripe = new Stripe('sk_test_fake')
  let made = 0

  async function emit(
    type: EventType,
    intent: Stripe.PaymentIntent | Stripe.Dispute,
  ): Promise<void> {
    const id = `evt_${++made}`
    const body = JSON.stringify(newEvent(id, type, intent))
    const signature = await sign(body, Date.now())
    events.push({ id, type, body, signature })
  }
  const sign = (payload: string, at: number) =>
    stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(at / 1000),
    })

  function create(fields: URLSearchParams): Answer {
    if (fields.has('payment_method_types[0]')) {
      return { status: 400, body: newError('parameter_unknown', 'payment_method_types') }
    }
    const amount = Number(fields.get('amount'))
    if (!(amount > 0)) return { status: 400, body: newError('amount_too_small', 'amount') }
    const intent = newIntent(`pi_${++made}`, {
      amount,
      currency: fields.get('currency') ?? '',
      description: fields.get('description'),
      isManual: fields.get('capture_method') === 'manual',
      metadata: { payment_id: fields.get('metadata[payment_id]') ?? '' },
    })
    intents.set(intent.id, intent)
    return { status: 200, body: intent }
  }

  async function change(intent: Stripe.PaymentIntent, step: string): Promise<Answer> {
    const isOver = intent.status === 'canceled' || intent.status === 'succeeded'
    const isWrong = isOver || (step === 'capture' && intent.status !== 'requires_capture')
    if (isWrong) {
      return { status: 400, body: newError('payment_intent_unexpected_state', intent.status) }
    }
    intent.status = step === 'capture' ? 'succeeded' : 'canceled'
    await emit(step === 'capture' ? 'payment_intent.succeeded' : 'payment_intent.canceled', intent)
    return { status: 200, body: intent }
  }

  function refund(intent: Stripe.PaymentIntent | undefined): Answer {
    if (!intent) return NO_CONTENT
    const charge = intent.latest_charge as Stripe.Charge | null
    if (intent.status !== 'succeeded' || !charge || charge.refunded) {
      return { status: 400, body: newError('charge_already_refunded', intent.id) }
    }
    charge.refunded = true
    return { status: 200, body: { id: `re_${intent.id}`, object: 'refund', status: 'succeeded' } }
  }

  /** The person at the form. */
  async function pay(intent: Stripe.PaymentIntent, card: string): Promise<void> {
    if (card === 'declined') return emit('payment_intent.payment_failed', intent)
    if (card === 'secondStep') {
      intent.status = 'requires_action'
      return emit('payment_intent.requires_action', intent)
    }
    const isManual = intent.capture_method === 'manual'
    intent.status = isManual ? 'requires_capture' : 'succeeded'
    intent.latest_charge = chargeOf(intent.id) as Stripe.Charge
    await emit(
      isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
      intent,
    )
  }

  /** The bank of who paid. */
  async function dispute(intent: Stripe.PaymentIntent, status: Stripe.Dispute.Status) {
    const charge = intent.latest_charge as Stripe.Charge
    charge.disputed = true
    const one = newDispute(intent, charge.id, status)
    const isNew = !disputes.has(one.id)
    disputes.set(one.id, one)
    await emit(isNew ? 'charge.dispute.created' : 'charge.dispute.closed', one)
  }

  async function control(path: string, body: string): Promise<Answer> {
    const [, , what, id = ''] = path.split('/')
    if (what === 'asked') return { status: 200, body: asked }
    if (what === 'events') {
      return { status: 200, body: events.filter((event) => event.body.includes(`"${id}"`)) }
    }
    const given = JSON.parse(body)
    if (what === 'sign')
      return { status: 200, body: { signature: await sign(given.body, given.at) } }
    const intent = intents.get(id)
    if (!intent) return NO_CONTENT
    if (what === 'pay') await pay(intent, given.card)
    if (what === 'dispute') await dispute(intent, given.status)
    // The provider's own doing: a hold that ended by itself.
    if (what === 'cancel') await change(intent, 'cancel')
    return { status: 200, body: intent }
  }

  async function provide(request: IncomingMessage, fields: URLSearchParams): Promise<Answer> {
    const [, , what, id, step] = (request.url?.split('?')[0] ?? '').split('/')
    if (what === 'refunds') return refund(intents.get(fields.get('payment_intent') ?? ''))
    if (what === 'disputes') {
      const one = disputes.get(id ?? '')
      return one ? { status: 200, body: one } : NO_CONTENT
    }
    if (id === undefined) return create(fields)
    const intent = intents.get(id)
    if (!intent) return NO_CONTENT
    return step ? change(intent, step) : { status: 200, body: intent }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method = '', headers } = request
    const body = await bodyOf(request)
    const say = ({ status, body: said }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(said))
    }
    if (url.startsWith('/control/')) return say(await control(url, body))
    const key = String(headers['idempotency-key'] ?? '')
    const version = String(headers['stripe-version'])
    asked.push({ method, path: url, key, version, fields: body })
    const mode = headers.authorization?.split('sk_test_')[1]
    if (mode === 'down') return void request.socket.destroy()
    if (mode === 'error') return say({ status: 500, body: newError('api_error', 'secret detail') })
    if (mode === 'nonsense') return void response.end('<html>Bad gateway</html>')
    if (mode === 'slow') await new Promise((later) => setTimeout(later, SLOW_MS).unref())
    const known = key ? answers.get(key) : undefined
    const isRefund = url === '/v1/refunds'
    const said =
      known ??
      (isRefund && mode === 'refundRefused'
        ? { status: 400, body: newError('balance_insufficient', 'secret detail') }
        : await provide(request, new URLSearchParams(body)))
    // What was said under a key is said again.
    if (key && !known) answers.set(key, structuredClone(said))
    // It did what it was asked, and the answer is gone: the first time.
    const isLost = mode === 'lost' || (isRefund && mode === 'refundLost')
    if (isLost && !known) return void request.socket.destroy()
    say(said)
  }

  const server = createServer((request, response) => void answer(request, response))
  const { url } = await listening(server)
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_BASE_URL: url,
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { settings, close }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
