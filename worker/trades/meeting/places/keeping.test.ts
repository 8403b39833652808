/** How administrators keep the list of places to meet at: added, renamed, hidden and shown again, each with who did it. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { clock, DAY } from '../../../http/clock.ts'
import { Browser } from '../../../testing/app.ts'
import { rowsOf } from '../../../testing/makers/full-life.ts'
import { makeItem } from '../../../testing/makers/item-maker.ts'
import { makeAdmin } from '../../../testing/makers/proofs.ts'
import { act, makePair, makeProposal, walk } from '../../../testing/makers/trade-maker.ts'
import type { KeptPlace, MeetingPlace } from './contract.ts'
import { PLACES_OF_TOWN_MAX } from './terms.ts'

const LIST = '/api/admin/meeting-places'
let admin: Browser
let adminId = ''

beforeAll(async () => {
  const { browser, id } = await makeAdmin()
  admin = browser
  adminId = id
  await env.DB.prepare(
    `insert into places (id, name, folded, country, latitude, longitude, population, cell)
     values (1, 'Areguá', 'aregua', 'PY', -25.3, -57.4, 10000, 12), (2, 'Luque', 'luque', 'PY', -25.3, -57.5, 120000, 12)`,
  ).run()
})

const add = (given: Record<string, unknown> = {}) =>
  admin.post(LIST, { town: 'Areguá', kind: 'square', name: 'Plaza de los Poetas', ...given })
const kept = async (): Promise<KeptPlace[]> => (await admin.get(LIST)).json()
async function named(name: string): Promise<KeptPlace> {
  const found = (await kept()).find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const offered = async (town: string) => {
  const answer = await new Browser().get(`/api/meeting-places?${new URLSearchParams({ town })}`)
  return (await answer.json<MeetingPlace[]>()).map(({ name }) => name)
}
const done = () =>
  rowsOf(
    "select admin_id, action, target, details from admin_actions where action like 'meeting_place%'",
  )

/** The status and what is said at the fields. */
async function refusedAs(answer: Response) {
  const body = await answer.json<{ code: string; issues?: { path: string; message: string }[] }>()
  return [
    answer.status,
    body.code,
    ...(body.issues ?? []).map(({ path, message }) => `${path}: ${message}`),
  ]
}

test('a place is added in a town as the gazetteer calls it, cleaned, and is offered there', async () => {
  const answer = await add({ town: ' aregua, paraguay ', name: '  Plaza   de los\u200b Poetas ' })
  expect(answer.status).toBe(201)
  const list = await answer.json<KeptPlace[]>()
  expect(list).toEqual(await kept())
  expect(await named('Plaza de los Poetas')).toMatchObject({
    ...{ town: 'Areguá', country: 'Paraguay', kind: 'square', source: 'administrator' },
    ...{ pairs: 0, isHidden: false },
  })
  expect(await offered('Areguá')).toEqual(['Plaza de los Poetas'])
  expect(await done()).toEqual([
    {
      ...{ admin_id: adminId, action: 'meeting_place_added', target: 'meeting_place:Areguá' },
      details: '{"kind":"square","name":"Plaza de los Poetas"}',
    },
  ])
})

test('a name is once in a town, however it is written; in another town it is another', async () => {
  const doubled = [422, 'invalid', 'name: Ese lugar ya está en la lista de la ciudad.']
  expect(await refusedAs(await add({ name: 'PLAZA de los poetas' }))).toEqual(doubled)
  expect((await add({ town: 'Luque' })).status).toBe(201)
  const { id } = await named('Plaza General Aquino')
  const rename = await admin.post(`${LIST}/${id}/rename`, { name: 'plaza de los poetas' })
  expect(await refusedAs(rename)).toEqual(doubled)
})

test('what is no town, no kind or no name is told at its field', async () => {
  expect(await refusedAs(await add({ town: 'Ninguna' }))).toEqual([
    ...[422, 'invalid'],
    'town: No conocemos esa ciudad. Elige una de las que aparecen al escribir.',
  ])
  expect((await add({ kind: 'bar' })).status).toBe(422)
  for (const name of ['', '   ', '¡!', undefined]) {
    const [status, , said] = await refusedAs(await add({ name }))
    expect([status, said]).toEqual([422, 'name: Escribe el nombre del lugar.'])
  }
  expect((await add({ name: 'a'.repeat(81) })).status).toBe(422)
})

test('a new name is no longer what was read at its source', async () => {
  const { id } = await named('Plaza General Aquino')
  const answer = await admin.post(`${LIST}/${id}/rename`, { name: 'Plaza Aquino' })
  expect(answer.status).toBe(200)
  expect(await named('Plaza Aquino')).toMatchObject({ id, source: 'administrator' })
  expect((await done()).at(-1)).toMatchObject({
    ...{ admin_id: adminId, action: 'meeting_place_renamed', target: `meeting_place:${id}` },
    details: '{"from":"Plaza General Aquino","to":"Plaza Aquino"}',
  })
  expect((await admin.post(`${LIST}/99999/rename`, { name: 'Otra' })).status).toBe(404)
})

test('what is hidden is gone and cannot be chosen; shown again it is there; of two who press one is told', async () => {
  const pair = await makePair()
  const place = { location: 'Luque', city: 'Luque', country: 'Paraguay' }
  const { id: requestedItemId } = await makeItem(pair.owner.browser, place)
  const trade = await makeProposal(pair, { requestedItemId })
  await walk(trade.id, [[pair.owner.browser, 'accept']])
  const { id } = await named('Plaza Aquino')
  const meetingDateTime = new Date(clock.now() + DAY).toISOString()
  const choose = () =>
    act(pair.owner.browser, trade.id, 'set_meeting_details', {
      meetingPlaceId: id,
      meetingDateTime,
    })

  expect((await admin.post(`${LIST}/${id}/hide`)).status).toBe(200)
  expect(await refusedAs(await admin.post(`${LIST}/${id}/hide`))).toEqual([
    409,
    'meeting_place_changed',
  ])
  expect(await offered('Luque')).not.toContain('Plaza Aquino')
  expect(await named('Plaza Aquino')).toMatchObject({ isHidden: true })
  expect(await refusedAs(await choose())).toEqual([
    ...[422, 'invalid'],
    'meetingPlaceId: Ese lugar ya no está en la lista. Elige otro o escríbelo.',
  ])

  expect((await admin.post(`${LIST}/${id}/show`)).status).toBe(200)
  expect((await admin.post(`${LIST}/${id}/show`)).status).toBe(409)
  expect(await offered('Luque')).toContain('Plaza Aquino')
  expect((await choose()).status).toBe(200)
  expect((await done()).slice(-2).map(({ action }) => action)).toEqual([
    'meeting_place_hidden',
    'meeting_place_shown',
  ])
  for (const deed of ['hide', 'show']) {
    expect((await admin.post(`${LIST}/99999/${deed}`)).status).toBe(404)
  }
})

test('the list of a town has an end', async () => {
  await env.DB.prepare(
    `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${PLACES_OF_TOWN_MAX - 2})
     insert into meeting_places (town, country, town_folded, kind, name, name_folded, source, created_at, updated_at)
     select 'Areguá', 'Paraguay', 'aregua', 'square', 'Plaza ' || n, 'plaza ' || n, 'administrator', 1, 1 from n`,
  ).run()
  expect((await add({ name: 'La última' })).status).toBe(201)
  expect(await refusedAs(await add({ name: 'Una más' }))).toEqual([409, 'meeting_places_many'])
})
