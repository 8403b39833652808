/** The main job: a person publishes an item with photos from a phone, another finds it. */
import type { Page } from '@playwright/test'
import { fillItem, photosReady, sample } from '../kit/own.ts'
import { publish as publishQuickly, registerHere, remove } from '../kit/people.ts'
import { expect, expectAccessible, newEmail, test } from '../kit/story.ts'

test.use({ serviceWorkers: 'allow' })

const PHOTOS = ['landscape-6.jpg', 'gps.jpg', 'iphone-gps.jpg'].map(sample)
/** Four rows on a wide screen. */
const MORE = 15
const ASUNCION = { latitude: -25.2637, longitude: -57.5759 }

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/items/new')
  await page.waitForURL(/custom-login\?next=%2Fitems%2Fnew/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /crear cuenta/i })
    .click()
  await registerHere(page, email)
  await page.waitForURL(/\/items\/new/)
}

async function publish(page: Page, title: string): Promise<number> {
  await page.locator('input[type=file][multiple]').setInputFiles(PHOTOS)
  await fillItem(page, title, { location: 'Asunción' })
  await page.getByLabel('Etiquetas').fill('camión, madera')
  await photosReady(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.waitForURL(/\/items\/\d+$/)
  return Number(/\d+$/.exec(page.url())?.[0])
}

/** What the image really holds, as the browser shows it. */
async function shown(page: Page, url: string) {
  const bytes = await (await page.request.get(url)).body()
  const size = await page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  }, url)
  return { ...size, bytes }
}

test('a person registers, publishes three phone photos, and a stranger nearby finds the item', async ({
  page,
  newPerson,
}) => {
  const word = crypto.randomUUID().slice(0, 6)
  const title = `Camión ${word} de juguete`
  await register(page, newEmail('ana'))
  const id = await publish(page, title)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Vale unos Gs. 80.000')).toBeVisible()
  await expectAccessible(page)

  const item = await (await page.request.get(`/api/items/${id}`)).json()
  expect(item.photos).toHaveLength(3)
  for (const photo of item.photos) {
    for (const [size, url] of Object.entries(photo.urls as Record<string, string>)) {
      const seen = await shown(page, url)
      expect(Math.max(seen.width, seen.height)).toBeLessThanOrEqual(Number(size))
      expect(seen.bytes.toString('latin1')).not.toMatch(/GPS|NIKON|Apple|Exif/)
    }
  }
  // Orientation 6: the sensor wrote it on its side; everybody sees it upright, wider than high.
  const upright = await shown(page, item.photos[0].urls['1600'])
  expect(upright.width).toBeGreaterThan(upright.height)

  // Newer items with the same word stand above it: the list is longer than a screen.
  const more: number[] = []
  for (let n = 1; n <= MORE; n += 1) {
    more.push(await publishQuickly(page, { title: `Camión ${word} número ${n}` }))
  }

  const stranger = await newPerson()
  await stranger.context().grantPermissions(['geolocation'])
  await stranger.context().setGeolocation(ASUNCION)
  await stranger.goto('/')
  await stranger.getByRole('searchbox').fill(`camion ${word}`)
  const card = stranger.getByRole('link', { name: title })
  await expect(card).toBeVisible()
  await openFilters(stranger)
  await stranger.getByRole('switch', { name: /Cerca de mí/ }).check()
  await closeFilters(stranger)
  await expect(card).toBeVisible()
  const near = stranger.getByRole('article').filter({ hasText: title })
  await expect(near.getByText(/en tu zona|a menos de \d+ km/)).toBeVisible()
  const radius = stranger.getByRole('button', { name: 'Quitar filtro: A menos de 25 km' })
  await expect(radius).toBeVisible()
  await expect(stranger.getByRole('article')).toHaveCount(MORE + 1)
  // Hovering scrolls as far as pressing would.
  await card.hover()
  const before = await stranger.evaluate(() => Math.round(scrollY))
  expect(before).toBeGreaterThan(100)
  await card.click()
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => stranger.evaluate(() => scrollY)).toBe(0)
  await stranger.getByRole('link', { name: 'Volver a los artículos' }).click()
  await expect(stranger.getByRole('searchbox')).toHaveValue(`camion ${word}`)
  await expect(radius).toBeVisible()
  await expect(near.getByText(/en tu zona|a menos de \d+ km/)).toBeInViewport()
  await expect.poll(() => stranger.evaluate(() => Math.round(scrollY))).toBe(before)

  // The front page of other stories shows pictures again.
  for (const one of [id, ...more]) await remove(page, one)
})

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ })
  if (await button.isVisible()) await button.click()
}

async function closeFilters(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cerrar' }).click()
}
