/** One's home over the wire. */
import * as v from 'valibot'
import { GlanceSchema } from '../matches/contract.ts'
import { LatitudeSchema, LongitudeSchema } from '../places/contract.ts'
import { NearWishSchema } from '../wishes/contract.ts'
import { WAITING_KINDS } from './terms.ts'

/** GET /api/home. Where one is, if it is known; what is no point is none. */
export const HomeQuerySchema = v.object({
  userLatitude: v.fallback(v.optional(LatitudeSchema), undefined),
  userLongitude: v.fallback(v.optional(LongitudeSchema), undefined),
})
export type HomeQuery = v.InferOutput<typeof HomeQuerySchema>

/** `id`: of the trade; of what is 'still' asked about, of the thing, which has nobody else. */
const WaitingSchema = v.object({
  kind: v.picklist(WAITING_KINDS),
  id: v.number(),
  name: v.nullable(v.string()),
  title: v.string(),
})
export type Waiting = v.InferOutput<typeof WaitingSchema>

/** The most pressing first. `count`: of all that waits, as far as it is looked for. `wishes` is null where no point was given. */
export const HomeSchema = v.object({
  waiting: v.array(WaitingSchema),
  count: v.number(),
  match: v.nullable(GlanceSchema),
  wishes: v.nullable(v.array(NearWishSchema)),
})
export type Home = v.InferOutput<typeof HomeSchema>
