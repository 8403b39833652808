/** Every route for everybody (npm run test:access): held against the written table. */
import { expect, test } from 'vitest'
import { app } from '../../app.ts'
import { ASKS } from './asks.ts'
import { TABLE } from './table.ts'
import { makeWorld, ROLES, type World } from './world.ts'

/** What only fetches files by names that nobody guesses, and what is not there, is everybody's. */
const EVERYBODYS = / \/img\/| \/sitemaps\/:|\/\*$/
const routes = app.routes.filter(({ method }) => method !== 'ALL')
const ROUTES = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].filter(
  (route) => !EVERYBODYS.test(route),
)

async function statusesOf(route: string, world: World): Promise<string> {
  const { path, json, form } = ASKS[route] ?? {}
  const [method = '', plain = ''] = route.split(' ')
  const statuses: number[] = []
  for (const role of ROLES) {
    const sent = { json: json?.(world), form: form?.(world) }
    const answer = await world.browsers[role].send(method, path?.(world) ?? plain, sent)
    await answer.body?.cancel()
    statuses.push(answer.status)
  }
  return statuses.join(' ')
}

test('every route has its row, and every row its route', () => {
  expect(Object.keys(TABLE).sort()).toEqual(ROUTES.toSorted())
  expect(Object.keys(ASKS).filter((route) => !(route in TABLE))).toEqual([])
})

test('what only reads answers each role as the table says', async () => {
  const world = await makeWorld()
  for (const route of ROUTES.filter((one) => one.startsWith('GET '))) {
    expect.soft(await statusesOf(route, world), route).toBe(TABLE[route])
  }
})

test('what changes something answers each role as the table says', async () => {
  let world = await makeWorld()
  for (const route of ROUTES.filter((one) => !one.startsWith('GET '))) {
    const statuses = await statusesOf(route, world)
    expect.soft(statuses, route).toBe(TABLE[route])
    // What was done for somebody is no matter to the next route.
    if (/\b2\d\d\b/.test(statuses)) world = await makeWorld()
  }
}, 300_000)
