/** The page that is not there: what it says, and the ways on. */
import type { Page } from '@playwright/test'
import { signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

const LOST = '/nowhere/at/all'

test.use({ provoked: { errors: [/404.*\/nowhere/] } })

async function getLost(page: Page): Promise<void> {
  await page.goto(LOST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
}

const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

test('an address that leads nowhere says so, helps, and leads home, to the search and back', async ({
  page,
}) => {
  await page.goto('/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await getLost(page)
  await expect(page.getByText('La dirección no existe o cambió de lugar.')).toBeVisible()
  await expect(
    page.getByText(/¿Llegaste por un enlace\? Quizás se cortó al copiarlo/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/landing$/)
  await getLost(page)
  await inMain(page, 'Ir al inicio').click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await getLost(page)
  await inMain(page, 'Buscar artículos').click()
  await expect(page).toHaveURL((url) => url.pathname === '/search')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('what most people look for is one press away; a visitor signs in first', async ({ page }) => {
  await getLost(page)
  await inMain(page, 'Mis Artículos').click()
  await expect(page).toHaveURL(/\/custom-login\?next=%2Fmy-items$/)
  await signUp(page)
  await getLost(page)
  await page
    .getByRole('navigation', { name: 'Páginas más visitadas' })
    .getByText('Favoritos')
    .click()
  await expect(page).toHaveURL((url) => url.pathname === '/favorites')
})

test('without a page before it, back leads home', async ({ page }) => {
  await page.goto('about:blank')
  const opened = page.context().waitForEvent('page')
  await page.evaluate(
    (address) => void open(address),
    new URL(LOST, test.info().project.use.baseURL).href,
  )
  const tab = await opened
  await tab.getByRole('button', { name: 'Volver' }).click()
  await expect(tab).toHaveURL((url) => url.pathname === '/')
})
