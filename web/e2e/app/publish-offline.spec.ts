/** A publish begun without a network: it waits on the device and goes out once, photos included. */
import type { Page } from '@playwright/test'
import { button, dialog, fillItem, newTitle, photosReady, sample } from '../kit/own.ts'
import { signIn, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({ serviceWorkers: 'allow' })

const QUEUED = ['Guardado en este dispositivo.', 'Se publicará cuando vuelva la conexión.'] as const

async function fill(page: Page, title: string): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(sample('landscape-6.jpg'))
  await fillItem(page, title)
  await photosReady(page)
}

/** Begun with a network, which is gone when it is sent. */
async function queue(page: Page, title: string): Promise<void> {
  await page.goto('/items/new')
  await fill(page, title)
  await page.context().setOffline(true)
  await button(page, 'Publicar').click()
  await page.waitForURL(/\/my-items$/)
  await said(page, ...QUEUED)
}

/** The first publication is stored and nobody here hears of it. Answers how many were lost. */
async function loseFirstAnswer(page: Page, meanwhile?: () => Promise<void>) {
  let lost = 0
  await page.route('**/api/items', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await meanwhile?.()
    await route.abort('failed')
  })
  return () => lost
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

async function stored(page: Page, title: string) {
  const all: { title: string; photos: unknown[] }[] = await (
    await page.request.get('/api/my-items')
  ).json()
  return all.filter((item) => item.title === title)
}

test.describe('a publication without a network', () => {
  // The service worker may be asked for without a network as well.
  const SCRIPT = /fetching the script/
  test.use({
    provoked: { errors: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /401/, /409/, /422/, SCRIPT] },
  })

  test('stands first among one’s own items and goes out when the network is back', async ({
    page,
  }) => {
    const title = newTitle('Novela')
    await signUp(page)
    await queue(page, title)
    await expect(card(page, title).getByText('Esperando conexión')).toBeVisible()
    const cover = card(page, title).locator('img')
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
    await page.context().setOffline(false)
    await said(page, 'Artículo creado')
    await expect(page.getByText('Esperan en este dispositivo')).toHaveCount(0)
    await expect(card(page, title).getByText('Disponible')).toBeVisible()
    const [item, ...more] = await stored(page, title)
    expect(more).toEqual([])
    expect(item?.photos).toHaveLength(1)
    await page.goto('/items/new')
    await expect(page.getByLabel('Título')).toHaveValue('')
  })

  test('survives the tab, and waits for the same person when the session has ended', async ({
    page,
  }) => {
    const title = newTitle('Atlas')
    const { email } = await signUp(page)
    await queue(page, title)
    const context = page.context()
    await page.close()
    await context.clearCookies()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/custom-login?next=/my-items')
    await signIn(next, email)
    await expect.poll(() => stored(next, title), { timeout: 30_000 }).toHaveLength(1)
    await expect(card(next, title).getByText('Disponible')).toBeVisible()
  })

  // Case 25.
  test('whose answer was lost is stored once, however often it is sent', async ({ page }) => {
    const title = newTitle('Mapa')
    await signUp(page)
    await page.goto('/items/new')
    await fill(page, title)
    const lost = await loseFirstAnswer(page)
    await button(page, 'Publicar').click()
    await page.waitForURL(/\/my-items$/)
    await expect(page.getByText('Esperan en este dispositivo')).toHaveCount(0, { timeout: 30_000 })
    expect(lost()).toBe(1)
    expect(await stored(page, title)).toHaveLength(1)
  })

  test('whose answer was lost and that is then edited where it waits ends as one, as it was typed last', async ({
    page,
  }) => {
    const title = newTitle('Brújula')
    await signUp(page)
    await page.goto('/items/new')
    await fill(page, title)
    const lost = await loseFirstAnswer(page, () => page.context().setOffline(true))
    await button(page, 'Publicar').click()
    await page.waitForURL(/\/my-items$/)
    await page.getByRole('link', { name: `Editar ${title}` }).click()
    await page.getByLabel(/Valor estimado/).fill('1.000.000')
    await button(page, 'Publicar').click()
    await page.waitForURL(/\/my-items$/)
    await page.context().setOffline(false)
    await expect(page.getByText('Esperan en este dispositivo')).toHaveCount(0, { timeout: 30_000 })
    expect(lost()).toBe(1)
    // What was typed last may still be on its way when nothing waits any more.
    await expect.poll(() => stored(page, title)).toMatchObject([{ estimatedValue: 1_000_000 }])
  })

  test('that is refused is opened again with everything, mended and published', async ({
    page,
  }) => {
    const title = newTitle('Radio')
    await signUp(page)
    let refused = 0
    await page.route('**/api/items', (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.continue()
      refused += 1
      const body = JSON.stringify({ code: 'invalid', message: 'Ese título no va.' })
      return route.fulfill({ status: 422, contentType: 'application/json', body })
    })
    await queue(page, title)
    await page.context().setOffline(false)
    await expect(
      card(page, title).getByText('No se pudo publicar: Ese título no va.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: `Editar ${title}` }).click()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await page.getByLabel('Título').fill(`${title} a pilas`)
    await button(page, 'Publicar').click()
    await page.waitForURL(/\/items\/\d+$/)
    expect(await stored(page, `${title} a pilas`)).toHaveLength(1)
    await page.goto('/my-items')
    await expect(page.getByText('Esperan en este dispositivo')).toHaveCount(0)
  })

  test('is discarded only after a question', async ({ page }) => {
    const title = newTitle('Globo')
    await signUp(page)
    await queue(page, title)
    await button(page, `Descartar ${title}`).click()
    const asks = dialog(page, '¿Descartar sin publicar?')
    await expectAccessible(page)
    await asks.getByRole('button', { name: 'Conservar' }).click()
    await expect(card(page, title)).toBeVisible()
    await button(page, `Descartar ${title}`).click()
    await asks.getByRole('button', { name: 'Descartar' }).click()
    await expect(card(page, title)).toHaveCount(0)
    await page.context().setOffline(false)
    expect(await stored(page, title)).toEqual([])
  })
})
