/** The chats of a backup, over HTTP from the real routes and rooms of one product into those of another. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import type { ScriptDb } from '../../testing/contents.ts'
import { rowsUpTo } from '../../testing/every-table.ts'

// Scripts are plain JavaScript: imported by a computed path, so that no declaration is asked for.
const script = (name: string) => import(join(import.meta.dirname, 'lib', `${name}.mjs`))
const { libsql } = await script('databases')
const { writeBackup } = await script('backup/write')
const { restoreRooms, restoreRows } = await script('backup/restore')
const { fillRoom, readRoom, roomClient } = await script('backup/rooms')

type Message = { id: number; content: string; [field: string]: unknown }
type Page = { messages: Message[]; reads: Record<string, number>; last: number }
type Client = {
  page: (id: number, after: number) => Promise<Page>
  put: (id: number, part: unknown) => Promise<boolean>
}

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
const db: ScriptDb = libsql(`file:${pathOf('data')}.db`)
let [from, into]: Client[] = []
let address: string

beforeAll(async () => {
  const [first, second] = [await one.listen(), await two.listen()]
  address = first.url.origin
  from = roomClient(address, OPS_TOKEN)
  into = roomClient(second.url.origin, OPS_TOKEN)
  await db.migrate()
  // Trades 2 (beto and ana) and 3 (caro and ana) have been accepted, 1 has not.
  await db.load(rowsUpTo())
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
function watched(client: Client | undefined) {
  const asked: string[] = []
  const page: Client['page'] = async (id, after) => {
    asked.push(`${id} from ${after}`)
    return (await client?.page(id, after)) as Page
  }
  return { asked, withRooms: (work: (given: unknown) => unknown) => work({ ...client, page }) }
}

const backUp = (withRooms: unknown, name = 'backup') =>
  writeBackup({ db, path: pathOf(name), withRooms, now: 0 })
const intoTwo = (work: (given: unknown) => unknown) => work(into)

test('every opened chat is in the file, and the next time only what is new is asked for', async () => {
  const first = watched(from)
  const { end } = await backUp(first.withRooms)
  expect(end.tables.at(-1)).toMatchObject({ name: 'rooms.messages', rows: 451 })
  expect(first.asked.toSorted()).toEqual(['2 from 0', '2 from 200', '2 from 400', '3 from 0'])
  await say(2, 450, 30)
  const second = watched(from)
  const { end: later } = await backUp(second.withRooms)
  expect(later.tables.at(-1)).toMatchObject({ name: 'rooms.messages', rows: 481 })
  expect(second.asked.toSorted()).toEqual(['2 from 449', '3 from 0'])
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
  const copy: ScriptDb = libsql(`file:${pathOf('copy')}.db`)
  await restoreRows({ db: copy, path: pathOf('backup') })
  await copy.close()
  let puts = 0
  const cut = {
    ...into,
    put: async (id: number, part: unknown) => {
      puts += 1
      if (puts > 3) throw new Error('the line went dead')
      return into?.put(id, part)
    },
  }
  const failing = (work: (given: unknown) => unknown) => work(cut)
  const path = pathOf('backup')
  await expect(restoreRooms({ path, withRooms: failing })).rejects.toThrow('the line went dead')
  expect((await into?.page(2, 0))?.last).toBeGreaterThan(0)
  expect(await restoreRooms({ path, withRooms: intoTwo })).toMatchObject({ other: [] })
  for (const id of [2, 3]) expect(await readRoom(into, id)).toEqual(await readRoom(from, id))
  const again = await restoreRooms({ path, withRooms: intoTwo })
  expect(again).toEqual({ filled: 0, there: 2, other: [] })
})

test('a room that holds something else is named and left as it is', async () => {
  const before = await readRoom(from, 2)
  const other = before.messages.map((message: Message) => ({ ...message, content: 'otra cosa' }))
  const part = { after: 0, messages: other.slice(0, 1), reads: {}, isLast: true }
  expect(await into?.put(9, part)).toBe(true)
  expect(await fillRoom(into, 9, before)).toBe('other')
  expect((await readRoom(into, 9)).messages).toEqual(part.messages)
})

test('a token that is not the product’s, and an address that is not safe, are told in words', async () => {
  const stranger = roomClient(address, `${OPS_TOKEN}x`)
  await expect(stranger.page(2, 0)).rejects.toThrow('its OPS_TOKEN is not set, or is another one')
  expect(() => roomClient('http://jopoi.example', OPS_TOKEN)).toThrow('is not https')
})
