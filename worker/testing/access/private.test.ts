/** D16, of the app's own list of routes: what people say of themselves at registration is read by nobody else. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { app } from '../../app.ts'
import { ASKS } from './asks.ts'
import { TABLE } from './table.ts'
import { makeWorld, type Role } from './world.ts'

/** Two who publish, trade, chat and are reviewed. */
const PEOPLE = {
  other: {
    address: 'Calle Ycuá Bolaños 417',
    state: 'Ñeembucú del Este',
    date_of_birth: '1987-03-19',
    phone_number: '0985 417417',
  },
  owner: {
    address: 'Pasaje Kuarahy 528',
    state: 'Alto Verá',
    date_of_birth: '1986-02-17',
    phone_number: '0985 528528',
  },
} as const
/** Administrators see the birth date beside the card that is to show it. */
const READERS = ['nobody', 'stranger', 'blocked', 'party', 'other', 'owner'] as const

const READS = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
  (route) => route.startsWith('GET ') && route in TABLE,
)

const secretsOf = (reader: Role) =>
  Object.entries(PEOPLE).flatMap(([of, said]) => (of === reader ? [] : Object.values(said)))

test('no answer to anybody but oneself holds an address, a department, a birth date or a phone', async () => {
  const world = await makeWorld()
  for (const [role, said] of Object.entries(PEOPLE)) {
    const set = Object.keys(said).map((column) => `${column} = ?`)
    await env.DB.prepare(`update users set ${set.join(', ')} where id = ?`)
      .bind(...Object.values(said), world.ids[role as keyof typeof PEOPLE])
      .run()
  }
  const mine = await (await world.browsers.other.get('/api/auth/user')).text()
  for (const word of Object.values(PEOPLE.other)) expect(mine).toContain(word)
  let read = 0
  for (const route of READS) {
    const path = ASKS[route]?.path?.(world) ?? route.slice('GET '.length)
    for (const reader of READERS) {
      const answer = await world.browsers[reader].get(path)
      const isText = /json|text/.test(answer.headers.get('content-type') ?? '')
      const text = isText ? await answer.text() : ''
      if (answer.status === 200) read += 1
      const found = secretsOf(reader).filter((word) => text.includes(word))
      expect.soft(found, `${reader}: ${path}`).toEqual([])
    }
  }
  expect(read).toBeGreaterThan(100)
}, 120_000)
