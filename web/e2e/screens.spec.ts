/** Every screen, in both languages: it opens, it is accessible, nothing is said to the console. */
import type { Page } from '@playwright/test'
import { publish, signUp } from './people.ts'
import { expect, expectAccessible, test } from './story.ts'

const HOSTILE = '"><img src=x onerror=1><sCripT src=//x></scriPt>'

async function speak(page: Page, language: 'es' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }])
  await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
}

const PUBLIC = [
  ['/', /Explorar artículos/, /Explore items|Browse items/],
  ['/custom-login', /Iniciar sesión/, /Sign in|Log in/],
  ['/custom-register', /Crear cuenta/, /Create account|Sign up/i],
  ['/verify-email?email=a@example.com', /Verifica tu email/, /Verify your email/],
  ['/forgot-password', /Recupera tu contraseña/, /Recover your password/],
  ['/landing', /Intercambia sin dinero/, /Trade without money/],
  ['/no-such-page', /Página no encontrada/, /Page not found/],
] as const

for (const [path, spanish, english] of PUBLIC) {
  test(`${path} opens in both languages`, async ({ page }) => {
    await page.goto('/no-such-page')
    for (const [language, heading] of [
      ['es', spanish],
      ['en', english],
    ] as const) {
      await speak(page, language)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expectAccessible(page)
      await expect(page.locator('body')).not.toContainText(/undefined|\[object|[a-z]+_[a-z]+\b/)
    }
  })
}

test('the publish form opens in both languages', async ({ page }) => {
  await signUp(page)
  for (const [language, heading] of [
    ['es', /Publicar artículo/],
    ['en', /Publish/],
  ] as const) {
    await speak(page, language)
    await page.goto('/items/new')
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessible(page)
  }
})

// Case 32.
test('markup in a title is literal text, on the card and on the page', async ({ page }) => {
  await signUp(page)
  const word = crypto.randomUUID().slice(0, 6)
  const id = await publish(page, { title: `${HOSTILE} ${word}` })
  for (const language of ['es', 'en'] as const) {
    await speak(page, language)
    await page.goto(`/items/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror=1')
    await expectAccessible(page)
    await page.goto(`/search?q=${word}`)
    await expect(page.getByRole('article').first()).toContainText('onerror=1')
  }
})

test('both spellings lead to the same screen without a step back', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveURL(/\/$/)
  const [item] = await (await page.request.get('/api/items')).json()
  await page.goto(`/item/${item.id}`)
  await expect(page).toHaveURL(new RegExp(`/items/${item.id}$`))
})

test.describe('an item that is not there', () => {
  test.use({ provoked: { errors: [/404/] } })

  test('says so and leads back', async ({ page }) => {
    await page.goto('/items/99999999')
    await expect(page.getByText('Artículo no encontrado')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Ver artículos/ }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
