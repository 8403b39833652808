/** Wishes as a signed-in browser makes them. */
import { expect } from 'vitest'
import type { Wish } from '../../wishes/contract.ts'
import type { Browser } from '../app.ts'

/** A body of POST /api/wishes that fits, with what is given changed. */
export const newWish = (given: Record<string, unknown> = {}) => ({
  words: 'Camión de madera',
  categoryIds: [8],
  maxValue: 200_000,
  location: 'Encarnación, Paraguay',
  latitude: -27.33,
  longitude: -55.87,
  radius: 25,
  note: 'Para mi hijo de cuatro años.',
  isPublic: true,
  ...given,
})

export async function makeWish(
  browser: Browser,
  given: Record<string, unknown> = {},
): Promise<Wish> {
  const answer = await browser.post('/api/wishes', newWish(given))
  expect(answer.status).toBe(201)
  return answer.json()
}
