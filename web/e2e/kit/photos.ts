/** What the stories of photos share: publishing them, and looking at what is served of them. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fillItem, newTitle, photosReady, sample } from './own.ts'
import { origin } from './people.ts'
import { expect } from './story.ts'

export type File = { name: string; mimeType: string; buffer: Buffer }
/** One photo of an item as the API tells it: addresses by size. */
export type Served = { urls: Record<string, string> }

export const jpeg = (name: string, as = name): File => ({
  name: as,
  mimeType: 'image/jpeg',
  buffer: readFileSync(sample(name)),
})

export const chooser = (page: Page) => page.locator('input[type=file][multiple]')

/** The publish form, open, filled in but for its photos. */
export async function fillForm(page: Page): Promise<void> {
  await page.goto('/items/new')
  await fillItem(page, newTitle('Cámara'), { category: 'Electrónica', location: 'Asunción' })
}

/** Sends the form; answers the item's photos as everybody gets them. */
export async function send(page: Page): Promise<Served[]> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.waitForURL(/\/items\/\d+$/)
  const id = /\d+$/.exec(page.url())?.[0]
  return (await (await page.request.get(`/api/items/${id}`)).json()).photos
}

export async function publishPhotos(page: Page, files: File[]): Promise<Served[]> {
  await fillForm(page)
  await chooser(page).setInputFiles(files)
  await photosReady(page)
  return send(page)
}

/** Through the plain API, as a client that knows nothing of sizes sends them. */
export async function publishPlainly(page: Page, files: File[]): Promise<Served[]> {
  const form = new FormData()
  const fields = {
    title: newTitle('Cámara'),
    description: 'Con estuche y correa, anda muy bien.',
    categoryId: '1',
    condition: 'good',
    estimatedValue: '0',
    location: 'Asunción',
    // The same files again and again (D59).
    isOther: 'true',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, mimeType, buffer } of files) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  }
  const headers = origin()
  const made = await page.request.post('/api/items', { headers, multipart: form })
  expect(made.status()).toBe(201)
  return (await made.json()).photos
}

export async function bytesOf(page: Page, url: string): Promise<Buffer> {
  const answer = await page.request.get(url)
  expect(answer.status()).toBe(200)
  return answer.body()
}

/** As the browser shows it: its sides, and its colours on a small square. */
export function seen(page: Page, source: string) {
  return page.evaluate(async (address) => {
    const side = 24
    const image = new Image()
    image.src = address
    await image.decode()
    const pen = new OffscreenCanvas(side, side).getContext('2d')
    pen?.drawImage(image, 0, 0, side, side)
    const { naturalWidth: width, naturalHeight: height } = image
    return { width, height, side, colors: [...(pen?.getImageData(0, 0, side, side).data ?? [])] }
  }, source)
}

type Square = { side: number; colors: number[] }

/** Mean difference of colour, of 255, with `turned` applied to the second one first. */
function apart(one: Square, other: Square, turned: (x: number, y: number) => [number, number]) {
  const { side } = one
  let sum = 0
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [a, b] = turned(x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const here = one.colors[(y * side + x) * 4 + channel] ?? 0
        const there = other.colors[(b * side + a) * 4 + channel] ?? 0
        sum += Math.abs(here - there)
      }
    }
  }
  return sum / (side * side * 3)
}

/** How far a picture is from an upright one, and from that in the nearest of its seven wrong positions. */
export function uprightness(one: Square, upright: Square) {
  const flip = (at: number) => one.side - 1 - at
  const wrong = [
    (x: number, y: number): [number, number] => [flip(x), y],
    (x: number, y: number): [number, number] => [flip(x), flip(y)],
    (x: number, y: number): [number, number] => [x, flip(y)],
    (x: number, y: number): [number, number] => [y, x],
    (x: number, y: number): [number, number] => [y, flip(x)],
    (x: number, y: number): [number, number] => [flip(y), flip(x)],
    (x: number, y: number): [number, number] => [flip(y), x],
  ]
  return {
    upright: apart(one, upright, (x, y) => [x, y]),
    wrong: Math.min(...wrong.map((turned) => apart(one, upright, turned))),
  }
}
