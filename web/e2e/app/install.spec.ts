/** Installing: what the browser needs to offer it, and the banner that hands the offer on. */
import type { Page } from '@playwright/test'
import { isPhone } from '../kit/frame.ts'
import { signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { press, speakFirst, wordsIn } from '../kit/texts.ts'

test.use({ serviceWorkers: 'allow' })

/** As web/pwa/install/install-banner.tsx waits. */
const LOOKED_AROUND_MS = 20_000

const banner = (page: Page) => page.getByRole('region', { name: /^(Instalar App|Install) / })

/** As Chromium makes its offer; a browser under test never does. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => void document.documentElement.setAttribute('data-prompted', '')
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }))
  })
}

/** The code of the banner comes after the page, and counts from then on. */
async function offered(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LOOKED_AROUND_MS)
    await expect(banner(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('the browser finds all that it needs to offer it', async ({ page }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  const lacking = installabilityErrors.map(({ errorId }) => errorId)
  expect(lacking.filter((id) => id !== 'in-incognito')).toEqual([])
  const { icons, screenshots, shortcuts } = JSON.parse(data ?? '')
  expect(shortcuts).toHaveLength(2)
  for (const { src, type } of [...icons, ...screenshots]) {
    const answer = await page.request.get(src)
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type])
  }
})

test('its name and its shortcuts are in the language that was chosen', async ({ page }) => {
  await speakFirst(page, 'en')
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.getAppManifest')
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'en', shortcuts: [{ name: 'Publish' }, {}] })
})

for (const [language, colorScheme] of [
  ['es', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })
    const t = wordsIn(language)

    test('the banner lies over the page, moves nothing and hands the offer on', async ({
      page,
    }) => {
      await speakFirst(page, language)
      await page.clock.install()
      await page.goto('/')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.evaluate(() => {
        const shifts = { value: 0 }
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          shifts.value += list.getEntries().length
        }).observe({ type: 'layout-shift' })
      })
      await offer(page)
      await offered(page)
      await expect(banner(page)).toContainText(
        t('Acceso rápido y notificaciones', 'Quick access and notifications'),
      )
      await expectAccessible(page)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual({ value: 0 })
      await press(banner(page), t('Instalar', 'Install'))
      await expect(page.locator('html')).toHaveAttribute('data-prompted', '')
      await expect(banner(page)).toHaveCount(0)
    })
  })
}

test('put away it does not come back; it covers neither the bottom bar nor a main action', async ({
  page,
}) => {
  await page.clock.install()
  await signUp(page)
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await offer(page)
  await offered(page)
  if (isPhone(page)) {
    const bar = await page.getByRole('navigation', { name: 'Barra inferior' }).boundingBox()
    const box = await banner(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await page
    .getByRole('link', { name: /Publicar/ })
    .first()
    .click()
  await expect(page.getByLabel('Título')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await page.goBack()
  await offered(page)
  await banner(page).getByRole('button', { name: 'Ahora no' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await offer(page)
  await page.goto('/app-settings')
  await offer(page)
  // Whoever looks for it finds it all the same.
  await expect(page.getByRole('main').getByRole('button', { name: 'Instalar' })).toBeVisible()
})
