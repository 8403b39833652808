/** Places (D11): suggestions while a location is typed, and the name of where somebody is. */
import { Hono } from 'hono'
import type { AppEnv, Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import { validate } from '../http/validate.ts'
import { NearQuerySchema, type Place, PlacesQuerySchema } from './contract.ts'
import { askOutside } from './geocoder.ts'
import { type Coordinates, nearestPlace, suggestPlaces } from './store.ts'

export const places = new Hono<AppEnv>()
  .get('/', validate('query', PlacesQuerySchema), async (c) => {
    const { q, country } = c.req.valid('query')
    // The same for everybody, and it changes with a release only.
    c.header('cache-control', 'public, max-age=3600')
    return c.json<Place[]>(await suggestPlaces(c.get('ctx').db, q, country))
  })
  .get('/near', validate('query', NearQuerySchema), async (c) => {
    const place = await placeNear(c.get('ctx'), c.req.valid('query'))
    if (!place) throw new Refusal('not_found', 404)
    return c.json<Place>(place)
  })

async function placeNear(ctx: Ctx, at: Coordinates): Promise<Place | null> {
  const service = ctx.settings.REVERSE_GEOCODING_URL
  if (service) {
    try {
      const told = await askOutside(service, at)
      if (told) return told
    } catch (error) {
      logFailure('reverse lookup', error)
    }
  }
  return nearestPlace(ctx.db, at)
}
