/**
 * `npm run bench:doors`: what a crowd at the door and a flood in one chat cost everybody else (D62). Each is held against
 * the same product a moment before, and the command ends with an error where it costs more than it may.
 */
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { cellOf } from '../../places/grid.ts'
import { fill } from '../../testing/makers/fill.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { HttpProblem, Person } from '../tools/person.ts'
import { untilHealthy } from '../tools/product.ts'
import { command, type Running, Stop, say } from '../tools/tools.ts'
import { measuredOf } from './median.ts'
import { type ThrowAway, throwAwayProduct } from './throw-away-product.ts'
import { about, chatOf, hops } from './trades.ts'

const ITEMS = { seed: 7, items: 1_000, people: 200 }
const SIGNING_IN = 8
const LISTS = 120
/** With so many signing in a list may take so many times as long. */
const GROWTH_MAX = 3
const FRAMES = 20_000
const HOPS = 100
/** From sending to being seen in another room, ms. */
const HOP_MAX_MS = 100

const ABOUT = about('puerta')

async function lists(url: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < LISTS; n += 1) {
    const began = performance.now()
    await new Person(url).get('/api/items')
    times.push(performance.now() - began)
  }
  return times
}

/** As 429 `busy` asks for. */
const RETRY_MS = 2_000

/** One that signs in again and again; who is sent away waits as long as was asked for. */
async function signingIn(url: string, isOver: () => boolean) {
  const counts = { let: 0, busy: 0 }
  while (!isOver()) {
    try {
      await new Person(url).post('/api/auth/login', ABOUT)
      counts.let += 1
    } catch (error) {
      if (!(error instanceof HttpProblem) || error.status !== 429) throw error
      counts.busy += 1
      await pause(RETRY_MS)
    }
  }
  return counts
}

async function measureDoor({ url }: ThrowAway): Promise<string> {
  await new Person(url).join(ABOUT)
  await lists(url)
  const alone = measuredOf(await lists(url))
  let isOver = false
  const crowd = Array.from({ length: SIGNING_IN }, () => signingIn(url, () => isOver))
  const among = measuredOf(await lists(url))
  isOver = true
  const counts = await Promise.all(crowd)
  const sum = (what: 'let' | 'busy') => counts.reduce((all, one) => all + one[what], 0)
  const told = `List, p50 of ${LISTS}: ${alone.toFixed(1)} ms alone, ${among.toFixed(1)} ms while ${SIGNING_IN} sign in again and again (${sum('let')} let in, ${sum('busy')} sent away).`
  if (among > alone * GROWTH_MAX) throw new Stop(`${told} More than ${GROWTH_MAX} times as long.`)
  return told
}

async function measureFlood(product: ThrowAway): Promise<string> {
  const loud = await chatOf(product, ['Ana-grita', 'Beto-grita'])
  const calm = await chatOf(product, ['Ana-calma', 'Beto-calma'])
  const hop = () => hops(calm.proposer, calm.id, calm.heard, HOPS)
  await hop()
  const alone = await hop()
  const closed = new Promise<number>((done) => loud.socket.once('close', done))
  for (let n = 0; n < FRAMES; n += 1) loud.socket.send('{"type":"typing"}')
  const among = await hop()
  const code = await closed
  calm.socket.close()
  const said = (times: number[]) =>
    `p50 ${measuredOf(times).toFixed(1)} ms, p95 ${measuredOf(times, 95).toFixed(1)} ms`
  const told = `Chat in another room: ${said(alone)} alone, ${said(among)} under ${FRAMES.toLocaleString('en-US')} frames from one socket (closed with ${code}).`
  if (measuredOf(among, 95) > HOP_MAX_MS) throw new Stop(`${told} More than ${HOP_MAX_MS} ms.`)
  return told
}

async function doors(running: Running): Promise<void> {
  await buildWeb()
  const bundle = await buildWorker()
  if (running.ended) throw new Stop('Stopped.')
  const now = Date.now()
  const product = await throwAwayProduct(bundle, (db) => fill(db.run, { ...ITEMS, now, cellOf }))
  running.stop = product.stop
  try {
    await untilHealthy(product)
    say(await measureDoor(product))
    say(await measureFlood(product))
    say(`On ${cpus().length} cores, ${new Date().toISOString()}.`)
  } finally {
    await product.stop()
  }
}

if (import.meta.main) await command(doors)
