/** The parts of `npm run bench:phone` that decide: what is counted between browser and product, and the verdict. */
import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { freePort } from '../tools/ports.ts'
import { counted, type Visit } from './phone-count.ts'
import type { Scores } from './phone-lighthouse.ts'
import { phoneProxy } from './phone-proxy.ts'
import { type Found, flawsOf, type Page, report } from './phone-report.ts'

const TEXT = 'Una cosa por otra. '.repeat(200)
const PHOTO = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251))
let product: Server
let sockets: WebSocketServer
let proxy: Awaited<ReturnType<typeof phoneProxy>>

beforeAll(async () => {
  product = createServer((incoming, outgoing) => {
    if (incoming.url === '/gone') return outgoing.writeHead(304).end()
    if (incoming.url?.startsWith('/img')) {
      return outgoing.writeHead(200, { 'content-type': 'image/webp' }).end(PHOTO)
    }
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = `${incoming.method} ${incoming.headers.host} ${Buffer.concat(chunks)}${TEXT}`
      const cookies = ['a=1; Path=/', 'b=2; Path=/']
      outgoing.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies }).end(body)
    })
  })
  sockets = new WebSocketServer({ server: product, path: '/ws' })
  sockets.on('connection', (client) => client.on('message', (said) => client.send(String(said))))
  await new Promise<void>((done) => product.listen(0, '127.0.0.1', done))
  const { port } = product.address() as AddressInfo
  proxy = await phoneProxy(`http://127.0.0.1:${port}`, await freePort())
})
afterAll(() => {
  proxy.close()
  product.close()
})

test('text is compressed as at the edge, photos pass as they are, and both are counted', async () => {
  const mark = proxy.mark()
  const page = await fetch(`${proxy.url}/assets/a.js`, { headers: { 'accept-encoding': 'br' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  const photo = await fetch(`${proxy.url}/img/1`)
  expect(Buffer.from(await photo.arrayBuffer())).toEqual(PHOTO)
  expect((await fetch(`${proxy.url}/gone`)).status).toBe(304)
  const [first, second, third] = proxy.since(mark)
  expect(await page.text()).toContain(TEXT)
  expect(first?.bytes).toBeLessThan(200)
  expect([second?.bytes, third?.bytes]).toEqual([PHOTO.length, 0])
})

test('a socket goes on between the two, and ends with either', async () => {
  const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/ws`)
  const heard = new Promise((done, failed) => {
    socket.onmessage = ({ data }) => done(data)
    socket.onerror = failed
  })
  await new Promise((done) => {
    socket.onopen = done
  })
  socket.send('hola')
  expect(await heard).toBe('hola')
  const closed = new Promise((done) => {
    socket.onclose = done
  })
  for (const client of sockets.clients) client.terminate()
  await closed
})

test('what is sent, cookies and the address arrive on the other side', async () => {
  const answer = await fetch(`${proxy.url}/x`, { method: 'POST', body: 'hola' })
  expect(await answer.text()).toMatch(`POST ${new URL(proxy.url).host} hola`)
  expect(answer.headers.getSetCookie()).toHaveLength(2)
})

type Judged = 'accessibility' | 'best-practices' | 'seo'
type Part = Partial<Omit<Visit, 'behind'>> & { behind?: Partial<Visit['behind']> }
const good: Pick<Scores, 'performance' | Judged | 'failed'> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  failed: [],
}
const run = (given: Partial<Scores> = {}): Scores => ({
  ...good,
  fcp: 5000,
  lcp: 9000,
  cls: 0,
  tbt: 900,
  task: 300,
  requests: 12,
  bytes: 200_000,
  ...given,
})
const visit = ({ behind, ...given }: Part = {}): Visit => ({
  ...{ requests: 3, bytes: 90_000, assets: 70_000, document: 20_000, paths: [] },
  ...{ photos: [9000, 9500, 20_000], photoBytes: 38_500, ...given },
  behind: {
    ...{ requests: 0, bytes: 0, assets: 0, document: 0, paths: [] },
    ...{ photos: [], photoBytes: 0, ...behind },
  },
})
const found = (page: Partial<Page> = {}, first: Part = {}, second: Part = {}): Found => ({
  pages: [{ name: '/', isPublic: true, edge: run(), browser: run(), ratio: 0.5, ...page }],
  journeys: [{ name: 'open home', first: visit(first), second: visit({ assets: 0, ...second }) }],
})

test('slow times on a busy machine are no flaw', () => {
  expect(flawsOf(found())).toEqual([])
  expect(report({ ...found(), when: 'now', cores: 2, runs: 5 })).toContain(
    'Every counted budget is kept',
  )
})

test.each([
  [found({ edge: run({ seo: 92, failed: ['canonical'] }) }), /seo 92, not 100 \(canonical\)/],
  [found({ edge: run({ cls: 0.02 }) }), /CLS 0\.020/],
  [found({ ratio: 0.7 }), /LCP 0\.70/],
  [found({}, { bytes: 144_000 }), /first visit to \/: 140\.6 KB, more than 140\.0/],
  [found({}, { document: 26_000 }), /its document: 25\.4 KB/],
  [found({}, { photos: [11_000] }), /photo in a card, median: 10\.7 KB/],
  [found({}, {}, { assets: 10 }), /shell of the second visit/],
  [found({}, {}, { behind: { assets: 10 } }), /shell of the second visit/],
  [found({}, { photos: [] }), /first visit to \/: no photo in a card/],
])('each counted budget is judged (%#)', (given, sentence) => {
  const flaws = flawsOf(given)
  expect(flaws).toHaveLength(1)
  expect(flaws[0]).toMatch(sentence)
})

test('a private page is not judged by what search engines think of it', () => {
  expect(flawsOf(found({ isPublic: false, edge: run({ seo: 60 }) }))).toEqual([])
})

test('what the service worker fetched stands apart: photos for the page, the rest ahead of it', async () => {
  const heard = new EventEmitter()
  const asks = async (path: string, isWorker: boolean) => {
    const url = proxy.url + path
    heard.emit('request', { url: () => url, serviceWorker: () => (isWorker ? {} : null) })
    await fetch(url)
  }
  await asks('/assets/before.js', true)
  const { behind, ...own } = await counted(heard, proxy, 0, async () => {
    await asks('/', false)
    await asks('/assets/a.js', false)
    await asks('/img/1', true)
    await asks('/assets/a.js', true)
    await asks('/assets/b.js', true)
  })
  expect(own).toMatchObject({ requests: 2, photos: [], document: own.bytes - own.assets })
  expect(behind).toMatchObject({ requests: 2, photos: [PHOTO.length], assets: behind.bytes })
  expect(behind.paths).toEqual([
    expect.stringMatching(/^\/assets\/a\.js \d+$/),
    expect.stringMatching(/^\/assets\/b\.js \d+$/),
  ])
  expect(heard.listenerCount('request')).toBe(0)
  const told = found({}, { behind: { bytes: 2048, photoBytes: 1024 } })
  expect(report({ ...told, when: 'now', cores: 2, runs: 5 })).toContain('| 1.0 / 2.0 |')
})
