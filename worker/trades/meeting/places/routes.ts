/** /api/meeting-places: public places to meet at in a town (D51). */
import { Hono } from 'hono'
import type { AppEnv } from '../../../http/context.ts'
import { validate } from '../../../http/validate.ts'
import { type MeetingPlace, MeetingPlacesQuerySchema } from './contract.ts'
import { placesIn } from './store.ts'

/** The same for everybody; what is hidden is refused at once, and gone from everywhere soon after. */
const SAME_FOR_ALL = 'public, max-age=300'

export const meetingPlaceRoutes = new Hono<AppEnv>().get(
  '/',
  validate('query', MeetingPlacesQuerySchema),
  async (c) => {
    c.header('cache-control', SAME_FOR_ALL)
    return c.json<MeetingPlace[]>(await placesIn(c.get('ctx').db, c.req.valid('query')))
  },
)
