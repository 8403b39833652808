/** kill -9 in the middle of a thousand writes, again and again: what was acknowledged is there, nothing is half written. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, expect, test } from 'vitest'
import type { ChatMessage } from '../../chat/contract.ts'
import type { Item } from '../../items/contract.ts'
import { killable } from '../../testing/killable.ts'
import { killLoad, type Trade } from '../../testing/killed-load.ts'
import { MUST_FIND_NOTHING } from '../../testing/whole.ts'
import type { TradePage } from '../../trades/contract.ts'
import { localD1 } from './databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'jopoi-killed-'))
let kill = async () => undefined as unknown
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Acknowledged writes in all at which everything is killed; others are under way in that moment. */
const KILLED_AT = [7, 150, 520, 1_000]

/** What lies on the disk: asked of a copy, so that whoever starts next finds it as it was left. */
async function flaws(): Promise<string[]> {
  const d1 = join(folder, 'v3/d1/miniflare-D1DatabaseObject')
  const copy = mkdtempSync(join(folder, 'copy-'))
  const files = readdirSync(d1).filter(
    (name) => name.includes('.sqlite') && !/^metadata/.test(name),
  )
  for (const name of files) cpSync(join(d1, name), join(copy, name))
  const main = files.find((name) => name.endsWith('.sqlite'))
  const db = createClient({ url: `file:${join(copy, main ?? 'none')}` })
  const found: string[] = []
  for (const [flaw, sql] of Object.entries(MUST_FIND_NOTHING)) {
    const { rows } = await db.execute(sql)
    if (rows.length > 0) found.push(`${flaw}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  db.close()
  return found
}

test('every acknowledged write is there, and no trade is half written', {
  timeout: 300_000,
}, async () => {
  const db = localD1(folder)
  await db.migrate()
  const product = await killable(folder)
  const load = await killLoad(product.url, db)
  await db.close()
  kill = await product.start()
  for (const until of KILLED_AT) {
    const dying = load.write(until)
    await load.reached
    load.isKilled = true
    await kill()
    await dying
    expect(await flaws()).toEqual([])
    kill = await product.start()
    load.isKilled = false
    await load.sendAgain()
    await compare()
  }
  await kill()
  expect(await flaws()).toEqual([])
  expect(load.acknowledged()).toBeGreaterThanOrEqual(1_000)

  async function compare(): Promise<void> {
    await Promise.all([...load.items.map(compareItem), ...load.trades.map(compareTrade)])
  }

  async function compareItem({ id, photo }: { id: number; photo: boolean }): Promise<void> {
    const item = await load.read<Item>(`/api/items/${id}`)
    expect(item.photos.length > 0, `photos of item ${id}`).toBe(photo)
    for (const { urls } of item.photos) {
      const answer = await fetch(product.url + urls[640])
      expect([urls[640], answer.status]).toEqual([urls[640], 200])
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  }

  async function compareTrade({ id, owner, done, said }: Trade): Promise<void> {
    const page = await load.read<TradePage>(`/api/trades/${id}`, owner)
    expect(page.events.map(({ type }) => type)).toEqual(expect.arrayContaining(done))
    if (said.size === 0) return
    const path = `/api/trade-proposals/${id}/messages?after=0`
    const messages = await load.read<ChatMessage[]>(path, owner)
    expect(messages.map((message) => message.id)).toEqual(messages.map((_, index) => index + 1))
    const clientIds = messages.map(({ clientId }) => clientId)
    expect(new Set(clientIds).size).toBe(clientIds.length)
    expect(clientIds).toEqual(expect.arrayContaining([...said]))
  }
})
