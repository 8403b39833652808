/** `npm run dev`: Vite in front (reload on change), the worker from its source behind it, on PORT with the data of DATA_DIR. */
import { join } from 'node:path'
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite'
import { buildWeb } from '../tools/build.ts'
import { freePort, portFrom, requireFree } from '../tools/ports.ts'
import { endedWith, startProduct, untilHealthy } from '../tools/product.ts'
import { checkedSettings } from '../tools/settings.ts'
import { command, ROOT, type Running, Stop, say } from '../tools/tools.ts'
import { openData, prepareData } from './start.ts'
import { withPair } from './vapid.ts'

/** The built one, left by `npm start` on this port, would go on answering with the built app. */
const WITHOUT_SERVICE_WORKER = { SERVICE_WORKER: 'off' }

/** Vite takes a key as a pattern when it begins with ^, else as how an address begins. */
const OF_THE_WORKER = [
  // Vite serves our own sources under /api too (web/api/client.ts): those stay with it.
  '^/api/(?![^?]*\\.tsx?(\\?|$))',
  '/img',
  '/sw.js',
  '/ws',
  // What only machines ask for, and what another app shares.
  '^/((manifest\\.webmanifest|share|robots\\.txt|sitemap\\.xml)(\\?|$)|(sitemaps|\\.well-known)/)',
]

/** The worker checks that writes come from its own origin: what the browser said must reach it unchanged. */
export function proxyTo(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    OF_THE_WORKER.map((key) => [key, { target, changeOrigin: false, ws: true }]),
  )
}

async function develop(running: Running): Promise<void> {
  const port = portFrom(process.env.PORT || undefined)
  const given = { ...checkedSettings(), ...WITHOUT_SERVICE_WORKER }
  const { folder, release } = await openData(port)
  let vite: ViteDevServer | undefined
  try {
    const settings = await withPair(folder, given)
    await requireFree(port)
    // The worker's assets binding wants the folder, and pages that it renders their template.
    await Promise.all([prepareData(folder, settings), buildWeb()])
    if (running.ended) throw new Stop('Stopped.')
    const product = startProduct({ port: await freePort(), folder, settings, show: true })
    running.stop = product.stop
    await untilHealthy(product)
    process.env.BRAND_NAME = settings.BRAND_NAME ?? ''
    vite = await createServer({
      configFile: join(ROOT, 'vite.config.ts'),
      server: {
        host: 'localhost',
        port,
        strictPort: true,
        proxy: proxyTo(product.url),
      },
    })
    await vite.listen()
    say(`Ready: http://localhost:${port} (reloads on change; the worker's log follows)`)
    const tail = await product.exited
    if (!running.ended) throw new Stop(endedWith(tail))
  } catch (error) {
    // To be stopped, at whatever, is what it is for.
    if (!running.ended) throw error
  } finally {
    await vite?.close()
    await running.stop?.()
    release()
  }
}

if (import.meta.main) await command(develop)
