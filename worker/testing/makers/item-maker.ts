/** Items as a signed-in browser publishes them. */
import { expect } from 'vitest'
import type { Item } from '../../items/contract.ts'
import type { Browser } from '../app.ts'

/** A body of POST /api/items that fits, with what is given changed. */
export function newItem(given: Record<string, unknown> = {}) {
  return {
    title: 'Camión de juguete',
    description: 'Un camión rojo de madera, casi sin uso.',
    categoryId: 8,
    condition: 'good',
    estimatedValue: 150_000,
    location: 'Encarnación, Paraguay',
    tags: ['madera'],
    latitude: -27.33,
    longitude: -55.87,
    // Tests make many alike (D59).
    isOther: true,
    ...given,
  }
}

/** The multipart form of a publish (`images`) or an edit (`newImages`). */
export function itemForm(
  fields: Record<string, unknown>,
  photoField: 'images' | 'newImages',
  files: File[],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ isOther: true, ...fields })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append(photoField, file)
  return form
}

export async function makeItem(
  browser: Browser,
  given: Record<string, unknown> = {},
): Promise<Item> {
  const answer = await browser.post('/api/items', newItem(given))
  expect(answer.status).toBe(201)
  return answer.json()
}

export async function listOf(browser: Browser, query: Record<string, string>): Promise<Item[]> {
  const answer = await browser.get(`/api/items?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
