/** Sends a proposal, once at a time, and says how it ended. Whatever fails, what was entered stays. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Item } from '#contract/items'
import type { TradePage } from '#contract/trades'
import { Failure, OFFLINE_CODE, saidOr } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { itemKey, itemKeys, itemQuery } from '#web/items/queries.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useSendProposal } from './mutations.ts'
import type { Body } from './proposal-values.ts'
import { ownTradeQuery } from './shelf/queries.ts'

/** How long one reads that the session is over, ms. */
const SIGN_IN_MS = 500

export const PENDING = 'proposal_pending'
export const TURNED_DOWN = 'asked_rejected'

/** Why it was refused, and what was found out about it since. `pendingId`: of the proposal that stands in the way. */
export type Refusal = { code: string; said: string; pendingId?: number }

export function useSending(item: Item, userId: string, onSent: (trade: TradePage) => void) {
  const t = useWords('proposals')
  const navigation = useWords('navigation')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const mutation = useSendProposal()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // All of it is told below.
  const { submit, isBusy } = useSubmit({ text: t('failed'), own: () => [] })

  const tellSent = ({ id, offerType }: TradePage) => {
    const [title, text, label] =
      offerType === null
        ? // What follows is told where the dialog was (J195).
          ([t('ask_sent'), undefined, t('ask_see')] as const)
        : ([t('sent'), t('sent_text'), t('see')] as const)
    const action = { label, run: () => navigate(paths.trade(id)) }
    toast({ kind: 'done', title, text, action })
  }

  const signInAgain = () => {
    toast({
      kind: 'problem',
      title: navigation('unauthorized'),
      text: navigation('unauthorized_text'),
    })
    setTimeout(() => navigate(paths.login(paths.propose(item.id))), SIGN_IN_MS)
  }

  /** The state that the server knew of and this page did not. */
  const refresh = async (code: string): Promise<Partial<Refusal>> => {
    // The question that this was to take the place of was answered meanwhile: what has become of it is known then.
    if (code === PENDING || code === 'trade_moved') {
      const own = await client.fetchQuery({ ...ownTradeQuery(userId, item.id), staleTime: 0 })
      return { pendingId: own?.id }
    }
    if (code === TURNED_DOWN)
      await client.fetchQuery({ ...ownTradeQuery(userId, item.id), staleTime: 0 })
    if (code === 'offered_held' || code === 'seen_changed')
      await client.invalidateQueries({ queryKey: itemKeys.forProposals })
    if (code === 'item_unavailable' || code === 'seen_changed') {
      // Whatever asks for it next, with a position or without.
      void client.invalidateQueries({ queryKey: itemKey(item.id) })
      await client.fetchQuery({ ...itemQuery(item.id), staleTime: 0 })
    }
    return {}
  }

  const fail = async (error: unknown) => {
    const { status, code } = error instanceof Failure ? error : new Failure(0, 'unknown', '')
    if (status === 401) return signInAgain()
    const isOffline = code === OFFLINE_CODE
    const said = isOffline ? t('offline_text') : saidOr(error, t('failed'))
    const title = code === 'proposal_own' ? 'own' : isOffline ? 'offline' : 'error'
    toast({ kind: 'problem', title: t(title), text: said })
    setRefusal({ code, said })
    // What cannot be found out now leaves the sentence as it is.
    const found = await refresh(code).catch(() => ({}))
    setRefusal({ code, said, ...found })
  }

  const send = (body: Body) =>
    submit(async () => {
      setRefusal(null)
      try {
        const trade = await mutation.mutateAsync(body)
        tellSent(trade)
        onSent(trade)
      } catch (error) {
        await fail(error)
        throw error
      }
    })

  return {
    send,
    isSending: isBusy,
    refusal,
    /** What is gone is seen where the dialog was: until then its page stays under it. */
    leave: () => {
      if (refusal?.code === 'item_not_found') {
        void client.invalidateQueries({ queryKey: itemKey(item.id) })
      }
    },
  }
}
