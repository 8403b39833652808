import { useQueries } from '@tanstack/react-query'
import type { MeetingPlace } from '#contract/trades/meeting/places'
import { inTurn, type Things, townsOf } from './places-of.ts'
import { meetingPlacesQuery } from './queries.ts'

const NONE: MeetingPlace[] = []

/** What is there by now: a list that does not come, or fails, holds nothing up. */
export function useMeetingPlaces(trade: Things): MeetingPlace[] {
  const lists = useQueries({ queries: townsOf(trade).map(meetingPlacesQuery) })
  return inTurn(lists.map(({ data }) => data ?? NONE))
}
