/** What `npm run dev` leaves to the worker, asked of Vite's own server. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxyTo } from './dev.ts'

let worker: Server
let vite: ViteDevServer
let address: string

beforeAll(async () => {
  worker = createServer((_, outgoing) => outgoing.end('the worker'))
  await new Promise<void>((done) => worker.listen(0, '127.0.0.1', done))
  const { port } = worker.address() as AddressInfo
  vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    // Nothing of ours: whatever Vite is left with, it does not know.
    root: import.meta.dirname,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      proxy: proxyTo(`http://127.0.0.1:${port}`),
    },
  })
  await vite.listen()
  address = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})
afterAll(async () => {
  await vite.close()
  worker.close()
})

const isWorkers = async (path: string, method = 'GET') =>
  (await (await fetch(address + path, { method })).text()) === 'the worker'

test.each([
  '/api/items?limit=1',
  '/img/items/1/a/320',
  '/sw.js',
  '/manifest.webmanifest',
  '/manifest.webmanifest?v=1',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/.well-known/assetlinks.json',
])('%s is answered by the worker', async (path) => {
  expect(await isWorkers(path)).toBe(true)
})

test('what another app shares is taken by the worker', async () => {
  expect(await isWorkers('/share', 'POST')).toBe(true)
})

test.each([
  '/',
  '/search?q=robots.txt',
  '/items/1',
  '/shared',
  '/pwa/share-target/share',
  '/api/client.ts',
  '/icons/icon.svg',
])('%s stays with Vite', async (path) => {
  expect(await isWorkers(path)).toBe(false)
})
