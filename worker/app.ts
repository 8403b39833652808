/** The whole server: every feature under /api, photos under /img, pages for everything else. */
import { Hono } from 'hono'
import { logout } from './accounts/logout.ts'
import { accounts } from './accounts/routes.ts'
import { browse } from './browse/routes.ts'
import { categories } from './categories/routes.ts'
import { dev } from './dev/routes.ts'
import type { AppEnv } from './http/context.ts'
import { onError, onNotFound } from './http/errors.ts'
import { everyCall, everyRequest } from './http/every-request.ts'
import { health } from './http/health.ts'
import { myItems } from './items/my-routes.ts'
import { items } from './items/routes.ts'
import { photos } from './media/routes.ts'
import { page } from './pages/routes.ts'
import { places } from './places/routes.ts'

const api = new Hono<AppEnv>()
  .use(...everyCall)
  .route('/health', health)
  .route('/auth', accounts)
  .route('/logout', logout)
  .route('/categories', categories)
  .route('/places', places)
  .route('/items', browse)
  .route('/items', items)
  .route('/', myItems)
  .route('/dev', dev)

export const app = new Hono<AppEnv>()
  .use(...everyRequest)
  .route('/api', api)
  .all('/api/*', onNotFound)
  .route('/img', photos)
  .route('/', page)
  .onError(onError)
  .notFound(onNotFound)

/** What web/api/client.ts knows of the server: types only. */
export type App = typeof api
