/** A place of the list as the place of a meeting: its words are the server's, and it must be one of a town of the trade. */
import type { Ctx } from '../../../http/context.ts'
import { Refusal } from '../../../http/errors.ts'
import type { ActionBody } from '../../contract.ts'
import { placeLine } from './rules.ts'
import { offeredFor } from './store.ts'

/** Whatever was written beside it. Throws 422 where it is not offered there (any more). */
export async function withPlace(ctx: Ctx, tradeId: number, body: ActionBody): Promise<ActionBody> {
  const { meetingPlaceId } = body
  if (meetingPlaceId === undefined) return body
  const place = await offeredFor(ctx.db, meetingPlaceId, tradeId)
  if (place) return { ...body, meetingLocation: placeLine(place) }
  throw new Refusal('invalid', 422, {
    issues: [{ path: 'meetingPlaceId', code: 'meeting_place_gone' }],
  })
}
