/** Types of places.mjs, which plain Node runs. */
export type PlaceRow = {
  id: number
  name: string
  folded: string
  country: string
  latitude: number
  longitude: number
  population: number
  cell: number
}
export function placeRows(): PlaceRow[]
export function startRows(rows: PlaceRow[]): { start: string; country: string; ids: number[] }[]
export function placesSql(): string[]
