/** What was typed is not lost: reload, a session that ended. Without a network: see publish-offline.spec.ts. */
import type { Page } from '@playwright/test'
import { fillItem, photosReady, sample } from '../kit/own.ts'
import { signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'

async function fill(page: Page, title: string): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(sample('landscape-6.jpg'))
  await fillItem(page, title)
  await photosReady(page)
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeAttached()
}

const send = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })

test.describe('a draft', () => {
  test.use({ provoked: { errors: [/401/] } })

  test('survives a reload and a lost session, and is published once', async ({ page }) => {
    const title = `Novela ${crypto.randomUUID().slice(0, 6)}`
    await signUp(page)
    await page.goto('/items/new')
    await fill(page, title)

    await page.reload()
    await expect(page.getByText('Recuperamos tu borrador')).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()

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
})
