/** Entry of the worker. */
import { app } from './app.ts'
import { runCron } from './serve/cron.ts'

export { TradeRoom } from './trades/room/room.ts'

export default {
  fetch: app.fetch,
  scheduled: (_event: unknown, env: Parameters<typeof runCron>[0]) => runCron(env),
}
