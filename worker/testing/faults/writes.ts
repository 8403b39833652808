/** The writes that people make, each in a world of its own in which it has not happened yet. */
import { env } from 'cloudflare:test'
import { clock, DAY, HOUR } from '../../http/clock.ts'
import { cleanDocuments } from '../../verification/cleaning.ts'
import type { Browser } from '../app.ts'
import { itemForm, makeItem, newItem } from '../makers/item-maker.ts'
import { makeAccount } from '../makers/makers.ts'
import { confirm, makeSecurable, payWith, startDeposit, started } from '../makers/paying.ts'
import { photo as document, makeAdmin, makeBought, upload } from '../makers/proofs.ts'
import { makeCompleted, newReview, write } from '../makers/review-maker.ts'
import { act, makePair, makeProposal, propose, walk } from '../makers/trade-maker.ts'
import { later, photoForm } from './ground.ts'
import type { MayLeave } from './stored.ts'
import { WISH_WRITES } from './wish-writes.ts'

export type World = {
  browser: Browser
  ask: (browser: Browser) => Promise<Response>
  /** Whose room is looked at. */
  trade?: number
}
export type Write = {
  name: string
  world: () => Promise<World>
  /** What the same request answers once it was done. */
  again: number
  /** `told`: the room only hears that something changed. */
  touches: ('bucket' | 'room' | 'told')[]
  /** At which of its calls it is said in the room; the first unless told otherwise. */
  saidAt?: number
  mayLeave?: MayLeave
  /** What cron does about files that no row names. */
  sweep?: () => Promise<unknown>
}

async function accepted() {
  const pair = await makePair()
  const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
  await walk(id, [[pair.owner.browser, 'accept']])
  return { ...pair, id }
}
/** Agreed, and the proposer asks for other terms; a thing of theirs comes in. */
async function changing() {
  const pair = await accepted()
  const { id: thing } = await makeItem(pair.proposer.browser)
  const terms = { offeredItemIds: [thing], offeredAmount: 100_000 }
  const { change } = await walk(pair.id, [[pair.proposer.browser, 'propose_change', terms]])
  return { ...pair, version: change?.version }
}
/** Agreed, and the owner has suggested where to meet. */
async function suggested() {
  const pair = await accepted()
  const meetingDateTime = new Date(clock.now() + DAY).toISOString()
  const set = { meetingLocation: 'Plaza', meetingDateTime }
  const { meetingEvent } = await walk(pair.id, [[pair.owner.browser, 'set_meeting_details', set]])
  return { ...pair, event: meetingEvent }
}
const messages = (id: number) => `/api/trade-proposals/${id}/messages`
const BEGUN: MayLeave = {
  payments: ({ status }) => status === 'created',
  sandbox_intents: ({ status }) => status === 'waiting',
}

