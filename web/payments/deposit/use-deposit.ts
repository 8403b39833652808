/** Where the payment of a deposit stands: prepared, paid, not heard of yet, or why it cannot be. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StartedPayment } from '#contract/payments'
import { Failure, isFailure } from '#web/api/failure.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useConfirmPayment, useStartDeposit } from '#web/payments/mutations.ts'
import type { Order } from '#web/payments/order.ts'
import { askHeld } from './ask-held.ts'

type DepositState =
  | { kind: 'preparing' }
  | { kind: 'form'; payment: StartedPayment }
  | { kind: 'done' }
  /** The address says that it is paid, the server has not heard of it. */
  | { kind: 'unheard' }
  | { kind: 'absent' }
  | { kind: 'paid' }
  | { kind: 'failed'; said: string; error: unknown }

export function useDeposit(order: Order) {
  const t = useWords('payments')
  const { sentenceOf } = useTelling()
  const start = useStartDeposit()
  const confirm = useConfirmPayment()
  const client = useQueryClient()
  const isLeft = useRef(false)
  const { success, payment_intent: returned } = order
  /** The returned one ended: the next try begins another. */
  const isOver = useRef(false)
  const isSaidPaid = success === 'true' && returned === undefined
  const [state, setState] = useState<DepositState>({ kind: 'preparing' })

  const prepare = async () => {
    setState({ kind: 'preparing' })
    try {
      if (isSaidPaid) {
        const isHeld = await askHeld(client, order.proposalId, () => isLeft.current)
        return setState({ kind: isHeld ? 'done' : 'unheard' })
      }
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
      if (isSaidPaid && isFailure(error, 404)) return setState({ kind: 'absent' })
      if (error instanceof Failure && error.code === 'payment_over') isOver.current = true
      const said = sentenceOf(error, { text: t('intent_failed_text') })
      setState({ kind: 'failed', said, error })
    }
  }
  const first = useEffectEvent(prepare)
  useEffect(() => {
    isLeft.current = false
    void first()
    return () => {
      isLeft.current = true
    }
  }, [])

  return { state, again: () => void prepare(), done: () => setState({ kind: 'done' }) }
}
