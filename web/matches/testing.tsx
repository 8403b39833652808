/** Beto at his coincidences, and with a first heart, for their stories. */
import type { Match } from '#contract/matches'
import { makeItem } from '#web/testing/items.ts'

/** Ana likes Beto's thing 9; `ids`: which of hers come nearest. */
export const makeMatch = (given: Partial<Match> = {}, ids: number[] = [7, 8]): Match => ({
  person: { id: 'ana', firstName: 'Ana', lastName: 'López', profileImageUrl: null },
  mine: { id: 9, title: 'Mesa', imageUrl: null },
  things: ids.map((id) => makeItem(id)),
  isMutual: false,
  likedAt: '2026-11-27T12:00:00.000Z',
  ...given,
})
