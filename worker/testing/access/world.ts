/** People who stand differently to one thing, one trade, one report: whoever may ask for something, and whoever may not. */
import { env } from 'cloudflare:test'
import { Browser } from '../app.ts'
import { ASSETS } from '../assets.ts'
import { makeItem } from '../makers/item-maker.ts'
import { makeAccount } from '../makers/makers.ts'
import { makeAdmin, photo, upload } from '../makers/proofs.ts'
import { makeCompleted, write } from '../makers/review-maker.ts'
import { makeProposal, walk } from '../makers/trade-maker.ts'
import { makeWish } from '../makers/wish-maker.ts'

/**
 * `owner` has an item and nothing to do with the trade; `party` proposed it to `other`, who reported a photo of
 * the chat. `blocked` was blocked by owner, party and other. In this order: the owner may take away what is asked for.
 */
export const ROLES = ['nobody', 'stranger', 'blocked', 'party', 'other', 'admin', 'owner'] as const
export type Role = (typeof ROLES)[number]

export type World = Awaited<ReturnType<typeof makeWorld>>

export async function makeWorld() {
  const [stranger, blocked, party, other, owner, admin] = [
    await makeAccount({ firstName: 'Sara' }),
    await makeAccount({ firstName: 'Blas' }),
    await makeAccount({ firstName: 'Pía' }),
    await makeAccount({ firstName: 'Olga' }),
    await makeAccount({ firstName: 'Dora' }),
    await makeAdmin(),
  ]
  for (const { browser } of [party, other, owner]) {
    await browser.post('/api/blocks', { userId: blocked.id })
  }
  const pair = { owner: other, proposer: party }
  const done = await makeCompleted(pair)
  const review = await write(party.browser, other.id, done.id)
  const { id: answered } = await write(other.browser, party.id, done.id)
  await party.browser.post(`/api/reviews/${answered}/answer`, { answer: 'Gracias, igualmente' })
  const item = await makeItem(owner.browser, { title: 'Silla de Dora' })
  const wish = await makeWish(owner.browser)
  const trade = await makeProposal(pair)
  await walk(trade.id, [[other.browser, 'accept']])
  const form = new FormData()
  form.set('content', 'Hola, ¿el sábado?')
  form.set('images', photo('gps.webp'))
  const said = await party.browser.send('POST', `/api/trade-proposals/${trade.id}/messages`, {
    form,
  })
  const message: { id: number; imageUrl: string | null } = await said.json()
  await upload(owner.browser, 'government_id', photo())
  await other.browser.post('/api/reports', {
    ...{ kind: 'message', target: `${trade.id}/${message.id}`, reason: 'spam' },
    description: 'Manda publicidad todos los días',
  })
  const report = await env.DB.prepare('select max(id) as id from reports').first<{ id: number }>()
  const notice = await env.DB.prepare('select max(id) as id from notifications where user_id = ?')
    .bind(other.id)
    .first<{ id: number }>()
  const browsers: Record<Role, Browser> = {
    nobody: new Browser(),
    stranger: stranger.browser,
    blocked: blocked.browser,
    party: party.browser,
    other: other.browser,
    owner: owner.browser,
    admin: admin.browser,
  }
  for (const browser of Object.values(browsers)) Object.assign(browser.env, { ASSETS })
  return {
    browsers,
    ids: { stranger: stranger.id, party: party.id, other: other.id, owner: owner.id },
    item: item.id,
    wish: wish.id,
    trade: trade.id,
    done: done.id,
    review: review.id,
    /** Of the party, who has answered it. */
    answered,
    message: message.id,
    photo: `${message.imageUrl}/320`,
    report: report?.id ?? 0,
    notice: notice?.id ?? 0,
  }
}
