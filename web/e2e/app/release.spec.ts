/** A new release while a tab is open: it is offered, never forced; what is gone is found again (case 23). */
import type { Page } from '@playwright/test'
import { menuButton } from '../kit/frame.ts'
import { hasStyles, isListening } from '../kit/offline.ts'
import { test } from '../kit/releases.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { controlled, countLoads, kept } from '../kit/workers.ts'

/** Scripts that are gone are 404; the network that comes back had gone. */
test.use({
  serviceWorkers: 'allow',
  provoked: { errors: [/404/, /ERR_INTERNET_DISCONNECTED/, /dynamically imported/] },
})

const prompt = (page: Page) => page.getByText('Hay una versión nueva')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Which release the page runs, by the name of its first script. */
const runsNext = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/base-N1/.test(name))

/** The network goes and comes back: then the page asks for a new release, once it is really there. */
async function comesBack(page: Page, { asked }: { asked: string[] }): Promise<void> {
  asked.length = 0
  await expect(async () => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => asked, { timeout: 2_000 }).toContain('/sw.js')
  }).toPass()
}

const toRegister = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Crear Cuenta' }).click()
const hasRegister = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Crear cuenta' })).toBeVisible()

/** A small page, behind its service worker; answers how often it is loaded from here on. */
async function openLogin(page: Page, { url }: { url: string }): Promise<() => number> {
  await page.goto(`${url}/custom-login`)
  await controlled(page)
  return countLoads(page)
}

/** The script of the next screen is gone: the old tab, once `ready`, is loaded anew for it, once. */
async function loadsOnce(
  page: Page,
  site: { url: string; deploy: () => void },
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(site.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await ready(page)
  const loads = countLoads(page)
  site.deploy()
  await toRegister(page)
  await hasRegister(page)
  expect(loads()).toBe(1)
  expect(await page.evaluate(runsNext)).toBe(true)
}

test('a new release is offered; later is later, accepted it is loaded once', async ({
  page,
  site,
}) => {
  const loads = await openLogin(page, site)
  site.deploy()
  await comesBack(page, site)
  await expect(prompt(page)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Después')
  await expect(prompt(page)).toHaveCount(0)
  expect(loads()).toBe(0)

  // The next visit is still of the release that was open, and offers again.
  await page.reload()
  await expect(prompt(page)).toBeVisible()
  expect(await page.evaluate(runsNext)).toBe(false)
  await page.getByLabel('Email').fill('ana@example.com')
  await press(page, 'Actualizar')
  await expect(page.getByText('Tienes algo sin terminar')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  expect(loads()).toBe(1)
  await press(page, 'Actualizar')
  await page.waitForFunction(runsNext)
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(prompt(page)).toHaveCount(0)
  expect(loads()).toBe(2)
})

test('an old tab that asks for a script which is gone is loaded once, in the new release', async ({
  page,
  site,
}) => {
  await loadsOnce(page, site, controlled)
})

test('a new worker that cannot take over holds nobody up: the page comes from the network', async ({
  page,
  site,
}) => {
  const loads = await openLogin(page, site)
  site.deploy({ isStuck: true })
  await comesBack(page, site)
  await press(page, 'Actualizar')
  await expect.poll(loads, { timeout: 10_000 }).toBe(1)
  expect(await page.evaluate(runsNext)).toBe(true)
  await controlled(page)
  await expect(prompt(page)).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('while something is half typed nothing is loaded: a sentence and a button', async ({
  page,
  site,
}) => {
  const loads = await openLogin(page, site)
  await page.getByLabel('Email').fill('ana@example.com')
  site.deploy()
  await menuButton(page).click()
  await expect(page.getByText('Esta parte solo está en la versión nueva.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  expect(loads()).toBe(0)
})

test('screens that were visited open offline in the new release too', async ({ page, site }) => {
  await openLogin(page, site)
  site.deploy()
  await comesBack(page, site)
  await press(page, 'Actualizar')
  await page.waitForFunction(runsNext)
  expect((await kept(page)).some((path) => /login-screen-N1/.test(path))).toBe(true)
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an old tab is loaded once as well', async ({ page, site }) => {
    // A tab that has been open for a while: what hears of lost scripts is there.
    await loadsOnce(page, site, async () => {
      await isListening(page)
      await hasStyles(page)
    })
  })
})

test('a withdrawn service worker goes with all it kept; the page goes on, from the network', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await controlled(page)
  const loads = countLoads(page)
  site.withdraw()
  await comesBack(page, site)
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  await expect.poll(left).toEqual({ caches: [], workers: 0 })
  expect(loads()).toBe(0)
  await toRegister(page)
  await hasRegister(page)

  site.asked.length = 0
  await page.goto(site.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await left()).toEqual({ caches: [], workers: 0 })
  expect(site.asked).toContain('/')
  expect(site.asked).not.toContain('/sw.js')
})
