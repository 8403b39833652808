/** Opened where there is no network: once there is one, every kind of screen asks by itself. */
import type { Page } from '@playwright/test'
import { search, strangersItem } from '../kit/hearts.ts'
import { comeBack, loseServer } from '../kit/offline.ts'
import { newTitle } from '../kit/own.ts'
import { origin, publish, signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'
import { makePair, propose } from '../kit/trades.ts'

test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/] } })

/** As the service worker answers a page without a network: with the shell. */
async function shellOnly(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const shell = new URL('/app-shell', route.request().url()).href
    await route.fulfill({ response: await route.fetch({ url: shell }) })
  })
  await loseServer(page)
}

test('an item, a search, favourites, one’s own items, the trades and one of them come by themselves', async ({
  page,
  newPerson,
}) => {
  const stranger = await newPerson()
  const saved = await strangersItem(stranger)
  const { wanted, offered } = await makePair(await newPerson(), page)
  const trade = await propose(page, wanted.id, [offered.id])
  const headers = origin()
  expect((await page.request.post(`/api/favorites/${saved.id}`, { headers })).ok()).toBe(true)

  const screens: [path: string, shown: string][] = [
    [`/items/${saved.id}`, saved.title],
    [search(saved.title), saved.title],
    ['/favorites', saved.title],
    ['/my-items', offered.title],
    ['/trades', wanted.title],
    [`/trades/${trade}`, wanted.title],
  ]
  for (const [path, shown] of screens) {
    const lost = await page.context().newPage()
    await shellOnly(lost)
    await lost.goto(path)
    await expect(lost.getByText('Sin conexión - Modo offline')).toBeVisible()
    await expect(lost.getByText(shown).first()).toHaveCount(0)
    await comeBack(lost)
    if (path === '/trades') await lost.getByRole('tab', { name: /Enviadas/ }).click()
    await expect(lost.getByText(shown).first(), path).toBeVisible()
    await lost.close()
  }
})

test('what failed while the server was down is asked again when the app comes to the front', async ({
  page,
}) => {
  await signUp(page)
  const own = newTitle('Camión')
  await publish(page, { title: own })
  await page.route('**/api/my-items**', (route) => route.abort('internetdisconnected'))
  // Within the app: a page of its own brings its first answers.
  await page.goto('/settings')
  await page.evaluate((to) => history.pushState(null, '', to), '/my-items')
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  await page.unroute('**/api/my-items**')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: own })).toBeVisible()
})
