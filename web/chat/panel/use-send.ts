/** Sends what was written, or has it wait on the device for a network; of what fails nothing is lost. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isFailure, saidOr } from '#web/api/failure.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { type Outgoing, postMessage, takeMessage } from '#web/chat/send.ts'
import { keepWaiting } from '#web/chat/waiting.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { haptic } from '#web/native/haptics.ts'
import { tradeQuery } from '#web/trades/queries.ts'

type Written = { content: string; photo: PreparedPhoto | null }

/** `isBehind`: others of this trade wait already, and are not to be overtaken. */
export function useSend(tradeId: number, me: string, isBehind: boolean) {
  const t = useWords('chat')
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const attempt = useRef<Outgoing | null>(null)
  const mutation = useMutation({ mutationFn: (outgoing: Outgoing) => postMessage(outgoing) })

  /** The same again has the same id: what the server stored although its answer was lost stays one. */
  const attemptOf = ({ content, photo }: Written): Outgoing => {
    const last = attempt.current
    const isSame = last?.content === content && last.photo === photo
    const next = isSame ? last : { tradeId, clientId: newUuid(), content, photo }
    attempt.current = next
    return next
  }

  const tell = (error: unknown) => {
    if (isFailure(error, 409)) void client.invalidateQueries(tradeQuery(tradeId))
    if (isFailure(error, 429)) setProblem(t('too_fast'))
    else if (isFailure(error, 0)) setProblem(t('not_kept'))
    else setProblem(saidOr(error, t('not_sent')))
  }

  /** Answers whether it is on its way, or kept for it: then the field is free again. */
  const send = async (written: Written): Promise<boolean> => {
    const outgoing = attemptOf(written)
    setProblem(undefined)
    try {
      if (isBehind || !navigator.onLine) await keepWaiting(me, outgoing)
      else await sendNow(outgoing)
    } catch (error) {
      // A device that can keep nothing leaves it in the field.
      tell(error instanceof DOMException ? undefined : error)
      return false
    }
    attempt.current = null
    return true
  }

  const sendNow = async (outgoing: Outgoing) => {
    try {
      takeMessage(client, tradeId, await mutation.mutateAsync(outgoing))
      haptic('light')
    } catch (error) {
      if (!isFailure(error, 0)) throw error
      await keepWaiting(me, outgoing).catch(() => {
        throw error
      })
    }
  }

  return { send, isSending: mutation.isPending, problem, clearProblem: () => setProblem(undefined) }
}
