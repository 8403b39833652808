/** Places (D11): suggestions while a location is typed, and the name of where somebody is. */
import { Hono } from 'hono'
import type { AppEnv, Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import { validate } from '../http/validate.ts'
import {
  NearQuerySchema,
  type Place,
  PlacesQuerySchema,
  TownQuerySchema,
  type Understood,
} from './contract.ts'
import { askOutside } from './geocoder.ts'
import type { Point } from './rules.ts'
import { homeAt, nearestPlace, suggestPlaces, townOf } from './store.ts'

/** The same for everybody, and it changes with a release only. */
const SAME_FOR_ALL = 'public, max-age=3600'

export const places = new Hono<AppEnv>()
  .get('/', validate('query', PlacesQuerySchema), async (c) => {
    const { q, country } = c.req.valid('query')
    c.header('cache-control', SAME_FOR_ALL)
    return c.json<Place[]>(await suggestPlaces(c.get('ctx').db, q, country))
  })
  .get('/town', validate('query', TownQuerySchema), async (c) => {
    const { text, country } = c.req.valid('query')
    c.header('cache-control', SAME_FOR_ALL)
    const town = await townOf(c.get('ctx').db, text, country)
    return c.json<Understood>({ town: town?.place ?? null })
  })
  .get('/near', validate('query', NearQuerySchema), async (c) => {
    const place = await placeNear(c.get('ctx'), c.req.valid('query'))
    if (!place) throw new Refusal('not_found', 404)
    return c.json<Place>(place)
  })

/**
 * Only a point without a place of the gazetteer nearby is told to anybody outside. Named is the home, not the point: the town
 * that a thing says would tell one side of its cell from the other (D61).
 */
async function placeNear(ctx: Ctx, at: Point): Promise<Place | null> {
  const home = await homeAt(ctx.db, at)
  const known = await nearestPlace(ctx.db, home)
  const service = ctx.settings.REVERSE_GEOCODING_URL
  if (known || !service) return known
  try {
    return await askOutside(service, home)
  } catch (error) {
    logFailure('reverse lookup', error)
    return null
  }
}
