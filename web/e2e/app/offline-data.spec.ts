/** A second visit without a network: what was seen comes from the device, and says so. */
import { isSaved, pressed, search, strangersItem } from '../kit/hearts.ts'
import { isKept, listedAfter, loseServer, markFirstCard } from '../kit/offline.ts'
import { newTitle } from '../kit/own.ts'
import { publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { controlled } from '../kit/workers.ts'

test.use({ serviceWorkers: 'allow' })

/** The budget is 300 ms on a quiet machine; a shared one is only held to this. */
const GENEROUS_MS = 8_000
const NOTE = /Ves lo guardado en este dispositivo/

test.describe('without a network', () => {
  test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/] } })

  test('the list, an item, favourites and one’s own items come from the device', async ({
    page,
    newPerson,
  }) => {
    const saved = await strangersItem(await newPerson())
    const own = newTitle('Camión')
    await signUp(page)
    await publish(page, { title: own })
    await page.goto(search(saved.title))
    await pressed(page, saved.title)
    await isSaved(page, saved.title)
    await page.goto(`/items/${saved.id}`)
    await expect(page.getByRole('heading', { name: saved.title })).toBeVisible()
    await isKept(page, `"one",${saved.id}`)
    await page.goto('/favorites')
    await expect(page.getByRole('link', { name: saved.title })).toBeVisible()
    await isKept(page, /\|\["favorites".*list/)
    await page.goto('/my-items')
    await expect(page.getByRole('link', { name: own })).toBeVisible()
    await isKept(page, '|["my-items","list"]')
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await isKept(page, '["items","list",{}]', '["auth","user"]')

    await loseServer(page)
    await markFirstCard(page)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    const ms = await listedAfter(page)
    console.info(`the list stood there ${ms} ms after the shell, without a network`)
    expect(ms).toBeLessThan(GENEROUS_MS)
    await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
    await expect(page.getByText(NOTE)).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/items/${saved.id}`)
    await expect(page.getByRole('heading', { name: saved.title })).toBeVisible()
    await expect(page.getByText(NOTE)).toBeVisible()
    await isSaved(page, saved.title)
    await page.goto('/favorites')
    await expect(page.getByRole('link', { name: saved.title })).toBeVisible()
    await expect(page.getByText(NOTE)).toBeVisible()
    await page.goto('/my-items')
    await expect(page.getByRole('link', { name: own })).toBeVisible()
    await expect(page.getByText(NOTE)).toBeVisible()
    await expectAccessible(page)

    // What is not on the device says so.
    await page.goto('/items/999999999')
    await expect(
      page.getByText('Este artículo se mostrará cuando vuelva la conexión.'),
    ).toBeVisible()
    await expect(page.getByText(NOTE)).toHaveCount(0)
    // Nor is a page for cards, which the server answers otherwise, left to the browser's own words.
    await page.goto('/verification')
    await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

test('what came from the device is asked for once, and the answer takes its place', async ({
  page,
}) => {
  const title = newTitle('Tetera')
  await signUp(page)
  await publish(page, { title })
  await page.goto('/my-items')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await isKept(page, '|["my-items","list"]')
  // From here on pages come from the device: those of the server bring their answers along.
  await controlled(page)
  const second = newTitle('Olla')
  await publish(page, { title: second })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.reload()
  await expect(page.getByRole('link', { name: second })).toBeVisible()
  await expect(page.getByText('2 artículos')).toBeVisible()
  expect(asked.filter((path) => path === '/api/my-items')).toHaveLength(1)
  // Who one is, with what else every opening asks.
  expect(asked.filter((path) => /^\/api\/(auth\/user|opening)$/.test(path))).toHaveLength(1)
})
