/** Places to meet at (D51): what a town offers, in which order, and how one becomes the place of a meeting. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { foldText } from '../../../db/fold.ts'
import { clock, DAY } from '../../../http/clock.ts'
import { NEIGHBOURHOODS } from '../../../places/neighbourhoods.ts'
import { Browser, testContext } from '../../../testing/app.ts'
import { rowsOf } from '../../../testing/makers/full-life.ts'
import { makeItem } from '../../../testing/makers/item-maker.ts'
import { askToLeave, goneForGood, makeKnown } from '../../../testing/makers/leaver.ts'
import { makeAccount } from '../../../testing/makers/makers.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  walk,
} from '../../../testing/makers/trade-maker.ts'
import type { MeetingPlace } from './contract.ts'
import { countPairs } from './counting.ts'
import { BY_ADMINISTRATOR, PAIRS_MAX } from './terms.ts'

const ASUNCION = { location: 'Sajonia', city: 'Asunción', country: 'Paraguay' }
const LUQUE = { location: 'Luque', city: 'luque', country: 'Paraguay' }

async function offered(town: string, country?: string): Promise<MeetingPlace[]> {
  const query = new URLSearchParams({ town, ...(country && { country }) })
  const answer = await new Browser().get(`/api/meeting-places?${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
const namesIn = async (town: string, country?: string) =>
  (await offered(town, country)).map(({ name }) => name)

async function idOf(name: string): Promise<number> {
  const [row] = await rowsOf('select id from meeting_places where name = ?', name)
  return Number(row?.id)
}

const at = () => new Date(clock.now() + DAY).toISOString()

/** Accepted: Ana's thing in Asunción for Beto's in Luque. */
async function accepted(given?: Pair) {
  const pair = given ?? (await makePair())
  const [asked, given_] = [
    await makeItem(pair.owner.browser, ASUNCION),
    await makeItem(pair.proposer.browser, LUQUE),
  ]
  const about = { requestedItemId: asked.id, offeredItemIds: [given_.id] }
  const { id } = await makeProposal(pair, about)
  await walk(id, [[pair.owner.browser, 'accept']])
  return { ...pair, id }
}
type Met = Awaited<ReturnType<typeof accepted>>

const suggest = ({ owner, id }: Met, meeting: Record<string, unknown>) =>
  act(owner.browser, id, 'set_meeting_details', { meetingDateTime: at(), ...meeting })

/** They agree on a place and hand over. */
async function meetAt(meeting: Record<string, unknown>, given?: Pair): Promise<Met> {
  const met = await accepted(given)
  const { owner, proposer, id } = met
  const { meetingEvent } = await walk(id, [
    [owner.browser, 'set_meeting_details', { meetingDateTime: at(), ...meeting }],
  ])
  await walk(id, [
    [proposer.browser, 'confirm_meeting', { event: meetingEvent }],
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  return met
}

let time = clock.now()
/** A day later. */
async function count(): Promise<number> {
  time += DAY
  return countPairs({ ...testContext().ctx, clock: { now: () => time } })
}
const pairsAt = async (name: string) => {
  const [row] = await rowsOf('select pairs from meeting_places where name = ?', name)
  return row?.pairs
}

let square = 0
beforeAll(async () => {
  square = await idOf('Plaza Uruguaya')
})

test('what ships names its source, is of a town of the gazetteer’s ten, and is folded as it is looked for', async () => {
  const rows = await rowsOf('select * from meeting_places')
  const towns = NEIGHBOURHOODS.map(([town]) => town)
  expect(rows.length).toBeGreaterThan(15)
  for (const { town, country, town_folded, name, name_folded, source, pairs } of rows) {
    expect(towns).toContain(town)
    expect([country, pairs]).toEqual(['Paraguay', 0])
    expect([town_folded, name_folded]).toEqual([foldText(String(town)), foldText(String(name))])
    expect(source).toMatch(/^https?:\/\/\S+$/)
  }
})

test('a town offers its own by kind and name, however it is written, for everybody and for a while', async () => {
  expect(await namesIn('ASUNCION')).toEqual([
    'Plaza de la Democracia',
    'Plaza de los Héroes',
    'Plaza Uruguaya',
    'Shopping del Sol',
    'Shopping Mariscal',
    'Shopping Villa Morra',
    'Terminal de Ómnibus de Asunción',
  ])
  expect(await namesIn('Encarnación', 'Argentina')).toEqual([])
  expect(await namesIn('Ñemby')).toEqual([])
  const answer = await new Browser().get('/api/meeting-places?town=Luque')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect((await new Browser().get('/api/meeting-places')).status).toBe(422)
  expect((await new Browser().get('/api/meeting-places?town=%20')).status).toBe(422)
})

test('of a place of the list the words are the server’s, with its town unless the name says it', async () => {
  const met = await accepted()
  const { meetingLocation } = await (
    await suggest(met, { meetingPlaceId: square, meetingLocation: 'En mi casa' })
  ).json<{ meetingLocation: string }>()
  expect(meetingLocation).toBe('Plaza Uruguaya, Asunción')
  const other = await suggest(met, { meetingPlaceId: await idOf('Comisaría 3ª de Luque') })
  expect(await other.json()).toMatchObject({ meetingLocation: 'Comisaría 3ª de Luque' })
})

test('a place of another town is refused, and one that there is not', async () => {
  const met = await accepted()
  for (const meetingPlaceId of [await idOf('Plaza de Armas'), 999_999]) {
    const answer = await suggest(met, { meetingPlaceId, meetingLocation: 'Plaza' })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'invalid', issues: [{ path: 'meetingPlaceId' }] },
    ])
  }
  expect((await suggest(met, { meetingPlaceId: '1' })).status).toBe(422)
})

