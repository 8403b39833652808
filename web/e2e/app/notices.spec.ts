/** What comes and goes by itself: tooltips, the banner of the connection, the splash. */
import type { Page } from '@playwright/test'
import { neverAfter, stopClock } from '../kit/frame.ts'
import { expect, expectAccessible, settled, test } from '../kit/story.ts'

test('a tooltip after 700 ms of rest, the next at once, after 300 ms as the first', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const tip = page.getByRole('tooltip', { includeHidden: true })
  const language = page.getByRole('button', { name: 'Idioma' })
  const heart = page.getByRole('button', { name: /^Agregar a favoritos/ }).first()
  const nothing = page.getByRole('heading', { level: 1 })
  await settled(page)
  // Its code comes with the first move of a mouse.
  await heart.hover()
  await expect(tip).toHaveText('Agregar a favoritos')
  await expectAccessible(page)
  await nothing.hover()
  await expect(tip).toHaveCount(0)
  await stopClock(page)
  await language.hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tip).toHaveText('Idioma')
  await nothing.hover()
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(280)
  await heart.hover()
  await expect(tip).toHaveText('Agregar a favoritos')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await nothing.hover()
  await page.clock.runFor(310)
  await language.hover()
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(700)
  await expect(tip).toHaveText('Idioma')
})

test('a press that came before the code of the tips is followed by none, until the mouse moves', {
  tag: '@wide',
}, async ({ page }) => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/tip-layer-/, async (route) => {
    await sent
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/')
  await settled(page)
  const asked = page.waitForRequest(/\/tip-layer-/)
  const arrived = page.waitForResponse(/\/tip-layer-/)
  const list = page.getByRole('button', { name: 'Lista', exact: true })
  await list.click()
  await asked
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  send()
  const code = await arrived
  await page.evaluate((url) => import(url), code.url())
  await settled(page)
  await page.clock.runFor(1_000)
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await expect(tip).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).hover()
  await list.hover()
  await expect(tip).toHaveText('Lista')
})

test.describe('the connection', () => {
  test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/] } })

  const lost = (page: Page) => page.getByText('Sin conexión - Modo offline')
  const back = (page: Page) => page.getByText('Conexión restaurada')

  test('lost is said in red; back, in green for 5 s', async ({ page }) => {
    await page.clock.install()
    await page.goto('/landing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await stopClock(page)
    await page.context().setOffline(true)
    await expect(lost(page)).toHaveCSS('background-color', 'rgb(185, 28, 28)')
    await page.clock.runFor(60_000)
    await expect(lost(page)).toBeVisible()
    await page.context().setOffline(false)
    await expect(back(page)).toHaveCSS('background-color', 'rgb(21, 128, 61)')
    await expect(lost(page)).toHaveCount(0)
    await page.clock.runFor(4_900)
    await expect(back(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(back(page)).toHaveCount(0)
  })

  test('is said accessibly, lost and back', async ({ page }) => {
    await neverAfter(page, 5_000)
    await page.goto('/landing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().setOffline(true)
    await expect(lost(page)).toBeVisible()
    await expectAccessible(page)
    await page.context().setOffline(false)
    await expect(back(page)).toBeVisible()
    await expectAccessible(page)
  })
})

const splash = (page: Page) => page.getByRole('button', { name: /Intercambia sin dinero/ })

/** As an installed app: started from the home screen, without the browser around it. */
async function install(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = matchMedia.bind(globalThis)
    const standalone = (query: string) =>
      query === '(display-mode: standalone)' ? asked('all') : asked(query)
    Object.assign(globalThis, { matchMedia: standalone })
  })
}

test('the installed app starts with its name for 2 s, once a session', async ({ page }) => {
  await install(page)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto('/trade-demo')
  await expect(splash(page)).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(splash(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(splash(page)).toHaveCount(0)
  await page.clock.resume()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splash(page)).toHaveCount(0)
})

test('the start of the installed app is accessible', async ({ page }) => {
  await install(page)
  await neverAfter(page, 2_000)
  await page.goto('/trade-demo')
  await expect(splash(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(splash(page)).toHaveCount(0)
})

test('a tab of a browser starts without it', async ({ page }) => {
  await page.goto('/trade-demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splash(page)).toHaveCount(0)
})
