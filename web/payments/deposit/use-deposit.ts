/** Where the payment of a deposit stands: prepared, paid, or why it cannot be. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StartedPayment } from '#contract/payments'
import { Failure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useConfirmPayment, useStartDeposit } from '#web/payments/mutations.ts'
import type { Order } from '#web/payments/order.ts'

type DepositState =
  | { kind: 'preparing' }
  | { kind: 'form'; payment: StartedPayment }
  | { kind: 'done' }
  | { kind: 'paid' }
  | { kind: 'failed'; said: string; error: unknown }

export function useDeposit(order: Order) {
  const t = useWords('payments')
  const { sentenceOf } = useTelling()
  const start = useStartDeposit()
  const confirm = useConfirmPayment()
  const { success, payment_intent: returned } = order
  /** The returned one ended: the next try begins another. */
  const isOver = useRef(false)
  const isDone = success === 'true' && returned === undefined
  const [state, setState] = useState<DepositState>({ kind: isDone ? 'done' : 'preparing' })

  const prepare = async () => {
    setState({ kind: 'preparing' })
    try {
      if (returned !== undefined && !isOver.current) {
        await confirm.mutateAsync(returned)
        return setState({ kind: 'done' })
      }
      const { proposalId: tradeProposalId, amount, type: paymentType } = order
      const body = { tradeProposalId, amount, paymentType }
      setState({ kind: 'form', payment: await start.mutateAsync(body) })
    } catch (error) {
      if (error instanceof Failure && error.code === 'deposit_held') {
        return setState({ kind: 'paid' })
      }
      if (error instanceof Failure && error.code === 'payment_over') isOver.current = true
      const said = sentenceOf(error, { text: t('intent_failed_text') })
      setState({ kind: 'failed', said, error })
    }
  }
  const first = useEffectEvent(prepare)
  useEffect(() => {
    if (!isDone) void first()
  }, [isDone])

  return { state, again: () => void prepare(), done: () => setState({ kind: 'done' }) }
}
