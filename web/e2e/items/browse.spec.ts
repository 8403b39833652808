/** Looking around: filters, sorts, pages, the way back to the same place. */
import type { Page } from '@playwright/test'
import { publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, settled, test } from '../kit/story.ts'

/** Of the list itself: what is featured stands above it, and in it as well. */
const cards = (page: Page) =>
  page.getByRole('article').and(page.locator(':not(section[aria-label="Destacados"] *)'))

/** The phone's sheet, or the panel that a wide screen shows beside the list. */
async function filters(page: Page) {
  const button = page.getByRole('button', { name: /^Filtros/ })
  if (!(await button.isVisible())) return page.getByRole('complementary')
  await button.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  return sheet
}

test('a filter changes the list at once, is counted, said, kept, and cleared', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  const panel = await filters(page)
  // Before the filter: what it says is gone again after a few seconds.
  await expectAccessible(page)
  await panel.getByLabel('Libros').check()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' })
  if (await close.isVisible()) await close.click()
  await expect(page.getByText('Filtros aplicados').first()).toBeVisible()
  await expect(cards(page).first()).toContainText('Libros')

  await page.reload()
  await expect(cards(page).first()).toContainText('Libros')
  const names = await cards(page).allInnerTexts()
  expect(names.every((text) => text.includes('Libros'))).toBe(true)
  await page.getByRole('button', { name: /Quitar filtro: Libros/ }).click()
  await expect(page.getByRole('button', { name: /Quitar filtro/ })).toHaveCount(0)
})

test('pages come as one goes down, and coming back from an item finds the same place', async ({
  page,
}) => {
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  // The oldest first: the newest are other stories', which delete them in that moment.
  await page.getByLabel('Ordenar por').first().selectOption('oldest')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(48)
  }).toPass()
  const names = await cards(page).getByRole('heading').allInnerTexts()
  expect(names.length).toBeGreaterThanOrEqual(48)
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)

  const target = cards(page).nth(40)
  await target.scrollIntoViewIfNeeded()
  // Kept once nothing moves any more.
  const isKept = () => history.state?.place?.y === Math.round(scrollY)
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  const before = await page.evaluate(() => scrollY)
  const title = (await target.getByRole('heading').textContent()) ?? ''
  await target.getByRole('link').click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: title }).first()).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
})

test('a word that nobody wrote shows a helpful empty list; odd input is no error', async ({
  page,
}) => {
  await page.goto('/search')
  const box = page.getByRole('searchbox')
  await expect(box).toBeFocused()
  await box.fill('zzxqwy')
  await expect(page.getByText('No se encontraron artículos')).toBeVisible()
  await expectAccessible(page)
  for (const odd of ['"', "don't", '20.5"', 'NEAR(']) {
    await box.fill(odd)
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByText('No pudimos cargar los artículos')).toHaveCount(0)
  }
})

test('sorting by price puts the cheapest first', async ({ page, newPerson }) => {
  // Things of its own under a word of its own: other stories publish and delete theirs in that moment.
  const word = crypto.randomUUID().slice(0, 8)
  const owner = await newPerson()
  await signUp(owner, 'Berta')
  for (const estimatedValue of [90_000, 20_000, 350_000]) {
    await publish(owner, { title: `Pava ${word} ${estimatedValue}`, estimatedValue })
  }
  const titles = () => cards(page).getByRole('heading').allInnerTexts()
  const byValue = (...values: number[]) => values.map((value) => `Pava ${word} ${value}`)
  await page.goto(`/search?q=${word}`)
  await expect.poll(titles).toEqual(byValue(350_000, 20_000, 90_000))
  await settled(page)
  await page.getByLabel('Ordenar por').first().selectOption('price_low')
  await expect.poll(titles).toEqual(byValue(20_000, 90_000, 350_000))
})

test.describe('without a network', () => {
  test.use({
    // Without a network neither code nor styles that were not there yet come.
    provoked: {
      errors: [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, /no answer: \/assets/],
    },
  })

  test('the list that was there stays, and trying again is offered', async ({ page }) => {
    await page.goto('/')
    await expect(cards(page).first()).toBeVisible()
    await settled(page)
    await page.context().setOffline(true)
    await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
    await page.getByRole('searchbox').fill('mesa')
    await expect(cards(page).first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Conexión restaurada')).toBeVisible()
  })
})
