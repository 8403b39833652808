/** What the product says in passing: one at a time, for 5 s, within reach of keys and fingers. */
import type { Page } from '@playwright/test'
import { stopClock } from '../kit/frame.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

/** Where a press says something, and a wrong code something else. */
async function openCode(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(`/verify-email?email=nadie.${crypto.randomUUID()}@example.com`)
  await expect(page.getByLabel('Código de verificación')).toBeVisible()
}

const region = (page: Page) => page.getByRole('region', { name: /^Avisos/ })
const toasts = (page: Page) => region(page).locator('li')
const resend = (page: Page) => page.getByRole('button', { name: /^Reenviar código/ })

/** A finger on the toast, moved to the right and lifted. */
async function drag(page: Page, px: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('no toast')
  const touches = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + 40 + x, y }],
    })
  await touch('touchStart', 0)
  for (let x = 10; x <= px; x += 10) await touch('touchMove', x)
  await touch('touchEnd')
}

test.describe('toasts', () => {
  test.use({ provoked: { errors: [/422/] } })

  test('one at a time, reached by F8, closed there; the next is gone after 5 s', async ({
    page,
  }) => {
    await openCode(page)
    await resend(page).click()
    await expect(toasts(page)).toContainText('Código reenviado')
    await expectAccessible(page)
    await page.getByLabel('Código de verificación').fill('000000')
    await page.getByLabel('Código de verificación').press('Enter')
    await expect(toasts(page)).toContainText('Código inválido')
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    expect(await region(page).evaluate((all) => all.contains(document.activeElement))).toBe(true)
    // The toast itself, then what can be done with it.
    await page.keyboard.press('Tab')
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toasts(page).getByRole('button', { name: 'Cerrar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
    await stopClock(page)
    // The lock of the button, 30 s.
    await page.clock.runFor(31_000)
    await resend(page).click()
    await expect(toasts(page)).toContainText('Código reenviado')
    await page.clock.runFor(4_900)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('one swiped 30 px to the right comes back, 60 px and it is gone', async ({ page }) => {
    await openCode(page)
    await resend(page).click()
    await expect(toasts(page)).toContainText('Código reenviado')
    await stopClock(page)
    await drag(page, 30)
    await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(toasts(page)).toHaveCount(1)
    await drag(page, 60)
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('a toast gives way to the field that somebody types in, on a page that a keyboard made small too', async ({
  page,
}) => {
  await openCode(page)
  const field = page.getByLabel('Código de verificación')
  await resend(page).click()
  await expect(toasts(page)).toContainText('Código reenviado')
  await stopClock(page)
  const own = await toasts(page).boundingBox()
  await field.focus()
  const overlap = async () => {
    const [said, typed] = [await toasts(page).boundingBox(), await field.boundingBox()]
    if (!said || !typed) throw new Error('one of them is gone')
    return said.y < typed.y + typed.height && typed.y < said.y + said.height
  }
  for (const height of [740, 340]) {
    await page.setViewportSize({ width: 360, height })
    // As far up as the page goes: to where the toast was.
    const up = ((await field.boundingBox())?.y ?? 0) - (own?.y ?? 0)
    await page.evaluate((by) => scrollBy(0, by), up)
    await expect.poll(overlap).toBe(false)
    await expect(toasts(page)).toBeInViewport({ ratio: 1 })
  }
  expect((await field.boundingBox())?.y).toBeLessThan((own?.y ?? 0) + (own?.height ?? 0))
})
