/** Axe on what other stories open in light and Spanish only: every new screen and dialog in the dark, and in English. */
import type { Page } from '@playwright/test'
import { accountButton, isPhone, menuButton } from './frame.ts'
import { publish, remove, signUp } from './people.ts'
import { expect, expectAccessible, test } from './story.ts'
import { answer, press, said, speakFirst, wordsIn } from './texts.ts'

test.use({ provoked: { errors: [/500/] } })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens, is looked at, closes. */
async function look(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

for (const [colorScheme, language] of [
  ['dark', 'es'],
  ['light', 'en'],
] as const) {
  test.describe(`${colorScheme}, ${language}`, () => {
    test.use({ colorScheme })
    const t = wordsIn(language)

    test('what a visitor opens', async ({ page }) => {
      await speakFirst(page, language)
      await page.goto('/')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
      const [item] = await (await page.request.get('/api/items?sortBy=oldest')).json()
      if (isPhone(page)) {
        await look(page, () => menuButton(page).click())
        await look(page, () => press(page, new RegExp(`^${t('Filtros', 'Filters')}`)))
      }
      await page.goto(`/items/${item.id}`)
      await expect(title(page)).toHaveText(item.title)
      await look(page, () => press(page, t('Compartir', 'Share')))
      await page.getByText(t('Descripción', 'Description'), { exact: true }).hover()
      await page.mouse.wheel(0, 2_000)
      await said(page, t('Artículos parecidos', 'Similar items'))
      await expectAccessible(page)
      await page.goto('/no-such-page')
      await expect(title(page)).toHaveText(t('Página no encontrada', 'Page not found'))
      await expectAccessible(page)
    })

    test('what is empty for a new member, and the form of the first thing', async ({ page }) => {
      await speakFirst(page, language)
      await signUp(page)
      await page.goto('/favorites')
      await said(page, t('Todavía no guardaste nada', 'You have not saved anything yet'))
      await expectAccessible(page)
      if (isPhone(page)) await look(page, () => menuButton(page).click())
      await accountButton(page).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/my-items')
      await said(
        page,
        t('Aún no tienes artículos publicados', 'You have not published any items yet'),
      )
      await expectAccessible(page)
      await press(page.getByRole('main'), t('Publicar Artículo', 'Publish Item'))
      const form = page.getByRole('dialog')
      await expect(form).toBeVisible()
      await expectAccessible(page)
      await press(form, t('Publicar', 'Publish'))
      await said(form, t('Ingresa tu ubicación', 'Enter your location'))
      await expectAccessible(page)
    })

    test('what a member has: saved things, own things, their dialogs', async ({ page }) => {
      await speakFirst(page, language)
      await signUp(page)
      const id = await publish(page, {})
      const headers = { origin: new URL(page.url()).origin }
      const [item] = await (await page.request.get('/api/items?sortBy=oldest')).json()
      await page.request.post(`/api/favorites/${item.id}`, { headers })
      await page.goto('/favorites')
      await said(page, item.title)
      await expectAccessible(page)
      await page.goto('/my-items')
      await said(page, t('Disponible', 'Available'))
      await expectAccessible(page)
      await look(page, () => press(page, new RegExp(`^${t('Editar', 'Edit')} `)))
      await look(page, () => press(page, new RegExp(`^${t('Eliminar', 'Delete')} `)))
      await page.goto(`/items/${id}`)
      await said(page, t('Es tu artículo', 'This is your item'))
      await expectAccessible(page)
      await press(page, t('Editar', 'Edit'))
      await expect(title(page)).toHaveText(t('Editar Artículo', 'Edit Item'))
      await expectAccessible(page)
      await page.goto('/settings')
      await said(page, t('Este dispositivo', 'This device'))
      await expectAccessible(page)
      await remove(page, id)
    })

    test('what does not come, and what is on its way', async ({ page }) => {
      await speakFirst(page, language)
      await signUp(page)
      await answer(page, 'GET', /\/api\/(favorites|my-items|auth\/sessions)/, { status: 500 })
      await page.goto('/favorites')
      await said(page, t('Error al cargar favoritos', 'Could not load favorites'))
      await expectAccessible(page)
      await page.goto('/my-items')
      await said(page, t('No pudimos cargar los artículos', 'We could not load the items'))
      await expectAccessible(page)
      await page.goto('/settings')
      await said(page, t('No pudimos cargar tus sesiones', 'We could not load your sessions'))
      await expectAccessible(page)
      await page.unrouteAll()
      await page.route(/\/api\/my-items/, () => undefined)
      await page.goto('/my-items')
      await expect(page.getByText(t('Cargando tus artículos', 'Loading your items'))).toBeAttached()
      await expect(page.getByRole('main').locator('li[aria-hidden]')).toHaveCount(8)
      await expectAccessible(page)
    })
  })
}
