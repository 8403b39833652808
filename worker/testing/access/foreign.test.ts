/** D46, of the app's own list of routes: what another site can make a browser send changes nothing anywhere. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../../app.ts'
import { ORIGIN } from '../app.ts'
import { ASKS } from './asks.ts'
import { TABLE } from './table.ts'
import { makeWorld, ROLES, type Role, type World } from './world.ts'

const READS = ['GET', 'HEAD', 'ALL']
const WRITES = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
  (route) => !READS.includes(route.split(' ')[0] ?? ''),
)

/** D46's two, proved otherwise; and what answers only that a photo must be chosen again (worker/pages/machines/shared.ts). */
const EXEMPT = [
  'POST /api/notifications/mail-off',
  'POST /api/payments/webhook',
  'POST /share',
] as const
const GUARDED = WRITES.filter((route) => !EXEMPT.some((one) => one === route))

type Sent = { headers: Record<string, string>; body?: BodyInit }
const EVIL = { origin: 'https://evil.example' }
const LOOKS_OWN = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }

/** Without a right to write: who asks, for everything that a page elsewhere, or no page at all, can say of itself. */
const NOT_OURS: Record<string, Record<string, string>> = {
  'from nowhere': {},
  'from another site': EVIL,
  'from a sandbox': { origin: 'null' },
  'from a name that begins like ours': { origin: `${ORIGIN}.evil.example` },
  'from a name that ends like ours': { origin: 'http://evil-localhost' },
  'from another port': { origin: `${ORIGIN}:8080` },
  'from another site that says it is ours': { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  'from a neighbour': { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
  'by hand': { 'sec-fetch-site': 'none' },
}
/** What a form sends without asking first; multipart as well, which only Origin tells from our own. */
const FORM_TYPES = ['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded']

let world: World

beforeAll(async () => {
  world = await makeWorld()
})

/** Whoever the table lets do it, so that nothing but its origin stands in the way. */
function allowed(route: string): Role {
  const statuses = TABLE[route]?.split(' ') ?? []
  return ROLES[statuses.findIndex((status) => /^2/.test(status))] ?? 'owner'
}

const shapeOf = (route: string) => {
  const { path, json, form } = ASKS[route] ?? {}
  const [method = '', plain = ''] = route.split(' ')
  const body = json ? JSON.stringify(json(world)) : form?.(world)
  const type: Record<string, string> = json ? { 'content-type': 'application/json' } : {}
  return { method, path: path?.(world) ?? plain, body, type }
}

async function ask(
  route: string,
  { headers, body }: Sent,
): Promise<{ status: number; code: string }> {
  const shape = shapeOf(route)
  const { cookies, env: own } = world.browsers[allowed(route)]
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = body ?? shape.body
  const request = new Request(`${ORIGIN}${shape.path}`, {
    method: shape.method,
    headers: { ...(body === undefined && shape.type), cookie, ...headers },
    ...(sent !== undefined && { body: sent }),
  })
  const answer = await app.fetch(request, own)
  const text = await answer.text()
  return { status: answer.status, code: answer.status < 400 ? '' : JSON.parse(text).code }
}

const NAMES = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
  and name not like '_cf_%' and name not like 'd1_%'`

/** Every row of every table, the files of both buckets, and what was said in the chat. */
async function everything(): Promise<string> {
  const { results } = await env.DB.prepare(NAMES).all<{ name: string }>()
  const rows = await env.DB.batch(
    results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)),
  )
  const files = await Promise.all([env.PHOTOS.list(), env.PRIVATE.list()])
  const chat = await world.browsers.party.get(`/api/trade-proposals/${world.trade}/messages`)
  return JSON.stringify([
    results.map(({ name }, at) => [name, rows[at]?.results]),
    files.map(({ objects }) => objects.map(({ key }) => key)),
    await chat.json(),
  ])
}

test('the guarded ones are all writes but three, which are named', () => {
  expect(WRITES.length - GUARDED.length).toBe(EXEMPT.length)
  expect(GUARDED.length).toBeGreaterThan(50)
  expect(GUARDED.filter((route) => !route.includes(' /api/'))).toEqual([])
})

test.each(Object.entries(NOT_OURS))(
  'a write %s is refused and changes nothing',
  async (_who, headers) => {
    const before = await everything()
    for (const route of GUARDED) {
      expect
        .soft(await ask(route, { headers }), route)
        .toEqual({ status: 403, code: 'foreign_origin' })
    }
    expect(await everything()).toBe(before)
  },
)

test.each(FORM_TYPES)(
  'a form of type %s is refused even from here, and changes nothing',
  async (type) => {
    const before = await everything()
    for (const route of GUARDED) {
      const body = JSON.stringify(ASKS[route]?.json?.(world) ?? {})
      const sent = { headers: { ...LOOKS_OWN, 'content-type': type }, body }
      expect.soft(await ask(route, sent), route).toEqual({ status: 415, code: 'wrong_type' })
      const foreign = { headers: { ...EVIL, 'content-type': type }, body }
      expect.soft((await ask(route, foreign)).status, route).toBe(403)
    }
    expect(await everything()).toBe(before)
  },
)

test('a multipart form of another site is refused as well', async () => {
  const before = await everything()
  for (const route of GUARDED) {
    const body = ASKS[route]?.form?.(world) ?? new FormData()
    expect.soft((await ask(route, { headers: EVIL, body })).status, route).toBe(403)
  }
  expect(await everything()).toBe(before)
})

test('a body without a type is refused: a page elsewhere can send one', async () => {
  const before = await everything()
  for (const route of GUARDED) {
    const body = new Blob(['{}'])
    expect.soft((await ask(route, { headers: LOOKS_OWN, body })).status, route).toBe(415)
  }
  expect(await everything()).toBe(before)
})

test('what is exempt takes no cookie for a proof: from another site it does nothing', async () => {
  const before = await everything()
  expect(await ask(EXEMPT[1], { headers: EVIL })).toMatchObject({ status: 404 })
  for (const [route, status] of [
    [EXEMPT[0], 404],
    [EXEMPT[2], 303],
  ] as const) {
    const { path } = shapeOf(route)
    const { cookies, env: own } = world.browsers.owner
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...EVIL, cookie }
    const answer = await app.fetch(
      new Request(`${ORIGIN}${path}`, { method: 'POST', headers }),
      own,
    )
    await answer.body?.cancel()
    expect(answer.status, route).toBe(status)
  }
  expect(await everything()).toBe(before)
})

test('the same from a page of ours is done, so that it was the origin that stood in its way', async () => {
  const refused = ['foreign_origin', 'wrong_type']
  const { status } = await ask('POST /api/favorites/:itemId', { headers: LOOKS_OWN })
  expect(status).toBe(200)
  for (const route of ['POST /api/items', 'POST /api/blocks', 'POST /api/profile/update']) {
    const { status: done, code } = await ask(route, { headers: LOOKS_OWN })
    expect(refused, route).not.toContain(code)
    expect(done, route).toBeLessThan(300)
  }
})
