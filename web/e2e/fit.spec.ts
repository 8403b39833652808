/** Nothing scrolls sideways on the narrowest phone, nor on a wide screen with letters twice as large. */
import type { Page } from '@playwright/test'
import { publish, remove, signUp } from './people.ts'
import { expect, test } from './story.ts'
import { LANGUAGES, speakFirst } from './texts.ts'

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 800 }

/** How far the page reaches beyond its window, and what does. */
function beyond(page: Page, width: number): Promise<{ px: number; what: string[] }> {
  return page.evaluate((seen) => {
    const root = document.documentElement
    const what = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > seen + 1)
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`)
    return { px: Math.max(0, root.scrollWidth - seen), what: what.slice(0, 6) }
  }, width)
}

async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const { px, what } = await beyond(page, page.viewportSize()?.width ?? 0)
  expect(px, `${path}: ${what.join('\n')}`).toBe(0)
}

for (const language of LANGUAGES) {
  for (const [how, isLarge] of [
    ['at 320 px', false],
    ['with letters twice as large', true],
  ] as const) {
    test(`${language}: ${how} everything fits`, async ({ page }) => {
      await page.setViewportSize(isLarge ? WIDE : NARROW)
      if (isLarge) {
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%'
          }),
        )
      }
      await speakFirst(page, language)
      await page.goto('/landing')
      const [item] = await (await page.request.get('/api/items?sortBy=oldest')).json()
      for (const path of ['/', `/items/${item.id}`]) await expectFits(page, path)
      await signUp(page)
      const id = await publish(page, { title: 'Bicicleta de montaña con veintiuna velocidades' })
      const headers = { origin: new URL(page.url()).origin }
      await page.request.post(`/api/favorites/${item.id}`, { headers })
      for (const path of ['/', `/items/${id}`, '/my-items', '/favorites', '/settings']) {
        await expectFits(page, path)
      }
      await remove(page, id)
    })
  }
}

test('the largest sum is read whole on the narrowest card, in every list', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await signUp(page)
  const id = await publish(page, {
    title: 'Estancia con ganado',
    estimatedValue: 1_000_000_000_000,
  })
  for (const path of ['/', '/my-items']) {
    await page.goto(path)
    const card = page.getByRole('article').filter({ hasText: 'Estancia con ganado' }).first()
    const sum = card.getByText('1.000.000.000.000')
    await expect(sum).toBeVisible()
    const [inside, around] = [await sum.boundingBox(), await card.boundingBox()]
    const end = (box: typeof inside) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(inside?.width).toBeGreaterThan(0)
    expect(await sum.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(end(inside)).toBeLessThanOrEqual(end(around))
  }
  await remove(page, id)
})
