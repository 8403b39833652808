/** The whole server: every feature under /api, photos under /img, pages for everything else. */
import { Hono } from 'hono'
import { api } from './api.ts'
import { live } from './chat/live.ts'
import type { AppEnv } from './http/context.ts'
import { onError, onNotFound } from './http/errors.ts'
import { photos } from './media/routes.ts'
import { opening } from './pages/answers.ts'
import { appLinks } from './pages/machines/app-links.ts'
import { machines } from './pages/machines/machines.ts'
import { manifest } from './pages/machines/manifest.ts'
import { shared } from './pages/machines/shared.ts'
import { page } from './pages/routes.ts'
import { serviceWorker } from './pages/service-worker.ts'
import { everyRequest } from './serve/every-request.ts'

export const app = new Hono<AppEnv>()
  .use(...everyRequest)
  .route('/api', api)
  .route('/api/opening', opening)
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
