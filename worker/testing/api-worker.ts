/** The api, the photos and the rooms as a worker of their own, for tests in Node: no page is rendered, so that it is built in a moment. */
import { Hono } from 'hono'
import { api } from '../api.ts'
import type { AppEnv } from '../http/context.ts'
import { onError } from '../http/errors.ts'
import { photos } from '../media/routes.ts'
import { everyRequest } from '../serve/every-request.ts'

export { TradeRoom } from '../trades/room/room.ts'

export default new Hono<AppEnv>()
  .use(...everyRequest)
  .route('/api', api)
  .route('/img', photos)
  .onError(onError)
