/**
 * `npm run bench`: medians of the calls that people make most, at 1,000 and 20,000 items. Two products with different numbers of items run side by side and are
 * asked in turn, so that a busy machine slows both: the ratio holds where the milliseconds do not.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Item } from '../../items/contract.ts'
import { cellOf } from '../../places/grid.ts'
import { fill } from '../../testing/makers/fill.ts'
import { drawing, PICTURE_FIELDS, type Picture, picture } from '../demo/draw.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { HttpProblem, Person } from '../tools/person.ts'
import { untilHealthy } from '../tools/product.ts'
import { command, ROOT, type Running, Stop, say } from '../tools/tools.ts'
import { measuredOf } from './median.ts'
import { type FillDb, type ThrowAway, throwAwayProduct } from './throw-away-product.ts'
import { measureTrades } from './trades.ts'

const SIZES = [1_000, 20_000] as const
const PEOPLE = 200
const SEED = 7
const WARM_UP = 5
const ROUNDS = 40
const OUT = join(ROOT, '.bench')
const ASUNCION = 'userLatitude=-25.29&userLongitude=-57.65&radius=25'
const ABOUT = {
  ...{ email: 'bench@jopoi.example', password: 'medir-sin-apuro', firstName: 'Ana' },
  ...{ lastName: 'Benítez', phoneNumber: '0981 555 000', dateOfBirth: '1990-05-04' },
  ...{ gender: 'female', country: 'Paraguay', city: 'Asunción' },
}

const filled =
  (items: number): FillDb =>
  (db) =>
    fill(db.run, { seed: SEED, items, people: PEOPLE, now: Date.now(), cellOf })

function publishForm(drawn: Picture, round: number | string): FormData {
  const form = new FormData()
  const fields = { title: `Bicicleta medida ${round}`, description: 'Para medir, anda muy bien.' }
  // One picture for all rounds (D59).
  const more = {
    isOther: true,
    categoryId: 9,
    condition: 'good',
    estimatedValue: 350_000,
    location: 'Asunción',
  }
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, String(value))
  for (const [i, name] of PICTURE_FIELDS.entries()) {
    form.append(
      name,
      new Blob([new Uint8Array(drawn.files[i] ?? [])], { type: 'image/webp' }),
      'foto.webp',
    )
  }
  form.append('imageColors', drawn.colors)
  return form
}

async function bytesOf(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

type Asked = ThrowAway & { person: Person; drawn: Picture; photo: string }
type Call = (asked: Asked & { round: number }) => Promise<unknown>

/** What is measured; each gets the person, the round, a picture and the item that the person published. */
const CALLS: Record<string, Call> = {
  list: ({ person }) => person.get('/api/items'),
  'list, oldest first': ({ person }) => person.get('/api/items?sortBy=oldest'),
  'list, filtered': ({ person }) =>
    person.get(
      `/api/items?categoryIds=1&categoryIds=2&condition=good&minPrice=50000&sortBy=price_low`,
    ),
  'list, 25 km': ({ person }) => person.get(`/api/items?${ASUNCION}`),
  search: ({ person }) => person.get('/api/items?search=bicicleta%20us'),
  'item page': ({ person, round }) => person.get(`/api/items/${100 + round}`),
  publish: ({ person, drawn, round }) => person.send('/api/items', publishForm(drawn, round)),
  photo: ({ photo }) => bytesOf(photo),
}

async function prepared(product: ThrowAway, drawn: Picture): Promise<Asked> {
  await untilHealthy(product)
  const person = await new Person(product.url).join(ABOUT)
  const item = await person.send<Item>('/api/items', publishForm(drawn, 'primera'))
  const photo = new URL(item.photos[0]?.urls[320] ?? '', product.url).href
  return { ...product, person, drawn, photo }
}

/** Items that were deleted answer 404: the next one is asked instead. */
async function timed(call: Call, product: Asked, round: number): Promise<number | undefined> {
  const began = performance.now()
  try {
    await call({ ...product, round })
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 404) throw error
    return undefined
  }
  return performance.now() - began
}

type Measured = { name: string; small: number; large: number; ratio: number }

async function measured(name: string, call: Call, products: Asked[]): Promise<Measured> {
  const times: number[][] = products.map(() => [])
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [i, product] of products.entries()) {
      const ms = await timed(call, product, round)
      if (ms !== undefined && round >= WARM_UP) times[i]?.push(ms)
    }
  }
  const [small = 0, large = 0] = times.map((list) => measuredOf(list))
  return { name, small, large, ratio: large / small }
}

function table(rows: Measured[]): string {
  const [small, large] = SIZES.map((n) => n.toLocaleString('en-US'))
  const head = `| call | ${small} items, ms | ${large} items, ms | ratio |\n|---|---:|---:|---:|`
  const line = (r: Measured) =>
    `| ${r.name} | ${r.small.toFixed(1)} | ${r.large.toFixed(1)} | ${r.ratio.toFixed(2)} |`
  return `${head}\n${rows.map(line).join('\n')}\n`
}

async function bench(running: Running): Promise<void> {
  await buildWeb()
  const bundle = await buildWorker()
  const drawn = await picture(
    await drawing('sports', 'bicycle teal mustard', 1, 0),
    join(OUT, 'pictures'),
  )
  const started: ThrowAway[] = []
  const stop = () => Promise.all(started.map((product) => product.stop()))
  running.stop = stop
  try {
    for (const items of SIZES) {
      if (running.ended) throw new Stop('Stopped.')
      say(`Filling ${items.toLocaleString('en-US')} items…`)
      started.push(await throwAwayProduct(bundle, filled(items)))
    }
    if (running.ended) throw new Stop('Stopped.')
    const products: Asked[] = []
    for (const product of started) products.push(await prepared(product, drawn))
    const rows: Measured[] = []
    for (const [name, call] of Object.entries(CALLS))
      rows.push(await measured(name, call, products))
    const when = new Date().toISOString()
    // The larger one: a person proposes on each item once.
    const [, larger] = products
    const trades = larger ? await measureTrades(larger) : ''
    const text = `${table(rows)}\n${trades}\n\nMedians of ${ROUNDS} calls each, seen from outside, on ${cpus().length} cores, ${when}.\n`
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'bench.md'), text)
    writeFileSync(join(OUT, 'bench.json'), JSON.stringify({ when, rows }, null, 2))
    say(`\n${text}`)
  } finally {
    await stop()
  }
}

if (import.meta.main) await command(bench)
