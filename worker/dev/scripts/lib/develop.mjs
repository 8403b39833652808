/** The body of `npm run dev`: Vite in front (reload on change), the worker from its source behind it. */

import { join } from 'node:path'
import { createServer } from 'vite'
import { buildWeb } from './build.mjs'
import { proxyTo } from './develop-proxy.mjs'
import { freePort, portFrom, requireFree } from './ports.mjs'
import { startProduct, untilHealthy } from './product.mjs'
import { checkedSettings, openData, prepareData } from './serve.mjs'
import { ROOT, Stop, say } from './tools.mjs'
import { withPair } from './vapid.mjs'

/** The built one, left by `npm start` on this port, would go on answering with the built app. */
const WITHOUT_SERVICE_WORKER = { SERVICE_WORKER: 'off' }

export async function develop(running) {
  const port = portFrom(process.env.PORT || undefined)
  const given = { ...checkedSettings(), ...WITHOUT_SERVICE_WORKER }
  const { folder, release } = await openData(port)
  let vite
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
    if (!running.ended) throw new Stop(`The server ended by itself:\n${tail}`)
  } catch (error) {
    // To be stopped, at whatever, is what it is for.
    if (!running.ended) throw error
  } finally {
    await vite?.close()
    await running.stop?.()
    release()
  }
}
