/** What the photos of an item cost whoever opens its page: as many as are shown, as large as they are shown. */
import type { Page } from '@playwright/test'
import { signUp } from '../kit/people.ts'
import { jpeg, publishPhotos, type Served } from '../kit/photos.ts'
import { expect, settled, test } from '../kit/story.ts'

// As most cheap phones are: 360 dots of two pixels.
test.use({ contextOptions: { deviceScaleFactor: 2 } })

const KB = 1024
/** Of an item's page, before one asks for more. */
const PAGE = 40 * KB
const PHOTOS = ['iphone-gps.jpg', 'landscape-6.jpg', 'phone-large.jpg']

/** Bytes by address of every photo that the page asks for from here on. */
function photosOf(page: Page): Map<string, number> {
  const found = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/img/')) found.set(pathname, (await response.body()).length)
  })
  return found
}

const sum = (photos: Map<string, number>) => [...photos.values()].reduce((all, one) => all + one, 0)
const addresses = (photos: Served[], size: string) => photos.map(({ urls }) => urls[size] ?? '')

test('a page fetches the photo that it shows; a finger on it those beside it, the whole screen the large one; half of it where bytes are dear', async ({
  page,
  newPerson,
}) => {
  await signUp(page)
  const photos = await publishPhotos(
    page,
    PHOTOS.map((name) => jpeg(name)),
  )
  const path = new URL(page.url()).pathname
  const [medium, large, small] = ['640', '1600', '320'].map((size) => addresses(photos, size))

  const visitor = await newPerson()
  const seen = photosOf(visitor)
  await visitor.goto(path)
  await settled(visitor)
  await visitor.waitForLoadState('networkidle')
  expect([...seen.keys()].filter((one) => medium?.includes(one))).toEqual(medium?.slice(0, 1))
  expect([...seen.keys()].filter((one) => large?.includes(one))).toEqual([])
  const atFirst = sum(seen)
  console.info(`photos of an item's page ${(atFirst / KB).toFixed(1)} KB`)
  expect(atFirst).toBeLessThanOrEqual(PAGE)

  await visitor.getByRole('list', { name: /^Fotos de / }).tap()
  await expect.poll(() => [...seen.keys()]).toContain(medium?.[1])
  expect([...seen.keys()]).not.toContain(medium?.[2])
  await visitor.getByRole('button', { name: 'Ver en pantalla completa' }).tap()
  await expect.poll(() => [...seen.keys()]).toContain(large?.[0])

  const frugal = await newPerson()
  await frugal.setExtraHTTPHeaders({ 'save-data': 'on' })
  const cheap = photosOf(frugal)
  await frugal.goto(path)
  await settled(frugal)
  await frugal.waitForLoadState('networkidle')
  expect([...cheap.keys()]).toContain(small?.[0])
  expect(sum(cheap)).toBeLessThanOrEqual(atFirst / 2)
})
