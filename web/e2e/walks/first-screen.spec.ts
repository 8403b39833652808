/** What a phone shows of the list before anybody scrolls (J162). */
import type { Page } from '@playwright/test'
import { DEMO_LIST } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'

const PHONE = { width: 360, height: 740 }

/** Of the first four cards: how far down the picture's top, the title and the value reach, and where in the row each stands. */
const cardsOf = (page: Page) =>
  page.evaluate(() => {
    const bottomOf = (one: Element | null | undefined) => one?.getBoundingClientRect().bottom ?? NaN
    return [...document.querySelectorAll('main article')].slice(0, 4).map((card) => {
      const { left, top } = card.getBoundingClientRect()
      const title = card.querySelector('h2')
      const picture = card.firstElementChild?.firstElementChild
      return {
        left,
        top,
        picture: bottomOf(picture) - top,
        told: Math.max(bottomOf(title), bottomOf(title?.nextElementSibling)),
      }
    })
  })

/** `free`: px of the window that nothing lies over. */
async function expectFour(page: Page, free: number) {
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  const cards = await cardsOf(page)
  expect(new Set(cards.map(({ left }) => left)).size, 'columns').toBe(2)
  expect(new Set(cards.map(({ top }) => top)).size, 'rows').toBe(2)
  for (const { told, picture } of cards) {
    expect(told).toBeLessThanOrEqual(free)
    expect(picture).toBeGreaterThan(90)
  }
}

// A list without the strip of what is featured just now, which other stories fill.
test('four cards are in the first screen of a phone, for a visitor and for a member', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(DEMO_LIST)
  await expect(page.getByRole('region', { name: 'Invitación a entrar' })).toBeVisible()
  await expectFour(page, PHONE.height)
  await signUp(page)
  await page.goto(DEMO_LIST)
  const bar = page.getByRole('navigation', { name: 'Barra inferior' })
  await expect(bar).toBeVisible()
  await expectFour(page, (await bar.boundingBox())?.y ?? 0)
})

test('whoever comes to a shared item by a link has search, the list and what this is in sight', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/')
  const shared = await page.locator('main article h2 a').first().getAttribute('href')
  await page.goto(shared ?? '')
  const owner = await page
    .getByRole('region', { name: 'Quien lo ofrece' })
    .getByRole('link')
    .getAttribute('href')
  for (const address of [shared, owner]) {
    await page.goto(address ?? '')
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeInViewport()
    const explore = page.getByRole('link', { name: 'Explorar' }).filter({ visible: true })
    await expect(explore).toBeInViewport()
    await expect(page.getByText('se cambian cosas, sin dinero.')).toBeInViewport()
  }
})
