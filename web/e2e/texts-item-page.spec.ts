/** Every text of the page of a thing, in both languages. */
import type { Page } from '@playwright/test'
import { origin, PASSWORD, publish, remove, signUp } from './people.ts'
import { expect, test } from './story.ts'
import { LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

// A photo that a service worker asks for cannot be made to fail from the page.
test.use({ provoked: { errors: [/404/] }, serviceWorkers: 'block' })

/** The oldest thing that has pictures: no other story removes it. */
async function openWithPictures(page: Page): Promise<void> {
  const items = await (await page.request.get('/api/items?sortBy=oldest&limit=60')).json()
  const { id } = items.find((item: { photos: unknown[] }) => item.photos.length > 0)
  await page.goto(`/items/${id}`)
}

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const copy = t('Copiar enlace', 'Copy link')

  test(`${language}: a thing that is not there`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/items/99999999')
    await said(
      page,
      t('Artículo no encontrado', 'Item not found'),
      t(
        'El artículo que buscas no existe o ha sido eliminado.',
        'The item you are looking for does not exist or has been deleted.',
      ),
    )
  })

  test(`${language}: no picture, and one that cannot be loaded`, async ({ page }) => {
    await speakFirst(page, language)
    await signUp(page)
    const id = await publish(page, {})
    await page.goto(`/items/${id}`)
    await said(page, t('Sin imagen disponible', 'No image available'))
    await page.route(/\/img\//, (route) => route.fulfill({ status: 404 }))
    await openWithPictures(page)
    await said(page, t('Error al cargar imagen', 'The image could not be loaded'))
    await remove(page, id)
  })

  test(`${language}: the link is copied`, async ({ page }) => {
    await speakFirst(page, language)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWithPictures(page)
    await press(page, t('Compartir', 'Share'))
    await press(page, copy)
    await expect(
      page.getByRole('button', { name: t('Enlace copiado', 'Link copied') }),
    ).toBeVisible()
  })

  test(`${language}: the link cannot be copied`, async ({ page }) => {
    await speakFirst(page, language)
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new Error('refused'))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      document.execCommand = () => false
    })
    await openWithPictures(page)
    await press(page, t('Compartir', 'Share'))
    await press(page, copy)
    const failed = t('No se pudo copiar el enlace', 'The link could not be copied')
    await expect(page.getByRole('dialog').getByText(failed)).toBeVisible()
  })

  test(`${language}: proposing as a guest, and on one's own thing`, async ({ page, newPerson }) => {
    const owner = await newPerson()
    const { email } = await signUp(owner)
    const id = await publish(owner, {})
    await speakFirst(page, language)
    await page.goto(`/items/${id}`)
    await press(page, t('Proponer Intercambio', 'Propose a trade'))
    await expect(page.getByText(t('Únete a ', 'Join ')).first()).toBeVisible()
    await said(
      page,
      t(
        'Crea una cuenta gratuita para proponer intercambios.',
        'Create a free account to propose trades.',
      ),
    )
    await page.waitForURL(/\/custom-register/)
    // Signed in meanwhile, in another tab: this page still holds a visitor.
    await page.goto(`/items/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const headers = origin(page)
    const data = { email, password: PASSWORD }
    expect((await page.request.post('/api/auth/login', { headers, data })).ok()).toBe(true)
    await press(page, t('Proponer Intercambio', 'Propose a trade'))
    await said(
      page,
      t('No disponible', 'Not available'),
      t('No puedes intercambiar con tu propio artículo.', 'You cannot trade with your own item.'),
    )
    await remove(owner, id)
  })
}
