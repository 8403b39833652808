/** Scripts off: everybody reads the list and its items, leafs through it, searches, and reads in their own language. */
import type { Page } from '@playwright/test'
import { DEMO_LIST } from '../kit/own.ts'
import { expect, test } from '../kit/story.ts'
import { LANGUAGES, speakFirst, wordsIn } from '../kit/texts.ts'

test.use({ javaScriptEnabled: false })

/** Of the list itself: what is featured stands above every page of it. */
const cards = (page: Page) =>
  page.getByRole('article').and(page.locator(':not(section[aria-label] *)'))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const addresses = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const searchField = (page: Page) => page.getByRole('searchbox', { name: t('Buscar', 'Search') })

  test(`${language}: the list is read, and leafed through by a link`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto('/')
    await expect(heading(page)).toContainText(t('Explorar artículos', 'Explore items'))
    await expect(cards(page).first()).toBeVisible()
    const first = await addresses(page)
    await page.getByRole('link', { name: t('Cargar más', 'Load more') }).click()
    await page.waitForURL(/\/\?cursor=/)
    await expect(cards(page).first()).toBeVisible()
    const second = await addresses(page)
    expect(second.filter((address) => first.includes(address))).toEqual([])
  })

  test(`${language}: an item is opened by its link`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto(DEMO_LIST)
    const [title = ''] = (await titles(page)).slice(-1)
    await cards(page).last().getByRole('link').first().click()
    await page.waitForURL(/\/items\/\d+$/)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByText('Gs.').first()).toBeVisible()
    const back = page.getByRole('link', { name: t('Volver a los artículos', 'Back to the items') })
    await back.click()
    await expect(cards(page).first()).toBeVisible()
  })

  test(`${language}: the search is a form`, async ({ page }) => {
    await speakFirst(page, language)
    await page.goto(DEMO_LIST)
    const [wanted = ''] = (await titles(page)).slice(-1)
    await searchField(page).fill(wanted)
    await searchField(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === wanted)
    await expect(cards(page).filter({ hasText: wanted }).first()).toBeVisible()
    await expect(searchField(page)).toHaveValue(wanted)
  })
}

const SIGN_IN = [
  ['English', 'en', 'Sign In'],
  ["Avañe'ẽ", 'gn', 'Eike'],
  ['Español', 'es', 'Iniciar Sesión'],
] as const

test('every language is a link, on the list and on an item', async ({ page }) => {
  await page.goto(DEMO_LIST)
  const thing = (await addresses(page)).at(-1) ?? ''
  expect(thing).toMatch(/^\/items\/\d+$/)
  for (const place of ['/', thing]) {
    await page.goto(place)
    for (const [name, code, signIn] of SIGN_IN) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      const enter = page.getByRole('banner').getByRole('link', { name: signIn, exact: true })
      await expect(enter).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(place)
    }
  }
})
