/** What a person has told the device: less motion (see everywhere.spec.ts as well), more contrast, colours of their own. */
import type { Locator, Page } from '@playwright/test'
import { isPhone } from '../kit/frame.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { press } from '../kit/texts.ts'

/** The contrast of two computed colours, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const look = (one: Locator, name: string) =>
  one.evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), name)

/** On a phone the filters are a sheet, else they stand beside the list. */
async function openFilters(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  if (isPhone(page)) await press(page, /^Filtros/)
}

const option = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('checkbox', { name, exact: true }) })

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the next picture is there at once', async ({ page }) => {
    const all = await (await page.request.get('/api/items?sortBy=oldest&limit=60')).json()
    const rich = all.find((item: { photos: unknown[] }) => item.photos.length > 1)
    await page.goto(`/items/${rich.id}`)
    await press(page, 'Ver en pantalla completa')
    const strip = page.getByRole('dialog').getByRole('list')
    await strip.focus()
    const moved = await strip.evaluate((list) => {
      list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      return list.scrollLeft / list.clientWidth
    })
    expect(moved).toBe(1)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast, ${colorScheme}: muted words and lines stand out`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    await page.goto('/')
    const card = page.getByRole('article').first()
    await expect(card).toBeVisible()
    const paper = await look(page.locator('body').locator('xpath=..'), 'background-color')
    const muted = await look(
      page.getByRole('status').filter({ hasText: /^\d+\+? artículos/ }),
      'color',
    )
    expect(contrast(muted, paper)).toBeGreaterThan(7)
    expect(contrast(await look(card, 'border-top-color'), paper)).toBeGreaterThan(3)
    await expectAccessible(page)
  })
}

test('with colours of the device, what is chosen, current or focused has a line around it', {
  tag: '@both',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openFilters(page)
  const chip = option(page, 'Celulares')
  await expect(chip).toHaveCSS('outline-style', 'none')
  await chip.click()
  await expect(page.getByRole('checkbox', { name: 'Celulares', exact: true })).toBeChecked()
  await page.mouse.move(0, 0)
  await expect(chip).toHaveCSS('outline-style', 'solid')
  await expect(chip).toHaveCSS('outline-width', '3px')
  const toggle = page.getByRole('switch').first()
  const off = await look(toggle, 'background-color')
  expect(off).not.toBe(await look(page.locator('html'), 'background-color'))
  if (!isPhone(page)) {
    const pressed = page.getByRole('button', { name: 'Cuadrícula', pressed: true })
    await expect(pressed).toHaveCSS('outline-style', 'solid')
  }
  await page.goto('/custom-login')
  const send = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })
  await expect(send).toHaveCSS('outline-style', 'solid')
  expect(await look(send, 'background-color')).toBe(
    await look(page.locator('html'), 'background-color'),
  )
  await page.getByLabel('Email').focus()
  await expect(page.getByLabel('Email')).toHaveCSS('outline-style', 'solid')
  await expectAccessible(page)
})
