/** What single events cost in a database that people have lived in: rows as D1 itself counts them. */
import type { D1Database } from '@cloudflare/workers-types'
import type { Item } from '../../../items/contract.ts'
import type { Wish } from '../../../wishes/contract.ts'
import { type Browser, type Product, productOver, withoutLines } from '../town/product.ts'
import { TOWNS } from '../town/things.ts'
import { DAY, HOUR, PASSWORD } from '../town/town.ts'
import { type Options, START } from './people.ts'
import { summedD1 } from './rows.ts'
import { NOUNS } from './world.ts'

/** `read`, `written`: of each time, the work after the answer with it. */
export type EventRows = { name: string; read: number[]; written: number[] }

/** People who do each of it once: those of whose things most is liked. */
const PEOPLE = 10
const MOST_LIKED = `SELECT email FROM users JOIN interests ON owner_id = users.id
  GROUP BY users.id ORDER BY count(*) DESC, email LIMIT ${PEOPLE}`
const MINUTE = 60_000

type Run = {
  product: Product
  people: Browser[]
  /** Rows that `work` costs, `times` of them at once. */
  count: (name: string, work: () => Promise<unknown>, times?: number) => Promise<void>
}

/** `d1` as the worker has it, after so many days. Throws where the product refuses something. */
export async function rowsOfEvents(d1: D1Database, { days }: Options): Promise<EventRows[]> {
  const { db, rows } = summedD1(d1)
  const product = productOver(db)
  const events = new Map<string, EventRows>()
  const count: Run['count'] = async (name, work, times = 1) => {
    const before = { ...rows }
    await work()
    const event = events.get(name) ?? { name, read: [], written: [] }
    event.read.push((rows.read - before.read) / times)
    event.written.push((rows.written - before.written) / times)
    events.set(name, event)
  }
  // Noon, when nothing else of the day is due; what the night has left is done before.
  product.goTo(START + (days + 1) * DAY + 12 * HOUR)
  try {
    await withoutLines(product.failures, async () => {
      await product.cron()
      const run = { product, people: await signedIn(product), count }
      await publishing(run)
      await wishing(run)
      await looking(run)
      await liking(run, events)
    })
  } finally {
    product.end()
  }
  if (product.failures.length > 0) throw new Error(product.failures[0])
  return [...events.values()]
}

async function signedIn(product: Product): Promise<Browser[]> {
  const found = await product.rows<{ email: string }>(MOST_LIKED)
  const people: Browser[] = []
  for (const [nth, { email }] of found.entries()) {
    const browser: Browser = { cookies: new Map(), address: `10.200.0.${nth + 1}` }
    await must(product, browser, 'POST', '/api/auth/login', { email, password: PASSWORD })
    people.push(browser)
  }
  return people
}

async function must<T>(
  product: Product,
  browser: Browser,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  json?: unknown,
): Promise<T> {
  const { code, body } = await product.ask<T>(browser, method, path, json)
  if (code !== null) throw new Error(`${method} ${path}: ${code} ${product.failures.join('\n')}`)
  return body
}

async function publishing({ product, people, count }: Run): Promise<void> {
  const put = (browser: Browser, title: string, more: object) => {
    const about = { title, description: 'Anda bien, la cambio porque ya no la uso.', categoryId: 9 }
    const body = { ...about, condition: 'good', estimatedValue: 500_000, ...TOWNS[0], ...more }
    return must(product, browser, 'POST', '/api/items', body)
  }
  for (const [nth, browser] of people.entries()) {
    await count('publish a thing', () => put(browser, `Bicicleta medida ${nth}`, {}))
    const wants = { wantedCategoryIds: [1, 2, 3, 4, 5] }
    const name = 'publish a thing that says five categories'
    await count(name, () => put(browser, `Guitarra medida ${nth}`, wants))
  }
}

async function wishing({ product, people, count }: Run): Promise<void> {
  const wish = (browser: Browser, words: string, isPublic: boolean) =>
    must<Wish>(product, browser, 'POST', '/api/wishes', { words, isPublic, ...TOWNS[0] })
  for (const browser of people) {
    const word = NOUNS[60]?.word ?? 'hamaca'
    await count('publish a wish', () => wish(browser, `${word} medida`, true))
    await count('keep a search', () => wish(browser, `${word} guardada`, false))
  }
  const [first, ...others] = people
  if (!first) return
  const { id } = await wish(first, 'bicicleta medida', true)
  for (const browser of others) {
    const [own] = await must<Item[]>(product, browser, 'GET', '/api/my-items?limit=1')
    const path = `/api/wishes/${id}/offers`
    await count('Lo tengo', () => must(product, browser, 'POST', path, { itemId: own?.id }))
  }
}

const PAGES = [
  ['a page of wishes', '/api/wishes?limit=20'],
  ['one’s home', '/api/home'],
  ['coincidences: mutual interest', '/api/matches?part=mutual'],
  ['coincidences: people who like mine', '/api/matches?part=likers'],
  ['coincidences: things whose owners want mine', '/api/matches?part=wanted'],
] as const

async function looking({ product, people, count }: Run): Promise<void> {
  for (const [name, path] of PAGES)
    for (const browser of people) await count(name, () => must(product, browser, 'GET', path))
}

/** Telling is cron's: what its run costs beyond one that has nothing to tell. */
async function liking({ product, people, count }: Run, events: Map<string, EventRows>) {
  const cron = async (): Promise<void> => {
    product.goTo(product.now() + 5 * MINUTE)
    await product.cron()
  }
  await cron()
  await count('cron', cron)
  let hearts = 0
  for (const [nth, browser] of people.entries()) {
    await must(product, browser, 'PUT', '/api/matches/telling', { tells: true })
    const other = people[(nth + 1) % people.length] ?? browser
    const [thing] = await must<Item[]>(product, other, 'GET', '/api/my-items?limit=1')
    if (!thing || other === browser) continue
    const path = `/api/favorites/${thing.id}?tells=1`
    await count('a heart', () => must(product, browser, 'POST', path))
    hearts += 1
  }
  await count('a heart, told by cron', cron, hearts)
  const [idle, told] = [events.get('cron'), events.get('a heart, told by cron')]
  events.delete('cron')
  if (!idle || !told) return
  const without = (all: number[], most: number[]) =>
    all.map((rows) => Math.round(rows - (most[0] ?? 0) / hearts))
  told.read = without(told.read, idle.read)
  told.written = without(told.written, idle.written)
}
