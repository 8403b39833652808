/** Photos as phones make them, from the form and from the plain API, to what everybody is served (cases 26 to 28). */
import type { Page } from '@playwright/test'
import { toldBy } from '../../../worker/media/testing/telltales.ts'
import { photosReady } from '../kit/own.ts'
import { origin, signUp } from '../kit/people.ts'
import {
  bytesOf,
  chooser,
  type File,
  fillForm,
  jpeg,
  publishPhotos,
  publishPlainly,
  type Served,
  seen,
  send,
  uprightness,
} from '../kit/photos.ts'
import { expect, test } from '../kit/story.ts'

const ORIENTED = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => jpeg(`orientation-${n}.jpg`))
/** As many as one thing takes. */
const MAX = 5
const TELLING = [
  jpeg('gps.jpg'),
  jpeg('iphone-gps.jpg'),
  ...['png', 'webp', 'avif'].map((type) => ({
    ...jpeg(`gps.${type}`),
    mimeType: `image/${type}`,
  })),
]
const HEIC_SAID =
  'Tu dispositivo no pudo convertir esta foto HEIC. Guárdala como JPG y vuelve a elegirla.'
/** "At once" for a person. */
const AT_ONCE = { timeout: 4_000 }

/** A data address of what a phone made: upright as it is, since it says orientation 1. */
const asAddress = ({ mimeType, buffer }: File) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`

/** Every size of every photo is upright; the sensor wrote 600×450 for 5 to 8, and 450×600 for the others. */
async function expectUpright(page: Page, photos: Served[]): Promise<void> {
  const reference = await seen(page, asAddress(jpeg('orientation-1.jpg')))
  for (const { urls } of photos) {
    expect(Object.keys(urls)).toEqual(expect.arrayContaining(['320', '1600']))
    for (const [size, url] of Object.entries(urls)) {
      const picture = await seen(page, url)
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(Number(size))
      expect(picture.width / picture.height).toBeCloseTo(450 / 600, 1)
      const { upright, wrong } = uprightness(picture, reference)
      expect(upright, url).toBeLessThan(6)
      expect(upright, url).toBeLessThan(wrong / 2)
    }
  }
}

test('case 26: all eight ways of holding a phone are upright in every size that is served', async ({
  page,
}) => {
  for (const files of [ORIENTED.slice(0, MAX), ORIENTED.slice(MAX)]) {
    // By somebody else each time: the same picture again would be asked about (D59).
    await signUp(page)
    const photos = await publishPhotos(page, files)
    expect(photos).toHaveLength(files.length)
    await expectUpright(page, photos)
  }
})

test('case 26: through the plain API as well', async ({ page }) => {
  await signUp(page)
  await page.goto('/privacy')
  for (const files of [ORIENTED.slice(0, MAX), ORIENTED.slice(MAX)]) {
    await expectUpright(page, await publishPlainly(page, files))
  }
})

for (const [way, publish] of [
  ['the form', publishPhotos],
  ['the plain API', publishPlainly],
] as const) {
  test(`case 27: no byte that is served tells where, with what and by whom: ${way}`, async ({
    page,
  }) => {
    for (const { name, buffer } of TELLING) expect(toldBy(buffer), name).not.toEqual([])
    await signUp(page)
    const photos = await publish(page, TELLING)
    expect(photos).toHaveLength(TELLING.length)
    for (const url of photos.flatMap(({ urls }) => Object.values(urls))) {
      expect(toldBy(await bytesOf(page, url)), url).toEqual([])
    }
  })
}

test('case 28: HEIC is told at once in a plain sentence, whatever it is called; the others go on', async ({
  page,
}) => {
  await signUp(page)
  await fillForm(page)
  const heic = jpeg('heic-named.jpg').buffer
  await chooser(page).setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic },
    { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: heic },
    // The other way round: a JPEG that only calls itself so is a photo like any other.
    { ...jpeg('landscape-6.jpg', 'IMG_0003.heic'), mimeType: 'image/heic' },
  ])
  for (const name of ['IMG_0001.HEIC', 'IMG_0002.jpg']) {
    const told = page.getByRole('listitem').filter({ hasText: name })
    await expect(told).toContainText(HEIC_SAID, AT_ONCE)
  }
  await photosReady(page)
  await expect(page.getByRole('button', { name: /^Quitar foto/ })).toHaveCount(1)
  const photos = await send(page)
  expect(photos).toHaveLength(1)
  const picture = await seen(page, photos[0]?.urls['1600'] ?? '')
  expect(picture.width).toBeGreaterThan(picture.height)
})

test('case 28: the server decides by the first bytes too, and says the same', async ({ page }) => {
  await signUp(page)
  const heic = jpeg('heic-named.jpg').buffer
  for (const name of ['IMG_1.HEIC', 'IMG_1.jpg']) {
    const headers = origin()
    const images = { name, mimeType: 'image/jpeg', buffer: heic }
    const answer = await page.request.post('/api/items', {
      headers,
      multipart: {
        title: 'Cámara de fotos',
        description: 'Con estuche y correa, anda muy bien.',
        categoryId: 1,
        condition: 'good',
        location: 'Asunción',
        images,
      },
    })
    expect(answer.status()).toBe(415)
    expect(await answer.json()).toMatchObject({ code: 'photo_heic', message: HEIC_SAID })
  }
})
