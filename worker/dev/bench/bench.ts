/**
 * The body of `npm run bench`. Two products with different numbers of items run side by side and are
 * asked in turn, so that a busy machine slows both: the ratio holds where the milliseconds do not.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { cellOf } from '../../../places/grid.ts'
import { fill } from '../../../testing/fill.ts'
import { drawing, PICTURE_FIELDS, picture } from '../../demo/draw.mjs'
import { buildWeb, buildWorker } from './build.mjs'
import { measureTrades } from './measure-trades.mjs'
import { median } from './median.mjs'
import { Person } from './person.mjs'
import { untilHealthy } from './product.mjs'
import { throwAwayProduct } from './throw-away-product.mjs'
import { ROOT, Stop, say } from './tools.mjs'

const SIZES = [1_000, 20_000]
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

const filled = (items) => (db) =>
  fill(db.run, { seed: SEED, items, people: PEOPLE, now: Date.now(), cellOf })

function publishForm(drawn, round) {
  const form = new FormData()
  const fields = { title: `Bicicleta medida ${round}`, description: 'Para medir, anda muy bien.' }
  const more = { categoryId: 9, condition: 'good', estimatedValue: 350_000, location: 'Asunción' }
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, String(value))
  for (const [i, name] of PICTURE_FIELDS.entries()) {
    form.append(name, new Blob([drawn.files[i]], { type: 'image/webp' }), 'foto.webp')
  }
  form.append('imageColors', drawn.colors)
  return form
}

async function bytesOf(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}

/** What is measured; each gets the person, the round, a picture and the item that the person published. */
const CALLS = {
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

async function prepared(product, drawn) {
  await untilHealthy(product)
  const person = await new Person(product.url).join(ABOUT)
  const item = await person.send('/api/items', publishForm(drawn, 'primera'))
  return { ...product, person, drawn, photo: new URL(item.photos[0].urls[320], product.url).href }
}

/** Items that were deleted answer 404: the next one is asked instead. */
async function timed(call, product, round) {
  const began = performance.now()
  try {
    await call({ ...product, round })
  } catch (error) {
    if (error.status !== 404) throw error
    return undefined
  }
  return performance.now() - began
}

async function measured(name, call, products) {
  const times = products.map(() => [])
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [i, product] of products.entries()) {
      const ms = await timed(call, product, round)
      if (ms !== undefined && round >= WARM_UP) times[i].push(ms)
    }
  }
  const [small, large] = times.map(median)
  return { name, small, large, ratio: large / small }
}

function table(rows) {
  const [small, large] = SIZES.map((n) => n.toLocaleString('en-US'))
  const head = `| call | ${small} items, ms | ${large} items, ms | ratio |\n|---|---:|---:|---:|`
  const line = (r) =>
    `| ${r.name} | ${r.small.toFixed(1)} | ${r.large.toFixed(1)} | ${r.ratio.toFixed(2)} |`
  return `${head}\n${rows.map(line).join('\n')}\n`
}

export async function bench(running) {
  await buildWeb()
  const bundle = await buildWorker()
  const drawn = await picture(
    await drawing('sports', 'bicycle teal mustard', 1, 0),
    join(OUT, 'pictures'),
  )
  const started = []
  running.stop = () => Promise.all(started.map(({ stop }) => stop()))
  try {
    for (const items of SIZES) {
      if (running.ended) throw new Stop('Stopped.')
      say(`Filling ${items.toLocaleString('en-US')} items…`)
      started.push(await throwAwayProduct(bundle, filled(items)))
    }
    if (running.ended) throw new Stop('Stopped.')
    const products = []
    for (const product of started) products.push(await prepared(product, drawn))
    const rows = []
    for (const [name, call] of Object.entries(CALLS))
      rows.push(await measured(name, call, products))
    const when = new Date().toISOString()
    // The larger one: a person proposes on each thing once.
    const trades = await measureTrades(products[1])
    const text = `${table(rows)}\n${trades}\n\nMedians of ${ROUNDS} calls each, seen from outside, on ${cpus().length} cores, ${when}.\n`
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'bench.md'), text)
    writeFileSync(join(OUT, 'bench.json'), JSON.stringify({ when, rows }, null, 2))
    say(`\n${text}`)
  } finally {
    await running.stop()
  }
}
