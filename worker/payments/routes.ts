/** /api/trade-payments, /api/verification (the purchase) and /api/payments. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { validate } from '../http/validate.ts'
import { requireViewer, viewerOf } from '../http/viewer.ts'
import { startDeposit } from './actions.ts'
import { confirmPayment } from './confirm.ts'
import { ConfirmSchema, DepositSchema, PurchaseSchema, SandboxSchema } from './contract.ts'
import { requireGateway } from './gateways/gateway.ts'
import { paySandbox } from './gateways/sandbox-gateway.ts'
import { startPurchase } from './purchase.ts'
import { takeEvent } from './webhook.ts'

export const tradePayments = new Hono<AppEnv>()
  .post('/create-payment-intent', requireViewer, validate('json', DepositSchema), async (c) =>
    c.json(await startDeposit(c.get('ctx'), viewerOf(c), c.req.valid('json'))),
  )
  .post('/confirm', requireViewer, validate('json', ConfirmSchema), async (c) => {
    const { paymentIntentId } = c.req.valid('json')
    return c.json(await confirmPayment(c.get('ctx'), viewerOf(c), paymentIntentId))
  })

export const purchaseRoutes = new Hono<AppEnv>().post(
  '/create-payment-intent',
  requireViewer,
  validate('json', PurchaseSchema),
  async (c) => {
    return c.json(await startPurchase(c.get('ctx'), viewerOf(c), c.req.valid('json')))
  },
)

export const paymentRoutes = new Hono<AppEnv>()
  .post('/webhook', async (c) => {
    const signature = c.req.header('stripe-signature') ?? ''
    await takeEvent(c.get('ctx'), await c.req.text(), signature)
    return c.json({ received: true })
  })
  .post('/sandbox/confirm', requireViewer, validate('json', SandboxSchema), async (c) => {
    const ctx = c.get('ctx')
    // Beside real money there is no such door.
    const { provider } = await requireGateway(ctx)
    if (provider !== 'sandbox') throw new Refusal('not_found', 404)
    return c.json(await paySandbox(ctx, viewerOf(c).id, c.req.valid('json')))
  })
