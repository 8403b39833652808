/** Places to meet at over the wire: what is offered in a town, and how administrators keep the list. */
import * as v from 'valibot'
import { asLine } from '../../../text/contract.ts'
import { PLACE_KINDS, PLACE_NAME_MAX, type PlaceKind, TOWN_MAX } from './terms.ts'

/** GET /api/meeting-places?town=&country= (country: a Spanish name of COUNTRIES, Paraguay when absent). */
export const MeetingPlacesQuerySchema = v.object({
  town: v.pipe(
    v.string('meeting_town_required'),
    asLine,
    v.nonEmpty('meeting_town_required'),
    v.maxLength(TOWN_MAX, 'text_long'),
  ),
  country: v.optional(v.pipe(v.string('malformed'), asLine, v.maxLength(TOWN_MAX, 'text_long'))),
})

export type MeetingPlace = {
  id: number
  kind: PlaceKind
  name: string
  town: string
  /** At least five different pairs of people completed a trade there. */
  isProven: boolean
}

const name = v.pipe(
  v.string('meeting_place_name_required'),
  asLine,
  v.nonEmpty('meeting_place_name_required'),
  v.maxLength(PLACE_NAME_MAX, 'text_long'),
  // Two names are told apart by their letters.
  v.regex(/[\p{L}\p{N}]/u, 'meeting_place_name_required'),
)

/** POST /api/admin/meeting-places. The town is one that the gazetteer knows. */
export const NewMeetingPlaceSchema = v.object({
  town: MeetingPlacesQuerySchema.entries.town,
  kind: v.picklist(PLACE_KINDS, 'malformed'),
  name,
})
export type NewMeetingPlace = v.InferOutput<typeof NewMeetingPlaceSchema>

/** POST /api/admin/meeting-places/{id}/rename. */
export const RenamePlaceSchema = v.object({ name })

/** GET /api/admin/meeting-places: all of them, by town. */
export type KeptPlace = {
  id: number
  kind: PlaceKind
  name: string
  town: string
  country: string
  /** An address, or 'administrator'. */
  source: string
  /** Different pairs of people, at most PAIRS_MAX; as of the last count. */
  pairs: number
  isHidden: boolean
}
