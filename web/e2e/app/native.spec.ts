/** The mobile app around the started product: Capacitor's own bridge, and a telephone of ours behind it. */
import type { Page } from '@playwright/test'
import { bridgeScript, type Call, type Telephone } from '../../native/testing/bridge.ts'
import { menuButton } from '../kit/frame.ts'
import { DEMO_LIST, dialog, fillItem, newTitle } from '../kit/own.ts'
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, layered, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

type Inside = { telephone: Telephone }

/** A page of the app; what it brings along has started. */
async function openApp(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(bridgeScript())
  await page.goto(path)
  await expect.poll(() => calls(page, 'StatusBar', 'setBackgroundColor')).toHaveLength(1)
}

const calls = (page: Page, plugin: string, method: string): Promise<Call['options'][]> =>
  page.evaluate(
    ([wanted, name]) => {
      const { telephone } = globalThis as unknown as Inside
      const found = telephone.calls.filter((c) => c.plugin === wanted && c.method === name)
      return found.map((c) => c.options)
    },
    [plugin, method],
  )

const tell = (page: Page, plugin: string, event: string, data: Record<string, unknown> = {}) =>
  page.evaluate(
    ([to, name, told]) =>
      (globalThis as unknown as Inside).telephone.tell(
        to as string,
        name as string,
        told as Record<string, unknown>,
      ),
    [plugin, event, data],
  )

const pressBack = (page: Page, canGoBack = true) => tell(page, 'App', 'backButton', { canGoBack })
const impacts = async (page: Page) =>
  (await calls(page, 'Haptics', 'impact')).map(({ style }) => style)

/** Scripts and styles whose text is the app's own, among all that were asked for. */
function watchNative(page: Page) {
  const asked: Promise<string | null>[] = []
  page.on('response', (response) => {
    if (!/\/assets\/.*\.(js|css)$/.test(response.url())) return
    // Asked for again: the browser forgets what was answered to a page that was left.
    const isNative = page.request
      .get(response.url())
      .then((again) => again.text())
      .then((text) => /keyboardWillShow|data-native/.test(text))
    asked.push(isNative.then((is) => (is ? response.url() : null)))
  })
  return async () => (await Promise.all(asked)).filter((url) => url !== null)
}

test('the status bar has its colour, zoom is locked, and the page stands as before', async ({
  page,
}) => {
  const native = watchNative(page)
  await openApp(page)
  expect(await calls(page, 'StatusBar', 'setBackgroundColor')).toEqual([{ color: '#3b82f6' }])
  expect(await calls(page, 'StatusBar', 'setStyle')).toEqual([{ style: 'DARK' }])
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
  expect(viewport).toMatch(/maximum-scale=1, user-scalable=no$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await native()).not.toEqual([])
})

test('outside of the app nobody fetches a byte of it, and zoom is free', async ({ page }) => {
  const native = watchNative(page)
  await page.goto('/')
  await signUp(page, 'Olga')
  await page.goto(DEMO_LIST)
  await page.locator('[data-heart]').first().click()
  await said(page, 'Agregado a favoritos')
  await page.waitForLoadState('networkidle')
  expect(await native()).toEqual([])
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
  expect(viewport).not.toMatch(/maximum-scale|user-scalable/)
})

test('back closes the menu, then goes back in history, then leaves the app', async ({ page }) => {
  await openApp(page, DEMO_LIST)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/items\/\d+$/)
  await menuButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await layered(page)
  await pressBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/items\/\d+$/)
  await pressBack(page)
  await expect(page).toHaveURL(DEMO_LIST)
  expect(await calls(page, 'App', 'exitApp')).toEqual([])
  await pressBack(page, false)
  await expect.poll(() => calls(page, 'App', 'exitApp')).toHaveLength(1)
})

test('back asks before it leaves a form that is filled in, and keeps what was typed', async ({
  page,
}) => {
  await openApp(page)
  await signUp(page, 'Berta')
  await page.goto('/my-items')
  await page.getByRole('main').getByRole('button', { name: 'Publicar Artículo' }).click()
  const title = newTitle('Trompo')
  await fillItem(dialog(page, 'Crear Nuevo Artículo'), title)
  await pressBack(page)
  const question = page.getByRole('dialog').last()
  await expect(question).not.toHaveAccessibleName('Crear Nuevo Artículo')
  await pressBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByLabel('Título')).toHaveValue(title)
})

test('a link to a page of ours opens it without a new load; others change nothing', async ({
  page,
}) => {
  await openApp(page)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const { origin } = new URL(page.url())
  await tell(page, 'App', 'appUrlOpen', { url: `${origin}/search?q=bici` })
  await expect(page).toHaveURL(/\/search\?q=bici$/)
  await expect(page.getByRole('searchbox')).toHaveValue('bici')
  for (const url of [`${origin}/api/logout`, 'https://evil.example/items/1']) {
    await tell(page, 'App', 'appUrlOpen', { url })
  }
  await expect(page).toHaveURL(/\/search\?q=bici$/)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('a keyboard over the page pushes its bar up; one that makes the page smaller does not', async ({
  page,
}) => {
  await openApp(page)
  await signUp(page, 'Carla')
  await page.goto('/items/new')
  const bar = page.getByRole('button', { name: 'Publicar', exact: true })
  const bottom = async () => {
    const box = await bar.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect(bar).toBeVisible()
  await page.getByLabel('Título').focus()
  await tell(page, 'Keyboard', 'keyboardDidShow', { keyboardHeight: 300 })
  await expect.poll(bottom).toBeLessThanOrEqual(740 - 300)
  await expect(page.getByLabel('Título')).toBeInViewport()
  await expect(page.getByRole('navigation', { name: /Barra/ })).toBeHidden()
  await tell(page, 'Keyboard', 'keyboardWillHide')
  await expect.poll(bottom).toBeGreaterThan(740 - 300)

  await tell(page, 'Keyboard', 'keyboardWillShow', { keyboardHeight: 300 })
  await page.setViewportSize({ width: 360, height: 440 })
  await expect.poll(bottom).toBeGreaterThan(440 - 100)
  await expect.poll(bottom).toBeLessThanOrEqual(440)
})

test('a heart, a publication and a deletion are felt', async ({ page, newPerson }) => {
  const owner = await newPerson()
  await signUp(owner, 'Dora')
  const id = await publish(owner, { title: newTitle('Silla') })

  await openApp(page)
  await signUp(page, 'Elsa')
  await page.goto(`/items/${id}`)
  await page.locator('[data-heart]').first().click()
  await expect.poll(() => impacts(page)).toEqual(['LIGHT'])

  await page.goto('/items/new')
  await fillItem(page, newTitle('Mesa'))
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.waitForURL(/\/items\/\d+$/)
  await expect.poll(() => impacts(page)).toEqual(['MEDIUM'])
  // What a publication could become is asked for by then: of a deleted thing nobody answers that.
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: /^Eliminar/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await expect.poll(() => impacts(page)).toEqual(['MEDIUM', 'HEAVY'])
  await remove(owner, id)
})
