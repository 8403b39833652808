/** Files of a request that failed behind the bucket: no row names them, and they do not stay. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../http/clock.ts'
import { cleanItems } from '../../items/cleaning.ts'
import { fileOf, sample } from '../../media/testing/samples.ts'
import type { Browser } from '../app.ts'
import { setClockBack } from '../clock.ts'
import { itemForm, makeItem } from '../makers/item-maker.ts'
import { askToLeave, goneForGood, makeKnown } from '../makers/leaver.ts'
import { makeProposal, walk } from '../makers/trade-maker.ts'
import { later, on } from './ground.ts'
import { emptyBuckets } from './stored.ts'
import { FaultSwitch, faultyDatabase, faultyRooms } from './switch.ts'
import { WRITES } from './writes.ts'

beforeAll(emptyBuckets)
afterEach(setClockBack)
const keys = async (prefix: string) => {
  const all = [await env.PHOTOS.list({ prefix }), await env.PRIVATE.list({ prefix })]
  return all.flatMap(({ objects }) => objects.map(({ key }) => key))
}

/** Its server loses the database as soon as the bucket has something under `prefix`. */
async function cut(browser: Browser, ask: (by: Browser) => Promise<Response>, prefix: string) {
  for (let call = 1; (await keys(prefix)).length === 0; call += 1) {
    const broken = new FaultSwitch('down', (at) => at >= call)
    const answer = await ask(on(browser, { DB: faultyDatabase(env.DB, broken) }))
    expect([call, answer.status]).toEqual([call, 503])
  }
}

const photo = () => fileOf(sample('orientation-6.jpg'))
const withPhoto = (field: 'newImages', fields = {}) => itemForm(fields, field, [photo()])

test('of a publish: gone after a day', async () => {
  const { browser, ask } = (await WRITES[0]?.world()) ?? {}
  if (!browser || !ask) throw new Error('no publish')
  await cut(browser, ask, 'items/')
  await cleanItems(later(DAY + MINUTE))
  expect(await keys('items/')).toEqual([])
})

test('of an edit of an item without photos: gone with the item', async () => {
  const { browser } = await makeKnown()
  const { id } = await makeItem(browser)
  const ask = (by: Browser) =>
    by.send('PUT', `/api/items/${id}`, { form: withPhoto('newImages', { title: 'Otro título' }) })
  await cut(browser, ask, `items/${id}/`)
  expect((await browser.send('DELETE', `/api/items/${id}`)).status).toBe(204)
  await expect.poll(() => keys(`items/${id}/`)).toEqual([])
})

test('of whoever leaves: the item’s, the chat’s and their own picture', async () => {
  const [owner, proposer] = [await makeKnown(), await makeKnown()]
  const { id: trade } = await makeProposal({ owner, proposer })
  await walk(trade, [[owner.browser, 'accept']])
  const { id } = await makeItem(owner.browser, { title: 'Sin fotos' })
  const form = () => {
    const data = new FormData()
    data.set('images', photo())
    data.set('avatar', photo())
    return data
  }
  const { browser } = owner
  await cut(
    browser,
    (by) => by.send('PUT', `/api/items/${id}`, { form: withPhoto('newImages') }),
    `items/${id}/`,
  )
  await cut(
    browser,
    (by) => by.send('POST', '/api/profile/update', { form: form() }),
    `people/${owner.id}/`,
  )
  // The room is asked first, and gone when the photo is there.
  const second = new FaultSwitch('down', (call) => call === 2)
  const rooms = faultyRooms(env.TRADE_ROOM, second)
  const said = await on(browser, { TRADE_ROOM: rooms }).send(
    'POST',
    `/api/trade-proposals/${trade}/messages`,
    { form: form() },
  )
  expect([said.status, (await keys(`trades/${trade}/`)).length > 0]).toEqual([503, true])
  await walk(trade, [
    [browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  expect((await askToLeave(browser)).status).toBe(200)
  await goneForGood()
  for (const prefix of [`items/${id}/`, `people/${owner.id}/`, `trades/${trade}/`]) {
    expect(await keys(prefix)).toEqual([])
  }
})
