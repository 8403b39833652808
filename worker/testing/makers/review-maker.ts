/** Completed trades and their reviews, as signed-in browsers make them. */
import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import { clock } from '../../http/clock.ts'
import type { WrittenReview } from '../../reputation/contract.ts'
import type { Browser } from '../app.ts'
import { makePair, makeProposal, type Pair, walk } from './trade-maker.ts'

/** Both have handed over; one thing a side unless told otherwise. */
export async function makeCompleted(
  given?: Pair,
  offer: Record<string, unknown> = {},
): Promise<Pair & { id: number }> {
  const pair = given ?? (await makePair())
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair, offer)
  await walk(id, [
    [owner.browser, 'accept'],
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  return { ...pair, id }
}

/** The same, with the owner's code entered: they met (D52). */
export async function makeMet(given?: Pair, offer: Record<string, unknown> = {}) {
  const pair = given ?? (await makePair())
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair, offer)
  const { handover } = await walk(id, [[owner.browser, 'accept']])
  await walk(id, [
    [proposer.browser, 'confirm_delivery', { code: handover?.code }],
    [owner.browser, 'confirm_delivery'],
  ])
  return { ...pair, id }
}

type Between = { from: string; to: string; at: number; hasMet: boolean }

/** A completed trade as its last step leaves it, by rows alone: for many of them, or long ago. Answers its id. */
export async function completedRow({ from, to, at, hasMet }: Between): Promise<number> {
  const trade = await env.DB.prepare(
    `insert into trades (from_user_id, to_user_id, requested_item_id, status, created_at, updated_at, expires_at, active_at,
     accepted_at) values (?1, ?2, 1, 'accepted', ?3, ?3, ?3, ?3, ?3) returning id`,
  )
    .bind(from, to, at)
    .first<{ id: number }>()
  const id = trade?.id ?? 0
  await env.DB.prepare(
    "update trades set status = 'completed', completed_at = ?1, from_met_at = ?2 where id = ?3",
  )
    .bind(at, hasMet ? at : null, id)
    .run()
  return id
}

/** What makes a review without a trade public (D58): as an administrator's call or look does. */
export const prove = (userId: string, kind: 'phone' | 'government_id' | 'email' = 'phone') =>
  env.DB.prepare(
    `insert into verifications (user_id, kind, status, requested_at, decided_at) values (?1, ?2, 'approved', ?3, ?3)
     on conflict (user_id, kind) do update set status = 'approved', decided_at = ?3`,
  )
    .bind(userId, kind, clock.now())
    .run()

/** A body of POST /api/reviews that fits. */
export const newReview = (
  reviewedUserId: string,
  tradeProposalId: number | null,
  given: Record<string, unknown> = {},
) => ({
  reviewedUserId,
  tradeProposalId,
  rating: 5,
  title: null,
  comment: 'Todo salió como acordamos.',
  reviewType: 'trade',
  tags: ['Puntual'],
  isAnonymous: false,
  ...given,
})

export async function write(
  browser: Browser,
  ...about: Parameters<typeof newReview>
): Promise<WrittenReview> {
  const answer = await browser.post('/api/reviews', newReview(...about))
  expect([answer.status, answer.status === 201 ? '' : await answer.clone().text()]).toEqual([
    201,
    '',
  ])
  return answer.json()
}

export async function read<T>(browser: Browser, path: string): Promise<T> {
  const answer = await browser.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}
