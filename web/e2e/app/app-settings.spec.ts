/** /app-settings: what the app keeps on the device is measured, and goes at one press; drafts stay. */
import type { Page } from '@playwright/test'
import { DEMO_LIST } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { press, said, speakFirst, wordsIn } from '../kit/texts.ts'

test.use({ serviceWorkers: 'allow' })

const PHOTO_BYTES = 250_000
const DATA_BYTES = 120_000
const DRAFT_BYTES = 30_000

/** What other parts of the app keep under these names, with sizes that are known. */
async function keepItems(page: Page): Promise<void> {
  await page.evaluate(
    async ([photo, data, draft]) => {
      const photos = await caches.open('jopoi-photos')
      await photos.put('/img/known', new Response(new Uint8Array(photo ?? 0)))
      const keep = (name: string, store: string, bytes: number) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onupgradeneeded = () => opening.result.createObjectStore(store)
          opening.onerror = reject
          opening.onsuccess = () => {
            const database = opening.result
            const name = database.objectStoreNames[0] ?? store
            const writing = database.transaction(name, 'readwrite')
            writing.objectStore(name).put(new Blob(['x'.repeat(bytes)]), 'known')
            writing.oncomplete = () => {
              database.close()
              resolve()
            }
          }
        })
      await keep('jopoi-queries', 'queries', data ?? 0)
      await keep('keyval-store', 'keyval', draft ?? 0)
    },
    [PHOTO_BYTES, DATA_BYTES, DRAFT_BYTES],
  )
}

const row = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) })

/** The figure of a row, bytes. */
async function figure(page: Page, name: string): Promise<number> {
  const value = row(page, name).locator('dd')
  await expect(value).toHaveText(/^[\d.,]+ [KM]B$/)
  const [number = '', unit] = ((await value.textContent()) ?? '').split(' ')
  return Number(number.replaceAll('.', '').replace(',', '.')) * (unit === 'MB' ? 1e6 : 1e3)
}

async function open(page: Page): Promise<void> {
  await page.goto('/app-settings')
  await expect(page.getByRole('heading', { level: 1, name: 'La aplicación' })).toBeVisible()
}

test('its figures grow with what is kept, fall when it is emptied, and drafts stay', async ({
  page,
}) => {
  await open(page)
  const before = {
    photos: await figure(page, 'Fotos vistas'),
    data: await figure(page, 'Listas y artículos vistos'),
    own: await figure(page, 'Borradores'),
  }
  await keepItems(page)
  await open(page)
  expect(await figure(page, 'Fotos vistas')).toBeGreaterThanOrEqual(before.photos + PHOTO_BYTES)
  const data = await figure(page, 'Listas y artículos vistos')
  expect(data).toBeGreaterThanOrEqual(DATA_BYTES)
  expect(await figure(page, 'Borradores')).toBeGreaterThanOrEqual(before.own + DRAFT_BYTES)
  expect(await figure(page, 'En total')).toBeGreaterThan(0)
  await press(page, 'Vaciar')
  await said(page, 'Espacio liberado')
  await expect(row(page, 'Fotos vistas')).toContainText(/vistas0 fotos/)
  expect(await figure(page, 'Fotos vistas')).toBe(0)
  expect(await figure(page, 'Listas y artículos vistos')).toBeLessThan(data)
  expect(await figure(page, 'Borradores')).toBeGreaterThanOrEqual(DRAFT_BYTES)
})

test('photos seen in the list count once the service worker keeps them', async ({ page }) => {
  await open(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(DEMO_LIST)
  await expect(page.getByRole('article').locator('img').first()).toBeVisible()
  await expect(async () => {
    await open(page)
    expect(await figure(page, 'Fotos vistas')).toBeGreaterThan(0)
  }).toPass()
  expect(await figure(page, 'Lo que necesita')).toBeGreaterThan(0)
})

test.describe('without a network', () => {
  test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/] } })

  test('it opens from the bottom bar; offline it says that nothing can be emptied now', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await page.goto('/')
    await keepItems(page)
    await page.getByRole('link', { name: 'App', exact: true }).click()
    expect(await figure(page, 'Fotos vistas')).toBeGreaterThan(0)
    await context.setOffline(true)
    await said(page, 'Ahora es lo único que puedes ver. Podrás vaciarlo cuando vuelva la conexión.')
    await expect(page.getByRole('button', { name: 'Vaciar' })).toBeDisabled()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Vaciar' })).toBeEnabled()
  })
})

test('the language is chosen here as well, without a reload', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The app' })).toBeVisible()
  await expect(page).toHaveTitle(/The app/)
})

for (const [language, colorScheme] of [
  ['es', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    const t = wordsIn(language)

    test('everybody can read it, installed and not', async ({ page }) => {
      await speakFirst(page, language)
      await page.goto('/app-settings')
      await said(page, t('Espacio usado', 'Space used'))
      await expect(row(page, t('Fotos vistas', 'Photos seen'))).toContainText('KB')
      await expect(row(page, t('Versión', 'Version'))).toContainText(/\d+\.\d+\.\d+/)
      await expect(row(page, t('Compilación', 'Build'))).toContainText(/[0-9a-f]{8}/)
      await expectAccessible(page)
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
      await expect(page.getByText(t('ya está instalada', 'is installed on'))).toBeVisible()
      await expectAccessible(page)
      const { scroll, seen } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        seen: document.documentElement.clientWidth,
      }))
      expect(scroll).toBeLessThanOrEqual(seen)
    })
  })
}