export const WRITES: Write[] = [
  {
    name: 'a publish with a photo',
    again: 200,
    touches: ['bucket'],
    // Hidden until its photos are there.
    mayLeave: { items: (row) => row.deleted_at === 0 },
    world: async () => {
      const { browser } = await makeAccount()
      const form = itemForm(newItem({ clientId: crypto.randomUUID() }), 'images', [])
      await photoForm(form, 'images')
      return { browser, ask: (by) => by.send('POST', '/api/items', { form }) }
    },
  },
  {
    name: 'an edit with a photo',
    again: 200,
    touches: ['bucket'],
    world: async () => {
      const { browser } = await makeAccount()
      const { id } = await makeItem(browser)
      const form = await photoForm(itemForm({ title: 'Camión azul' }, 'newImages', []), 'newImages')
      return { browser, ask: (by) => by.send('PUT', `/api/items/${id}`, { form }) }
    },
  },
  ...WISH_WRITES,
  {
    name: 'a proposal',
    again: 200,
    touches: ['told'],
    world: async () => {
      const { owner, proposer } = await makePair()
      const { id: requestedItemId } = await makeItem(owner.browser)
      const { id: offered } = await makeItem(proposer.browser)
      const body = {
        ...{ toUserId: owner.id, requestedItemId, offerType: 'item', message: 'Hola' },
        ...{ offeredItemIds: [offered], clientId: crypto.randomUUID() },
      }
      return { browser: proposer.browser, ask: (by) => propose(by, body) }
    },
  },
  {
    name: 'an acceptance',
    again: 409,
    touches: ['told'],
    world: async () => {
      const pair = await makePair()
      const { id } = await makeProposal(pair)
      return { browser: pair.owner.browser, ask: (by) => act(by, id, 'accept') }
    },
  },
  {
    name: 'a counter-offer',
    again: 409,
    touches: ['told'],
    world: async () => {
      const pair = await makePair()
      const { id } = await makeProposal(pair)
      const { id: thing } = await makeItem(pair.proposer.browser)
      const terms = { version: 1, offeredItemIds: [thing], requestedAmount: 100_000 }
      return { browser: pair.owner.browser, ask: (by) => act(by, id, 'counter', terms) }
    },
  },
  {
    name: 'other terms for what was agreed',
    again: 409,
    touches: ['told'],
    world: async () => {
      const { owner, proposer, id } = await accepted()
      const { id: thing } = await makeItem(proposer.browser)
      const terms = { offeredItemIds: [thing], offeredAmount: null }
      return { browser: owner.browser, ask: (by) => act(by, id, 'propose_change', terms) }
    },
  },
  {
    name: 'the agreement to other terms',
    again: 409,
    touches: ['told'],
    world: async () => {
      const { owner, id, version } = await changing()
      return { browser: owner.browser, ask: (by) => act(by, id, 'agree_change', { version }) }
    },
  },
  {
    name: 'the agreement to a meeting',
    again: 409,
    touches: ['told'],
    world: async () => {
      const { proposer, id, event } = await suggested()
      return { browser: proposer.browser, ask: (by) => act(by, id, 'confirm_meeting', { event }) }
    },
  },
  {
    name: 'the confirmation that completes a trade',
    again: 409,
    touches: ['told'],
    world: async () => {
      const { owner, proposer, id } = await accepted()
      await walk(id, [[owner.browser, 'confirm_delivery']])
      return { browser: proposer.browser, ask: (by) => act(by, id, 'confirm_delivery') }
    },
  },
  {
    name: 'a message',
    again: 200,
    touches: ['room'],
    world: async () => {
      const { owner, id: trade } = await accepted()
      const body = { content: 'hola', clientId: crypto.randomUUID() }
      return { browser: owner.browser, trade, ask: (by) => by.post(messages(trade), body) }
    },
  },
  {
    name: 'a photo in a chat',
    again: 200,
    // Whether it was said before is asked first: then its photo is not stored again.
    saidAt: 2,
    touches: ['bucket', 'room'],
    world: async () => {
      const { owner, id: trade } = await accepted()
      const form = await photoForm(new FormData(), 'images')
      form.set('clientId', crypto.randomUUID())
      const ask = (by: Browser) => by.send('POST', messages(trade), { form })
      return { browser: owner.browser, trade, ask }
    },
  },
  {
    name: 'a picture of oneself',
    again: 200,
    touches: ['bucket'],
    world: async () => {
      const { browser } = await makeAccount()
      const form = await photoForm(new FormData(), 'avatar')
      return { browser, ask: (by) => by.send('POST', '/api/profile/update', { form }) }
    },
  },
  {
    name: 'a document',
    again: 200,
    touches: ['bucket'],
    // Its name is chance: another try has another.
    sweep: () => cleanDocuments(later(2 * HOUR)),
    world: async () => {
      const { id, browser } = await makeAccount()
      await makeBought(id, 'bronze')
      return { browser, ask: (by) => upload(by, 'government_id', document()) }
    },
  },
  {
    name: 'a review',
    again: 200,
    touches: [],
    world: async () => {
      const { owner, proposer, id } = await makeCompleted(undefined, {
        offerType: 'money',
        offeredAmount: 500_000,
      })
      const body = newReview(proposer.id, id)
      return { browser: owner.browser, ask: (by) => by.post('/api/reviews', body) }
    },
  },
  {
    name: 'an answer to a review',
    again: 200,
    touches: [],
    world: async () => {
      const { owner, proposer, id } = await makeCompleted(undefined, {
        offerType: 'money',
        offeredAmount: 500_000,
      })
      await write(owner.browser, proposer.id, id)
      const { id: review } = await write(proposer.browser, owner.id, id)
      const answer = { answer: 'Gracias por contarlo' }
      const ask = (by: Browser) => by.post(`/api/reviews/${review}/answer`, answer)
      return { browser: owner.browser, ask }
    },
  },
  {
    name: 'a place to meet at, by an administrator',
    again: 422,
    touches: [],
    world: async () => {
      const { browser, id, email } = await makeAdmin()
      await env.DB.prepare(
        `insert or ignore into places (id, name, folded, country, latitude, longitude, population, cell)
         values (1, 'Luque', 'luque', 'PY', -25.3, -57.5, 120000, 12)`,
      ).run()
      const body = { town: 'Luque', kind: 'square', name: `Plaza ${id}` }
      const ask = (by: Browser) => {
        // A setting says who administers.
        Object.assign(by.env, { ADMIN_EMAILS: email })
        return by.post('/api/admin/meeting-places', body)
      }
      return { browser, ask }
    },
  },
  {
    name: 'the beginning of a deposit',
    again: 200,
    touches: [],
    mayLeave: BEGUN,
    world: async () => {
      const { proposer, id, amount } = await makeSecurable()
      return { browser: proposer.browser, ask: (by) => startDeposit(by, id, amount) }
    },
  },
  {
    name: 'the confirmation of a deposit',
    again: 200,
    touches: ['told'],
    world: async () => {
      const { proposer, id, amount } = await makeSecurable()
      const { clientSecret, paymentIntentId } = await started(
        startDeposit(proposer.browser, id, amount),
      )
      await payWith(proposer.browser, clientSecret, '4242424242424242')
      return { browser: proposer.browser, ask: (by) => confirm(by, paymentIntentId) }
    },
  },
]
