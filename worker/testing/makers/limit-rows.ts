/** Every limit of D24 as people meet it: what is asked, of whom it is counted, and what one that passes answers. */
import { clock, DAY } from '../../http/clock.ts'
import { LIMITS } from '../../http/guards/limits.ts'
import { pass } from '../clock.ts'
import { newAddress, PASSWORD, registration } from '../services/mailbox.ts'
import { itemForm, makeItem, newItem } from './item-maker.ts'
import {
  type Ask,
  auth,
  byPerson,
  newNetwork,
  ofNew,
  person,
  proposing,
  type Row,
  STRICT,
  visitor,
} from './limit-row.ts'
import { makeAccount } from './makers.ts'
import { photo } from './proofs.ts'
import { newReview, prove } from './review-maker.ts'
import { act, makePair, makeProposal, walk } from './trade-maker.ts'
import { newWish } from './wish-maker.ts'

export const LIMIT_ROWS: Row[] = [
  [
    'wrong sign-ins of an account',
    'signInFailures',
    async () => {
      const { email } = await person()
      return visitor(
        `account:${email}`,
        auth('login', () => ({ email, password: 'no-es-esta' })),
      )
    },
    401,
  ],
  [
    'right sign-ins of an account',
    'signIns',
    async () => {
      const { email } = await person()
      const right = auth('login', () => ({ email, password: PASSWORD }))
      return visitor(`account:${email}`, (browser) => {
        // Known by it, it would be counted for itself.
        browser.cookies.delete('__Host-browser')
        return right(browser)
      })
    },
    200,
  ],
  [
    'attempts of a network to sign in',
    'signInsOfNetwork',
    async () => {
      const address = newNetwork()
      const guess = () => ({ email: newAddress('nadie'), password: 'no-es-esta' })
      return visitor(address, auth('login', guess, address))
    },
    401,
  ],
  [
    'codes in an hour',
    'codesSent',
    async () => {
      const email = newAddress('alguien')
      const ask = auth('forgot-password', () => ({ email }))
      return visitor(email, (browser) => {
        pass(LIMITS.codesSentPause.windowMs)
        return ask(browser)
      })
    },
    200,
  ],
  [
    'codes one after the other',
    'codesSentPause',
    async () => {
      const email = newAddress('alguien')
      return visitor(
        email,
        auth('resend-verification', () => ({ email })),
      )
    },
    200,
  ],
  [
    'codes that one person has sent to others',
    'codesSent',
    async () => {
      const { id, browser } = await person()
      const ask = auth('change-email', () => ({ email: newAddress('otra'), password: PASSWORD }))
      return { browser, ask, subject: `person:${id}` }
    },
    200,
  ],
  [
    'guessed codes',
    'codeTries',
    async () => {
      const email = newAddress('alguien')
      return visitor(
        `reset:${email}`,
        auth('verify-reset-code', () => ({ email, code: '000000' })),
      )
    },
    422,
  ],
  [
    'registrations of a network',
    'registrationsOfNetwork',
    async () => {
      const address = newNetwork()
      return visitor(
        address,
        auth('register', () => registration(), address),
      )
    },
    201,
  ],
  ['things', 'itemsPublished', byPerson((browser) => browser.post('/api/items', newItem())), 201],
  [
    'photos',
    'photosUploaded',
    byPerson((browser) =>
      browser.send('POST', '/api/items', {
        form: itemForm(newItem(), 'images', [photo('gps.webp')]),
      }),
    ),
    201,
  ],
  [
    'reports',
    'reports',
    byPerson(
      ofNew((browser, _owner, item) => {
        const about = { kind: 'item', target: String(item), reason: 'fake' }
        return browser.post('/api/reports', { ...about, description: 'No existe, es una estafa.' })
      }),
    ),
    204,
  ],
  [
    'reviews',
    'reviews',
    async () => {
      const row = byPerson(
        ofNew((browser, { id }) => browser.post('/api/reviews', newReview(id, null))),
      )
      const prepared = await row()
      // Who is known by nothing has fewer (J211).
      await prove(prepared.subject ?? '')
      return prepared
    },
    201,
  ],
  [
    'wishes',
    'wishes',
    byPerson(async (browser) => {
      const answer = await browser.post('/api/wishes', newWish())
      if (answer.status !== 201) return answer
      const { id } = await answer.clone().json<{ id: number }>()
      // Ten are open at a time; what was closed counts as made.
      await browser.post(`/api/wishes/${id}/close`)
      return answer
    }),
    201,
  ],
  [
    'errors that a browser tells',
    'clientErrors',
    byPerson((browser) =>
      browser.post('/api/client-errors', {
        ...{ message: 'Failed', stack: '', path: '/', release: '0.1.0', online: true },
      }),
    ),
    204,
  ],
  [
    'choices of what one is told',
    'settingsChanged',
    byPerson((browser) => browser.send('PUT', '/api/notifications/settings', { json: {} })),
    200,
  ],
  ['searches', 'searches', byPerson((browser) => browser.get('/api/items?search=libro')), 200],
  [
    'proposals',
    'proposals',
    async () => ({
      browser: (await person()).browser,
      ask: ofNew((...to) => proposing(to[0], to[1].id, to[2])),
    }),
    201,
  ],
  [
    'questions',
    'questions',
    async () => ({
      browser: (await person()).browser,
      ask: ofNew((browser, _owner, itemId) =>
        browser.post('/api/trade-proposals', { itemId, message: '¿Sigue disponible?' }),
      ),
    }),
    201,
  ],
  [
    'proposals to one person',
    'proposalsToOne',
    async () => {
      const owner = await makeAccount()
      const ask: Ask = async (browser) =>
        proposing(browser, owner.id, (await makeItem(owner.browser)).id)
      return { browser: (await person()).browser, ask }
    },
    201,
  ],
  [
    'meetings that one side of a trade sets',
    'meetingsSet',
    async () => {
      const pair = await makePair(STRICT)
      const { id } = await makeProposal(pair)
      await walk(id, [[pair.owner.browser, 'accept']])
      const ask: Ask = (browser) =>
        act(browser, id, 'set_meeting_details', {
          meetingLocation: 'Plaza Uruguaya',
          meetingDateTime: new Date(clock.now() + 2 * DAY).toISOString(),
        })
      return { browser: pair.owner.browser, ask }
    },
    200,
  ],
  [
    'messages',
    'messages',
    async () => {
      const pair = await makePair(STRICT)
      const { id } = await makeProposal(pair)
      await walk(id, [[pair.owner.browser, 'accept']])
      const ask: Ask = (browser) =>
        browser.post(`/api/trade-proposals/${id}/messages`, { content: 'Hola' })
      return { browser: pair.owner.browser, ask }
    },
    201,
  ],
]
