/** What was typed is not lost: reload, no network, a session that ended, an answer that never came. */
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { signUp } from './people.ts'
import { choose, expect, test } from './story.ts'

const PHOTO = resolve(import.meta.dirname, '../../worker/media/samples/phone-large.jpg')

async function fill(page: Page, title: string): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(PHOTO)
  await page.getByLabel('Título').fill(title)
  await choose(page, 'Libros')
  await choose(page, 'Bueno')
  await page.getByLabel('Ubicación').fill('Encarnación')
  await page.getByLabel('Descripción').fill('Edición de tapa dura, sin rayas.')
  await expect(page.getByText('Las fotos están listas')).toBeAttached({ timeout: 30_000 })
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeAttached()
}

const send = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })

test.describe('a draft', () => {
  test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /401/] } })

  test('survives a reload, being offline and a lost session, and is published once', async ({
    page,
  }) => {
    const title = `Novela ${crypto.randomUUID().slice(0, 6)}`
    await signUp(page)
    await page.goto('/items/new')
    await fill(page, title)

    await page.reload()
    await expect(page.getByText('Recuperamos tu borrador')).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()

    await page.context().setOffline(true)
    await expect(page.getByText('Sin conexión - Modo offline')).toBeVisible()
    await send(page).click()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await page.context().setOffline(false)

    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await send(page).click()
    await expect(page.getByText('Sesión expirada').first()).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue(title)

    await page.context().addCookies(cookies)
    await send(page).click()
    await page.waitForURL(/\/items\/\d+$/)
    await page.goto('/items/new')
    await expect(page.getByLabel('Título')).toHaveValue('')
  })

  // Case 25.
  test('whose answer was lost is stored once, however often it is sent', async ({ page }) => {
    const title = `Atlas ${crypto.randomUUID().slice(0, 6)}`
    await signUp(page)
    await page.goto('/items/new')
    await fill(page, title)
    let lost = 0
    await page.route('**/api/items', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort('failed')
    })
    await send(page).click()
    await expect(send(page)).toBeEnabled()
    await expect.poll(() => lost).toBe(1)
    await send(page).click()
    await page.waitForURL(/\/items\/\d+$/)
    const mine = await (await page.request.get('/api/my-items')).json()
    expect(mine.filter((item: { title: string }) => item.title === title)).toHaveLength(1)
  })
})
