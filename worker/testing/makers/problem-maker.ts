/** Problems of trades in tests of the worker. */
import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import type { Problem } from '../../problems/contract.ts'
import type { ProblemKind } from '../../problems/terms.ts'
import type { Browser } from '../app.ts'
import { pass } from '../clock.ts'
import { makeSecurable } from './paying.ts'
import { tradeOf } from './trade-maker.ts'

const DAY = 24 * 3_600_000
export const WORDS = 'Esperé una hora en la plaza y no vino nadie.'

/** The agreed meeting was a day ago. */
export async function afterMeeting() {
  const made = await makeSecurable({ days: 2 })
  pass(3 * DAY)
  return made
}

export const report = (browser: Browser, id: number, kind: ProblemKind, words = WORDS) =>
  browser.post(`/api/trades/${id}/problems`, { kind, words })

/** Answers the newest of the trade. */
export async function reported(browser: Browser, id: number, kind: ProblemKind): Promise<Problem> {
  const answer = await report(browser, id, kind)
  expect([kind, answer.status]).toEqual([kind, 201])
  const { problems } = await answer.json<{ problems: Problem[] }>()
  const newest = problems.at(-1)
  if (!newest) throw new Error('nothing was reported')
  return newest
}

export const answerTo = (
  browser: Browser,
  tradeId: number,
  id: number,
  answer: 'agreed' | 'contested' = 'contested',
) => browser.post(`/api/trades/${tradeId}/problems/${id}/answer`, { answer, words: WORDS })

export const decide = (admin: Browser, id: number, decision: string) =>
  admin.post(`/api/admin/problems/${id}/decide`, { decision, words: 'Lo vimos en el chat.' })

/** What the page of the accused says once it shows the report. */
export const opened = (browser: Browser, tradeId: number, id: number) =>
  browser.post(`/api/trades/${tradeId}/problems/${id}/opened`)

/** The first problem of the trade, as this side has it. */
export async function problemIn(browser: Browser, id: number): Promise<Problem> {
  const [first] = (await tradeOf(browser, id)).problems
  if (!first) throw new Error('no problem')
  return first
}

/** Completed, cancelled, no-shows. */
export async function numbersOf(id: string): Promise<(number | undefined)[]> {
  const row = await env.DB.prepare(
    'select successful_trades, cancelled_trades, no_shows from users where id = ?',
  )
    .bind(id)
    .first<Record<string, number>>()
  return [row?.successful_trades, row?.cancelled_trades, row?.no_shows]
}

export const codeOf = async (given: Promise<Response>) => {
  const answer = await given
  return [answer.status, (await answer.json<{ code?: string }>()).code]
}