test('another time keeps the place; other words are nobody’s place', async () => {
  const met = await accepted()
  const stored = async () => {
    const [row] = await rowsOf('select meeting_place_id from trades where id = ?', met.id)
    return row?.meeting_place_id
  }
  await suggest(met, { meetingPlaceId: square })
  await suggest(met, { meetingDateTime: new Date(clock.now() + 2 * DAY).toISOString() })
  expect(await stored()).toBe(square)
  await suggest(met, { meetingLocation: 'La esquina de mi casa' })
  expect(await stored()).toBeNull()
  await suggest(met, { meetingPlaceId: square })
  const { meetingEvent } = await (await met.proposer.browser.get(`/api/trades/${met.id}`)).json<{
    meetingEvent: number
  }>()
  await walk(met.id, [
    [met.proposer.browser, 'confirm_meeting', { event: meetingEvent }],
    [met.owner.browser, 'cannot_come'],
  ])
  const [row] = await rowsOf(
    'select meeting_place_id, agreed_place_id from trades where id = ?',
    met.id,
  )
  expect(row).toEqual({ meeting_place_id: null, agreed_place_id: null })
})

test('five different pairs make a place the first; four, or one pair five times, do not', async () => {
  const mall = await idOf('Shopping del Sol')
  const pair = await makePair()
  for (let n = 0; n < 5; n += 1) {
    // Whoever of the two begins it.
    const turned = n % 2 ? pair : { owner: pair.proposer, proposer: pair.owner }
    await meetAt({ meetingPlaceId: square }, turned)
  }
  for (let n = 0; n < 4; n += 1) await meetAt({ meetingPlaceId: mall })
  // Agreed there, and not handed over.
  const open = await accepted()
  await suggest(open, { meetingPlaceId: mall })
  expect(await count()).toBeGreaterThan(15)
  expect([await pairsAt('Plaza Uruguaya'), await pairsAt('Shopping del Sol')]).toEqual([1, 4])
  expect((await offered('Asunción')).filter(({ isProven }) => isProven)).toEqual([])

  const last = await makeKnown()
  await meetAt({ meetingPlaceId: mall }, { owner: await makeAccount(), proposer: last })
  await count()
  const [first, ...others] = await offered('Asunción')
  expect(first).toEqual({
    ...{ id: mall, kind: 'shopping', name: 'Shopping del Sol', town: 'Asunción' },
    isProven: true,
  })
  expect(others.map(({ isProven }) => isProven)).not.toContain(true)

  // Where who has left has met is not known any more.
  await askToLeave(last.browser)
  await goneForGood()
  await count()
  expect(await pairsAt('Shopping del Sol')).toBe(4)
})

/** A row some times more than are counted: with others of these values, or none. */
async function copied(
  table: string,
  others: Record<string, string | null>,
  of: string,
  id: number,
): Promise<void> {
  const all = await rowsOf('select name from pragma_table_info(?)', table)
  const same = all.map(({ name }) => String(name)).filter((name) => !(name in others))
  const other = Object.entries(others).flatMap(([name, start]) => (start ? [[name, start]] : []))
  await env.DB.prepare(
    `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${PAIRS_MAX + 20})
     insert into ${table} (${[...other.map(([name]) => name), ...same]})
     select ${[...other.map(([, start]) => `'${start}' || n`), ...same]} from ${table}, n where id = ${of}`,
  )
    .bind(id)
    .run()
}

test('once a day is enough, and no more are counted than are told', async () => {
  await count()
  const again = { ...testContext().ctx, clock: { now: () => time + DAY - 1 } }
  expect(await countPairs(again)).toBe(0)
  const plaza = await idOf('Plaza General Aquino')
  const { id } = await meetAt({ meetingPlaceId: plaza })
  await copied(
    'users',
    { id: 'pair-', email: 'pair-' },
    '(select from_user_id from trades where id = ?)',
    id,
  )
  await copied('trades', { from_user_id: 'pair-', id: null, client_id: null }, '?', id)
  await count()
  expect(await pairsAt('Plaza General Aquino')).toBe(PAIRS_MAX)
})

test('somebody’s own words are never listed, however many meet there', async () => {
  const before = await rowsOf('select count(*) as places from meeting_places')
  for (let n = 0; n < 5; n += 1) await meetAt({ meetingLocation: 'Plaza Juan Pueblo' })
  await count()
  expect(await namesIn('Asunción')).not.toContain('Plaza Juan Pueblo')
  expect(await rowsOf('select count(*) as places from meeting_places')).toEqual(before)
  const bySomebody = await rowsOf('select 1 from meeting_places where source = ?', BY_ADMINISTRATOR)
  expect(bySomebody).toEqual([])
})
