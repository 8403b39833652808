/** Back closes what lies over the page, and only then leaves it. In the headless shell nothing but the history does. */
import type { Page } from '@playwright/test'
import { accountButton, isPhone, menuButton } from '../kit/frame.ts'
import { DEMO_LIST } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { expect, settled, test } from '../kit/story.ts'

const open = (page: Page) => page.locator('dialog[open], [role=menu]')
const at = (page: Page) => new URL(page.url()).pathname

/** Opens it, goes back: it is closed, and the page is the same. */
async function closesByBack(page: Page, press: () => Promise<void>): Promise<void> {
  const path = at(page)
  await press()
  await expect(open(page)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1)
  await page.goBack()
  await expect(open(page)).toHaveCount(0)
  expect(at(page)).toBe(path)
}

test('drawers, menus, pictures and dialogs close by Back; the next Back leaves', {
  tag: '@both',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/landing')
  await page.goto(DEMO_LIST)
  await expect(page.getByRole('article').first()).toBeVisible()
  await settled(page)
  if (isPhone(page)) {
    await closesByBack(page, () => page.getByRole('button', { name: /^Filtros/ }).click())
    await closesByBack(page, () => menuButton(page).click())
  }
  await closesByBack(page, () => page.getByRole('button', { name: /^Notificaciones/ }).click())
  await closesByBack(page, () => accountButton(page).click())
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/items\/\d+$/)
  await closesByBack(page, () => page.getByRole('button', { name: 'Compartir' }).click())
  await page.goBack()
  await expect.poll(() => at(page)).toBe('/')
  await page.goBack()
  await expect.poll(() => at(page)).toBe('/landing')
})

test('a form that is half filled in asks first; given up, Back leaves the page', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/favorites')
  await page.goto('/my-items')
  await page.getByRole('button', { name: 'Publicar Artículo' }).last().click()
  const title = page.getByRole('dialog').getByLabel('Título')
  await title.fill('Bicicleta')
  await page.goBack()
  const question = page.getByRole('dialog', { name: '¿Salir sin publicar?' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(title).toHaveValue('Bicicleta')
  await page.goBack()
  await question.getByRole('button', { name: /Descartar/ }).click()
  await expect(open(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined()
  await page.goBack()
  await expect.poll(() => at(page)).toBe('/favorites')
})

test('a reload under it, Forward, and a link in it leave nothing behind', async ({ page }) => {
  await page.goto('/landing')
  await page.goto(DEMO_LIST)
  await expect(page.getByRole('article').first()).toBeVisible()
  await settled(page)
  const isBare = () =>
    expect.poll(() => page.evaluate(() => history.state?.layers ?? null)).toBeNull()
  await closesByBack(page, () => menuButton(page).click())
  await page.goForward().catch(() => undefined)
  await isBare()
  await expect(open(page)).toHaveCount(0)
  await menuButton(page).click()
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1)
  await page.reload()
  await isBare()
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL(/custom-login/)
  await page.goBack()
  await expect.poll(() => at(page)).toBe('/')
  await isBare()
  await page.goBack()
  await expect.poll(() => at(page)).toBe('/landing')
})
