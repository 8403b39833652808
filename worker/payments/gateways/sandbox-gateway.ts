/** No money at all (D34): intents in our own books, for local mode without a card provider's keys. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { DAY } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import type { SandboxAnswer, SandboxBody } from '../contract.ts'
import type { IntentState } from '../rules.ts'
import { payments, sandboxIntents } from '../tables.ts'
import { SANDBOX_CARDS } from '../terms.ts'
import { BadSignature, type Gateway, GatewayFailure, goneIntent, type Intent } from './gateway.ts'

/** As long as cards usually hold. */
const HELD_MS = 7 * DAY

type Row = typeof sandboxIntents.$inferSelect
type Status = IntentState | 'second_step'

function intentOf(row: Row): Intent {
  const { id, clientSecret, captureBefore } = row
  const state = stateOf(row.status as Status)
  return { id, clientSecret, captureBefore, state, isDisputed: false }
}
const stateOf = (status: Status): IntentState => (status === 'second_step' ? 'waiting' : status)

export function sandboxGateway(ctx: Ctx): Gateway {
  const { db } = ctx
  const retrieve = async (id: string): Promise<Intent> => {
    const [row] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.id, id))
    if (!row) return goneIntent(id)
    const isLapsed = row.status === 'held' && (row.captureBefore ?? 0) <= ctx.clock.now()
    if (isLapsed) await end(id, 'cancelled')
    return intentOf(isLapsed ? { ...row, status: 'cancelled' } : row)
  }
  /** What is over stays as it ended. */
  const end = (id: string, status: 'cancelled' | 'paid' | 'refunded') => {
    const open = {
      paid: ['held'],
      cancelled: ['waiting', 'second_step', 'held'],
      refunded: ['paid'],
    }[status]
    const still = and(eq(sandboxIntents.id, id), inArray(sandboxIntents.status, open))
    return db.update(sandboxIntents).set({ status }).where(still)
  }
  return {
    provider: 'sandbox',
    publishableKey: null,
    create: async ({ paymentId, amount, isHeld }) => {
      const id = `sbx_${ctx.random.token(12)}`
      const created = {
        id,
        clientSecret: `${id}_secret_${ctx.random.token(16)}`,
        idempotencyKey: paymentId,
        amount,
        isManual: isHeld,
        status: 'waiting',
        createdAt: ctx.clock.now(),
      }
      // Asked again, the same.
      const target = sandboxIntents.idempotencyKey
      const [row] = await db
        .insert(sandboxIntents)
        .values(created)
        .onConflictDoUpdate({ target, set: { idempotencyKey: sql`${target}` } })
        .returning()
      if (!row) throw new GatewayFailure(new Error('no sandbox intent'))
      return intentOf(row)
    },
    retrieve,
    release: async ({ intentId }) => {
      await end(intentId, 'cancelled')
      return retrieve(intentId)
    },
    capture: async ({ intentId }) => {
      await retrieve(intentId)
      await end(intentId, 'paid')
      return retrieve(intentId)
    },
    refund: async ({ intentId }) => {
      await end(intentId, 'refunded')
      return retrieve(intentId)
    },
    dispute: async () => {
      throw new GatewayFailure(new Error('nobody disputes in the sandbox'))
    },
    readEvent: async () => {
      throw new BadSignature('the sandbox sends nothing')
    },
  }
}

/**
 * What a card form does: pays with a test card. Throws 404 for an intent that is not the caller's, 409
 * for one that is over, 422 for a card that is declined, or whose second step was.
 */
export async function paySandbox(ctx: Ctx, userId: string, body: SandboxBody) {
  const [found] = await ctx.db
    .select({ intent: sandboxIntents })
    .from(sandboxIntents)
    .innerJoin(payments, eq(payments.intentId, sandboxIntents.id))
    .where(
      and(
        eq(sandboxIntents.id, body.clientSecret.split('_secret_')[0] ?? ''),
        eq(sandboxIntents.clientSecret, body.clientSecret),
        eq(payments.userId, userId),
      ),
    )
  if (!found) throw new Refusal('payment_not_found', 404)
  const { intent } = found
  const to = paidWith(intent, body)
  const captureBefore = to === 'held' ? ctx.clock.now() + HELD_MS : null
  const open = inArray(sandboxIntents.status, ['waiting', 'second_step'])
  const changed = await ctx.db
    .update(sandboxIntents)
    .set({ status: to, captureBefore })
    .where(and(eq(sandboxIntents.id, intent.id), open))
    .returning()
  if (changed.length === 0) throw new Refusal('payment_over', 409)
  if (to === 'waiting') throw new Refusal('card_declined', 422)
  const status = to === 'second_step' ? 'second_step' : 'confirmed'
  return { status } satisfies SandboxAnswer
}

function paidWith(intent: Row, { card, isApproved }: SandboxBody): Status {
  if (card === SANDBOX_CARDS.declined) return 'waiting'
  if (card === SANDBOX_CARDS.secondStep && !(intent.status === 'second_step' && isApproved))
    return isApproved === false ? 'waiting' : 'second_step'
  return intent.isManual ? 'held' : 'paid'
}
