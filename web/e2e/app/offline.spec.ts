/** The second visit: nothing of the shell is fetched again, and it opens without a network. */

import { DEMO_LIST } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { test } from '../kit/releases.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { controlled, isCached, kept } from '../kit/workers.ts'

/** From the shell on, the list shows from the device; generous here, the figure is printed. */
const SHELL_MS = 3_000

test.use({
  serviceWorkers: 'allow',
  provoked: { errors: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /dynamically imported/] },
})

test('a second visit fetches no byte of the shell, and offline it opens with the screens seen', async ({
  page,
  site,
}) => {
  await page.goto(site.url + DEMO_LIST)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/items\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const item = page.url()
  await controlled(page)
  await isCached(page, /\/assets\/item-screen-/)
  // What was seen before the service worker was there is kept when it is seen again.
  await page.reload()
  await isCached(page, /^\/img\//)
  const [photo = ''] = (await kept(page)).filter((path) => path.startsWith('/img/'))

  site.asked.length = 0
  await page.goto(site.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shell = site.asked.filter((path) => !/^\/(api|img|icons)\/|^\/sw\.js$/.test(path))
  expect(shell).toEqual([])
  console.info(`second visit asks for ${[...new Set(site.asked)].join(' ')}`)

  await page.context().setOffline(true)
  await site.close()
  await page.goto(`${site.url}/?from=home`)
  await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ms = await page.evaluate(() => performance.now())
  console.info(`offline the list's screen stands ${Math.round(ms)} ms after the navigation`)
  expect(ms).toBeLessThan(SHELL_MS)
  await expectAccessible(page)

  const isShown = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    return image.decode().then(() => image.naturalWidth > 0)
  }, photo)
  expect(isShown).toBe(true)

  await page.goto(item)
  await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
  await expect(page.getByText('Esta pantalla todavía no está en tu dispositivo')).toHaveCount(0)
  await page.goto(`${site.url}/landing`)
  await expect(page.getByText('Esta pantalla todavía no está en tu dispositivo')).toBeVisible()
})

// Case 24.
test("a signed-in person's screens are fetched ahead; no answer of /api and no page of theirs is kept", async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await controlled(page)
  await isCached(page, /\/assets\/publishing-(?!e[sn]-)/)
  await isCached(page, /\/assets\/favorites-screen-/)
  for (const path of ['/favorites', '/my-items', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const paths = await kept(page)
  expect(paths.filter((path) => !/^\/(assets|img)\/|^\/app-shell$/.test(path))).toEqual([])
})

test('an item that was never opened, tapped without a network, shows what the list knows of it', async ({
  page,
}) => {
  await page.goto(DEMO_LIST)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await controlled(page)
  await isCached(page, /\/assets\/item-screen-/)
  await page.goBack()
  const card = page.getByRole('article').nth(1)
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await page.context().setOffline(true)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(
    page.getByText('Es lo que la lista sabía de él. El resto llega con la conexión.'),
  ).toBeVisible()
})

test('a visitor pays for no screen that was not asked for', async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  const paths = await kept(page)
  expect(paths.filter((path) => /\/(publishing|trade|favorites-screen)-/.test(path))).toEqual([])
})
