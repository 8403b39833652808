/** A front before the product at which a story deploys: the same app under other names, as a build makes them. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { REMOVER } from '../../../worker/pages/remover.ts'
import { test as base } from './story.ts'

const DIST = resolve(import.meta.dirname, '../../../dist')
const MARK = '<meta name="service-worker" content="off" />'
const FILE = /[\w.-]+-[\w-]{8}\.(?:js|css)/g
const SHOWN = 'N1'
/** As when a browser keeps the old worker awake. */
const STUCK = 'self.skipWaiting = () => new Promise(() => undefined);'

/** Every file of the next release has another name, and every mention of it. */
function nextRelease() {
  const names = readdirSync(join(DIST, 'assets'))
  const nameOf = (old: string) =>
    old.replace(/-([\w-]{8})(\.\w+)$/, (_, hash, end) => `-${SHOWN}${hash.slice(2)}${end}`)
  const next = new Map(names.map((name) => [name, nameOf(name)]))
  const renamed = (text: string) => text.replaceAll(FILE, (name) => next.get(name) ?? name)
  const read = (path: string) => renamed(readFileSync(join(DIST, path), 'utf8'))
  const assets = new Map(names.map((name) => [nameOf(name), read(`assets/${name}`)]))
  // The page names other files: its revision is another one.
  const worker = read('sw.js').replace(/(shell:.)[0-9a-f]{4}/, '$1ffff')
  return { assets, worker, renamed }
}

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

export async function startReleases(product: string) {
  const next = nextRelease()
  let release: 'first' | 'next' | 'withdrawn' = 'first'
  let isStuck = false
  /** Paths, in the order in which they were asked for. */
  const asked: string[] = []

  function pass(path: string, from: IncomingMessage, to: ServerResponse): void {
    const headers = { ...from.headers, host: new URL(product).host, 'accept-encoding': 'identity' }
    const onward = request(new URL(path, product), { method: from.method, headers }, (answer) => {
      const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false
      if (!isHtml || release === 'first') {
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
        return
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString()
        // Other text has another length, and another hash in the policy.
        const {
          'content-length': _length,
          'content-security-policy': _csp,
          ...kept
        } = answer.headers
        to.writeHead(answer.statusCode ?? 502, kept)
        to.end(release === 'next' ? next.renamed(html) : html.replace('</head>', `${MARK}</head>`))
      })
    })
    from.pipe(onward)
  }

  function send(to: ServerResponse, text: string | undefined, type: string): void {
    to.writeHead(text === undefined ? 404 : 200, { 'content-type': type })
    to.end(text)
  }

  const server = createServer((from, to) => {
    const path = from.url ?? '/'
    asked.push(path)
    const file = /^\/assets\/(.*\.(js|css))$/.exec(path)
    if (path === '/sw.js' && release === 'withdrawn') send(to, REMOVER, TYPES.js)
    else if (path === '/sw.js' && release === 'next') {
      send(to, isStuck ? STUCK + next.worker : next.worker, TYPES.js)
    } else if (file?.[1] && release === 'next') {
      send(to, next.assets.get(file[1]), file[2] === 'css' ? TYPES.css : TYPES.js)
    } else pass(path, from, to)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    asked,
    deploy: (how: { isStuck?: boolean } = {}) => {
      release = 'next'
      isStuck = how.isStuck ?? false
    },
    withdraw: () => {
      release = 'withdrawn'
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

type Releases = Awaited<ReturnType<typeof startReleases>>

/** `site` is the front; a story opens its pages there. */
export const test = base.extend<{ site: Releases }>({
  site: async ({ baseURL }, use) => {
    const site = await startReleases(baseURL ?? '')
    await use(site)
    await site.close()
  },
})
