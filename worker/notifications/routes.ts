/** /api/notifications: the list, what is read, the settings; /api/push and its doubles: a person's devices. */
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { pageHeaders } from '../http/page.ts'
import { idOf, validate } from '../http/validate.ts'
import { asksAsPerson, forViewer, requireViewer, viewerOf } from '../http/viewer.ts'
import {
  changeSettings,
  openSettings,
  pageOfNotifications,
  publicKey,
  subscribe,
} from './actions.ts'
import {
  DeviceSchema,
  EndpointSchema,
  NotificationsQuerySchema,
  ReadAllQuerySchema,
  SettingsSchema,
  SubscriptionSchema,
} from './contract.ts'
import { deleteDevice, isSubscribed } from './push-store.ts'
import { markAllRead, markRead } from './store.ts'

const who = (c: Context<AppEnv>) => [c.get('ctx'), viewerOf(c)] as const

export const notificationRoutes = new Hono<AppEnv>()
  .get('/', asksAsPerson, validate('query', NotificationsQuerySchema), async (c) => {
    const asked = c.req.valid('query')
    const page = await forViewer(c, (ctx, viewer) => pageOfNotifications(ctx, viewer, asked))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })
  .post('/read-all', requireViewer, validate('query', ReadAllQuerySchema), async (c) => {
    const [{ db, clock }, { id }] = who(c)
    const { trade } = c.req.valid('query')
    const read = await markAllRead(db, id, clock.now(), { tradeId: trade })
    // Whoever knows which they were need not ask what is left. Of all of them nothing is.
    return c.json(trade === undefined ? [] : read.map((one) => one.id), 200)
  })
  .post('/:id/read', requireViewer, async (c) => {
    const [{ db, clock }, viewer] = who(c)
    await markRead(db, viewer.id, idOf(c.req.param('id')), clock.now())
    return c.body(null, 204)
  })
  .get('/settings', asksAsPerson, async (c) => c.json(await forViewer(c, openSettings)))
  .put('/settings', requireViewer, validate('json', SettingsSchema), async (c) =>
    c.json(await changeSettings(...who(c), c.req.valid('json'))),
  )
  .post('/subscribe', requireViewer, validate('json', SubscriptionSchema), async (c) => {
    await subscribe(...who(c), c.req.valid('json'))
    return c.body(null, 204)
  })
  // An address opens the way to a device: it stands in no line of any log.
  .post('/subscribed', requireViewer, validate('json', EndpointSchema), async (c) => {
    const [{ db }, viewer] = who(c)
    return c.json({ isSubscribed: await isSubscribed(db, viewer, c.req.valid('json').endpoint) })
  })
  .post('/unsubscribe', requireViewer, validate('json', EndpointSchema), async (c) => {
    const [{ db }, { id }] = who(c)
    await deleteDevice(db, id, c.req.valid('json').endpoint)
    return c.body(null, 204)
  })

export const pushRoutes = new Hono<AppEnv>()
  .get('/key', (c) => c.json({ publicKey: publicKey(c.get('ctx')) }))
  .post('/subscribe', requireViewer, validate('json', DeviceSchema), async (c) => {
    await subscribe(...who(c), c.req.valid('json'))
    return c.body(null, 204)
  })
