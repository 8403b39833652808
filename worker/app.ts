/** The whole server: every feature under /api, photos under /img, pages for everything else. */
import { Hono } from 'hono'
import { api } from './api.ts'
import type { AppEnv } from './http/context.ts'
import { onError, onNotFound } from './http/errors.ts'
import { everyRequest } from './http/every-request.ts'
import { photos } from './media/routes.ts'
import { page } from './pages/routes.ts'
import { serviceWorker } from './pages/service-worker.ts'

export const app = new Hono<AppEnv>()
  .use(...everyRequest)
  .route('/api', api)
  .all('/api/*', onNotFound)
  .route('/img', photos)
  .route('/', serviceWorker)
  .route('/', page)
  .onError(onError)
  .notFound(onNotFound)

/** What web/api/client.ts knows of the server: types only. */
export type App = typeof api
