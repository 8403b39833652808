/** The whole server: every feature under /api, photos under /img, pages for everything else. */
import { Hono } from 'hono'
import { api } from './api.ts'
import { live } from './chat/live.ts'
import type { AppEnv } from './http/context.ts'
import { onError, onNotFound } from './http/errors.ts'
import { photos } from './media/routes.ts'
import { appLinks } from './pages/app-links.ts'
import { machines } from './pages/machines.ts'
import { manifest } from './pages/manifest.ts'
import { page } from './pages/routes.ts'
import { serviceWorker } from './pages/service-worker.ts'
import { shared } from './pages/shared.ts'
import { everyRequest } from './serve/every-request.ts'

export const app = new Hono<AppEnv>()
  .use(...everyRequest)
  .route('/api', api)
  .all('/api/*', onNotFound)
  .route('/', machines)
  .route('/ws', live)
  .route('/img', photos)
  .route('/', manifest)
  .route('/', shared)
  .route('/.well-known', appLinks)
  .route('/', serviceWorker)
  .route('/', page)
  .onError(onError)
  .notFound(onNotFound)

/** What web/api/client.ts knows of the server: types only. */
export type App = typeof api
