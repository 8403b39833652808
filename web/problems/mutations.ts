/** What is reported of a trade, answered and decided. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { AnswerBody, DecideBody, ReportBody } from '#contract/problems'
import { TradePageSchema } from '#contract/trades'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { formOf } from '#web/api/form-of.ts'
import { sendForm } from '#web/api/send-form.ts'
import { appendPhoto } from '#web/media/photo-form.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { takeTrade } from '#web/trades/mutations.ts'
import { tradeQuery } from '#web/trades/queries.ts'
import { refreshTrades } from '#web/trades/refresh.ts'
import { problemsQuery } from './queries.ts'

export type Sent<Body> = {
  body: Body
  photos: readonly PreparedPhoto[]
  onProgress: (progress: number) => void
}

/** A form also without photos: only that way a connection that moves nothing ends as no answer. */
async function send(
  path: string,
  body: Record<string, string>,
  photos: readonly PreparedPhoto[],
  onProgress: (progress: number) => void,
): Promise<unknown> {
  const form = formOf(body)
  for (const [at, photo] of photos.entries()) appendPhoto(form, 'images', photo, at)
  return sendForm('POST', path, form, onProgress)
}

/** After a refusal: it has moved on. */
async function again(client: QueryClient, id: number): Promise<void> {
  refreshTrades(client)
  await client.invalidateQueries({ queryKey: tradeQuery(id).queryKey })
}

/** What was sent is answered by the trade as it is then: it is not asked for once more. */
async function took(client: QueryClient, id: number, answer: unknown): Promise<void> {
  const page = v.safeParse(TradePageSchema, answer)
  if (page.success) takeTrade(client, page.output)
  else await again(client, id)
}

export function useReport(tradeId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, photos, onProgress }: Sent<ReportBody>) =>
      send(`/api/trades/${tradeId}/problems`, body, photos, onProgress),
    onSuccess: (answer) => took(client, tradeId, answer),
    onError: (error) => isFailure(error, 409) && again(client, tradeId),
  })
}

export function useAnswer(tradeId: number, problemId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, photos, onProgress }: Sent<AnswerBody>) =>
      send(`/api/trades/${tradeId}/problems/${problemId}/answer`, body, photos, onProgress),
    onSuccess: (answer) => took(client, tradeId, answer),
    onError: (error) => isFailure(error, 409) && again(client, tradeId),
  })
}

/** The accused has it before them (D54); what fails is said again by the next look. */
export function useOpened(tradeId: number, ids: readonly number[]): void {
  const said = ids.join()
  useEffect(() => {
    for (const problem of said.split(',').filter(Boolean)) {
      const param = { id: String(tradeId), problem }
      api.trades[':id'].problems[':problem'].opened.$post({ param }).catch(() => undefined)
    }
  }, [tradeId, said])
}

export function useDecide(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: DecideBody) => {
      const param = { id: String(id) }
      return (await api.admin.problems[':id'].decide.$post({ param, json })).json()
    },
    onSuccess: (open) => client.setQueryData(problemsQuery.queryKey, open),
    // Decided by somebody else meanwhile, or moved on: nothing is as it was.
    onError: (error) => {
      if (isFailure(error, 409)) void client.invalidateQueries({ queryKey: problemsQuery.queryKey })
    },
  })
}
