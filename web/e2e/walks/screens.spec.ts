/** Every screen, in both languages: it opens, it is accessible, nothing is said to the console. */
import { neverAfter } from '../kit/frame.ts'
import { publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, speak, test } from '../kit/story.ts'

const HOSTILE = '"><img src=x onerror=1><sCripT src=//x></scriPt>'

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

// Both lead on after a second: here that second never ends.
for (const [path, spanish, english] of [
  ['/login', 'Iniciar sesión', 'Sign in'],
  ['/register', 'Crear cuenta', 'Create account'],
] as const) {
  test(`${path} says where it leads, in both languages`, async ({ page }) => {
    await neverAfter(page, 1_000)
    await page.goto('/no-such-page')
    for (const [language, heading, goOn] of [
      ['es', spanish, 'Continuar'],
      ['en', english, 'Continue'],
    ] as const) {
      await speak(page, language)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const link = page.getByRole('main').getByRole('link', { name: goOn })
      await expect(link).toHaveAttribute('href', `/custom-${path.slice(1)}`)
      await expectAccessible(page)
    }
  })
}

test('the publish form opens in both languages', async ({ page }) => {
  await signUp(page)
  for (const [language, heading, field] of [
    ['es', 'Publicar artículo', 'Valor estimado'],
    ['en', 'Publish an item', 'Estimated value'],
  ] as const) {
    await speak(page, language)
    await page.goto('/items/new')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByLabel(field)).toBeVisible()
    await expectAccessible(page)
  }
})

test('a title and a name without a single space widen no page', async ({ page }) => {
  await signUp(page, 'Larguisimo'.repeat(4))
  const id = await publish(page, { title: `${'larguisimo'.repeat(9)}x` })
  await page.goto(`/items/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { box, seen } = await page.evaluate(() => ({
    box: document.querySelector('article')?.scrollWidth ?? 0,
    seen: innerWidth,
  }))
  expect(box).toBeGreaterThan(0)
  expect(box).toBeLessThanOrEqual(seen)
})

// Case 32.
test('markup in a title is literal text, on the card and on the page', async ({ page }) => {
  await signUp(page)
  const word = crypto.randomUUID().slice(0, 6)
  const id = await publish(page, { title: `${HOSTILE} ${word}` })
  for (const [language, back, yours] of [
    ['es', 'Volver a los artículos', 'Es tu artículo'],
    ['en', 'Back to the items', 'This is your item'],
  ] as const) {
    await speak(page, language)
    await page.goto(`/items/${id}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror=1')
    await expect(page.getByRole('link', { name: back })).toBeVisible()
    await expect(page.getByText(yours)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/search?q=${word}`)
    await expect(page.getByRole('article').first()).toContainText('onerror=1')
  }
})

test('both spellings lead to the same screen without a step back', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveURL(/\/$/)
  const [item] = await (await page.request.get('/api/items?sortBy=oldest')).json()
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
