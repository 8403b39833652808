/** The chats of a backup, over HTTP from the real routes and rooms of one product into those of another. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { rowsUpTo } from '../../testing/every-table.ts'
import type { Db } from '../database/databases.ts'
import { libsql } from '../database/databases.ts'
import { writeBackup } from './backup.ts'
import type { WithRooms } from './product.ts'
import { restoreRooms, restoreRows } from './restore.ts'
import { fillRoom, type RoomClient, readRoom, roomClient } from './rooms.ts'

const OPS_TOKEN = 'a-token-of-whoever-runs-this-0123456789'
const folder = mkdtempSync(join(tmpdir(), 'jopoi-rooms-'))
const pathOf = (name: string) => join(folder, name)

function product(name: string) {
  const configPath = pathOf(`${name}.json`)
  const config = {
    name,
    main: join(import.meta.dirname, '../../testing/api-worker.ts'),
    compatibility_date: '2026-11-01',
    compatibility_flags: ['nodejs_compat'],
    durable_objects: { bindings: [{ name: 'TRADE_ROOM', class_name: 'TradeRoom' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['TradeRoom'] }],
    d1_databases: [{ binding: 'DB', database_name: name, database_id: name }],
    vars: { ENVIRONMENT: 'local', OPS_TOKEN },
  }
  writeFileSync(configPath, JSON.stringify(config))
  return createTestHarness({ workers: [{ configPath }] })
}

const [one, two] = [product('one'), product('two')]
const db: Db = libsql(`file:${pathOf('data')}.db`)
let from: RoomClient
let into: RoomClient
let address: string

beforeAll(async () => {
  const [first, second] = [await one.listen(), await two.listen()]
  address = first.url.origin
  from = roomClient(address, OPS_TOKEN)
  into = roomClient(second.url.origin, OPS_TOKEN)
  await db.migrate()
  // Trades 2 (beto and ana) and 3 (caro and ana) have been accepted; 1 has not, and is talked in all the same (D48).
  await db.load(rowsUpTo())
  await say(1, 0, 2)
  await say(2, 0, 450)
  await say(3, 0, 1)
})
afterAll(async () => {
  await Promise.all([one.close(), two.close(), db.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** `count` more messages in a room of the first product, of which there are `after`. */
async function say(trade: number, after: number, count: number, isLast = false) {
  for (let at = after; at < after + count; at += 20) {
    const messages = Array.from({ length: Math.min(20, after + count - at) }, (_, index) => ({
      ...{ id: at + index + 1, senderId: index % 2 ? 'ana' : 'beto', imageUrl: null },
      ...{ content: `¿Sí? "ñ" 😀 ${'x'.repeat(1_500)}`, clientId: crypto.randomUUID() },
      createdAt: new Date(1_700_000_000_000 + at + index).toISOString(),
    }))
    const part = { after: at, messages, reads: { ana: at + 1 }, isLast }
    expect(await from?.put(trade, part)).toBe(true)
  }
}

/** Counts what is asked. */
function watched(client: RoomClient) {
  const asked: string[] = []
  const page: RoomClient['page'] = async (id, after) => {
    asked.push(`${id} from ${after}`)
    return client.page(id, after)
  }
  const withRooms: WithRooms = (work) => work({ ...client, page })
  return { asked, withRooms }
}

const backUp = (withRooms: WithRooms, name = 'backup') =>
  writeBackup({ db, path: pathOf(name), withRooms, now: 0 })
const intoTwo: WithRooms = (work) => work(into)

test('every chat is in the file, and the next time only what is new is asked for', async () => {
  const first = watched(from)
  const { end } = await backUp(first.withRooms)
  expect(end.tables.at(-1)).toMatchObject({ name: 'rooms.messages', rows: 453 })
  expect(first.asked.toSorted()).toEqual([
    '1 from 0',
    '2 from 0',
    '2 from 200',
    '2 from 400',
    '3 from 0',
  ])
  await say(2, 450, 30)
  const second = watched(from)
  const { end: later } = await backUp(second.withRooms)
  expect(later.tables.at(-1)).toMatchObject({ name: 'rooms.messages', rows: 483 })
  expect(second.asked.toSorted()).toEqual(['1 from 1', '2 from 449', '3 from 0'])
  // The same as if all had been asked for.
  const whole = await backUp(watched(from).withRooms, 'whole')
  expect(whole.end).toEqual(later)
  expect(statSync(pathOf('backup')).mode & 0o777).toBe(0o600)
})

test('what people who left had said is never taken from the file of before', async () => {
  await db.load(["UPDATE departures SET closed_at = 1 WHERE user_id = 'caro'"])
  const { asked, withRooms } = watched(from)
  await backUp(withRooms)
  expect(asked).toContain('3 from 0')
  await db.load(['UPDATE departures SET closed_at = NULL'])
})

test('they come back as they were, and what was cut goes on', async () => {
  const copy: Db = libsql(`file:${pathOf('copy')}.db`)
  await restoreRows({ db: copy, path: pathOf('backup') })
  await copy.close()
  let puts = 0
  const cut: RoomClient = {
    ...into,
    put: async (id, part) => {
      puts += 1
      if (puts > 3) throw new Error('the line went dead')
      return into.put(id, part)
    },
  }
  const failing: WithRooms = (work) => work(cut)
  const path = pathOf('backup')
  await expect(restoreRooms({ path, withRooms: failing })).rejects.toThrow('the line went dead')
  expect((await into.page(2, 0)).last).toBeGreaterThan(0)
  expect(await restoreRooms({ path, withRooms: intoTwo })).toMatchObject({ other: [] })
  for (const id of [1, 2, 3]) expect(await readRoom(into, id)).toEqual(await readRoom(from, id))
  const again = await restoreRooms({ path, withRooms: intoTwo })
  expect(again).toEqual({ filled: 0, there: 3, other: [] })
})

test('a room that holds something else is named and left as it is', async () => {
  const before = await readRoom(from, 2)
  const other = before.messages.map((message) => ({ ...message, content: 'otra cosa' }))
  const part = { after: 0, messages: other.slice(0, 1), reads: {}, isLast: true }
  expect(await into.put(9, part)).toBe(true)
  expect(await fillRoom(into, 9, before)).toBe('other')
  expect((await readRoom(into, 9)).messages).toEqual(part.messages)
})

test('a token that is not the product’s, and an address that is not safe, are told in words', async () => {
  const stranger = roomClient(address, `${OPS_TOKEN}x`)
  await expect(stranger.page(2, 0)).rejects.toThrow('its OPS_TOKEN is not set, or is another one')
  expect(() => roomClient('http://jopoi.example', OPS_TOKEN)).toThrow('is not https')
})
