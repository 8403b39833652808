/** Who goes to another screen by a link is led to its heading; where the screen wants the focus elsewhere, there. */
import { menuButton } from '../kit/frame.ts'
import { DEMO_LIST } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { expect, settled, test } from '../kit/story.ts'

test('from a card to its page, from there to the next screen', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(DEMO_LIST)
  const card = page.getByRole('article').first().getByRole('link')
  await expect(card).toBeVisible()
  await settled(page)
  // The first screen of a visit begins where the browser begins.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await card.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/items\/\d+$/)
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Iniciar Sesión' }).filter({ visible: true }).first().click()
  await page.waitForURL(/custom-login/)
  await expect(heading).toHaveText('Iniciar sesión')
  await expect(heading).toBeFocused()
})

test('by the menu of a phone, whose button had the focus meanwhile', async ({ page }) => {
  await signUp(page)
  await page.goto('/favorites')
  await menuButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Mis Artículos' }).click()
  await page.waitForURL(/my-items/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Barra inferior' })
    .getByRole('link', { name: 'Buscar' })
    .click()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the bar at the bottom is a landmark beside the header, the main part and nothing else', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Barra inferior' })
  await expect(bar).toBeVisible()
  expect(await bar.evaluate((nav) => nav.parentElement?.closest('nav, header, main'))).toBeNull()
})
