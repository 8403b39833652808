/** A photo shared from the gallery opens the publish form with it: taken by the service worker, never sent. */
import type { Page } from '@playwright/test'
import { isKept } from '../kit/offline.ts'
import { LARGE, photosReady, sample } from '../kit/own.ts'
import { PASSWORD, signIn, signOut, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { hasWorker } from '../kit/workers.ts'

test.use({ serviceWorkers: 'allow' })

/** A page under the service worker's control, as the installed app's is. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/app-settings')
  await hasWorker(page)
}

/** Runs in the page, whose policy lets no text become elements. */
function addForm(): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
  const [photos, title] = [document.createElement('input'), document.createElement('input')]
  Object.assign(photos, { type: 'file', name: 'photos', multiple: true })
  title.name = 'title'
  form.appendChild(photos)
  form.appendChild(title)
  document.body.appendChild(form)
}

/** As the system does: a navigation that POSTs the photos. */
async function share(page: Page, photos: string[], title = ''): Promise<void> {
  await page.evaluate(addForm)
  const form = page.locator('form[action="/share"]')
  await form.locator('[name=photos]').setInputFiles(photos)
  await form.locator('[name=title]').fill(title)
  await form.evaluate((element) => element instanceof HTMLFormElement && element.submit())
}

const tiles = (page: Page) => page.getByRole('main').getByAltText(/^Foto \d$/)

test('a shared photo and its title stand in the form, and a draft is not lost', async ({
  page,
}) => {
  await signUp(page)
  await openSettings(page)
  const taken: boolean[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/share')) taken.push(answer.fromServiceWorker())
  })
  await share(page, [LARGE], 'Cámara de fotos')
  await said(page, 'Agregamos la foto que compartiste')
  await photosReady(page)
  await expect(tiles(page)).toHaveCount(1)
  await expect(page.getByLabel('Título')).toHaveValue('Cámara de fotos')
  expect(new URL(page.url()).search).toBe('')
  expect(taken).toEqual([true])
  await expectAccessible(page)
  // Said of the words already, a moment before the photo.
  await isKept(page, /"photos":\[\{/)
  await share(page, [sample('orientation-6.jpg')], 'Otra cosa')
  await said(page, 'Recuperamos tu borrador')
  await photosReady(page)
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.getByLabel('Título')).toHaveValue('Cámara de fotos')
  await said(page, 'Borrador guardado en este dispositivo')
  await page.reload()
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.getByText(/compartiste/)).toHaveCount(0)
})

test('whoever is not signed in finds it after signing in', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/')
  await signOut(page)
  await openSettings(page)
  await share(page, [LARGE])
  await page.waitForURL(/custom-login\?next=/)
  await signIn(page, email, PASSWORD)
  await said(page, 'Agregamos la foto que compartiste')
  await photosReady(page)
  await expect(tiles(page)).toHaveCount(1)
})

// Case 24.
test('what was shared and not taken is gone once its person signs out', async ({ page }) => {
  const { email } = await signUp(page)
  await openSettings(page)
  // Kept by the service worker, while the form is never opened.
  await page.evaluate(async () => {
    const body = new FormData()
    body.set('photos', new File(['x'.repeat(9_000)], 'a.jpg', { type: 'image/jpeg' }))
    await fetch('/share', { method: 'POST', body, redirect: 'manual' })
  })
  await page.goto('/')
  await signOut(page)
  await page.goto('/custom-login?next=%2Fitems%2Fnew%3Fshared%3D1')
  await signIn(page, email, PASSWORD)
  await said(page, 'La foto que compartiste no llegó')
  await expect(tiles(page)).toHaveCount(0)
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('the form opens and says that the photo must be chosen again', async ({ page }) => {
    await signUp(page)
    await page.goto('/app-settings')
    await share(page, [sample('orientation-6.jpg')])
    await said(page, 'La foto que compartiste no llegó')
    expect(new URL(page.url()).pathname).toBe('/items/new')
    await expectAccessible(page)
  })
})
