/** What screens turn into: stages, problems, dialogs, pictures over everything, the dark. All accessible. */
import type { Page } from '@playwright/test'
import { PASSWORD, publish, signUp } from '../kit/people.ts'
import { codeFor, expect, expectAccessible, newEmail, test } from '../kit/story.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fields that say what is wrong with them. */
const wrong = (page: Page) => page.locator('[aria-invalid=true]')

test('the sign-in form says what is missing', async ({ page }) => {
  await page.goto('/custom-login')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Email es requerido')).toBeVisible()
  await expect(wrong(page)).toHaveCount(2)
  await expectAccessible(page)
})

test('both steps of the registration say what is missing', async ({ page }) => {
  await page.goto('/custom-register')
  await button(page, 'Continuar').click()
  await expect(page.getByText('Nombre debe tener al menos 2 caracteres')).toBeVisible()
  expect(await wrong(page).count()).toBeGreaterThanOrEqual(4)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(newEmail('nadie'))
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Apellido').fill('Benítez')
  await button(page, 'Continuar').click()
  await expect(page.getByText('Paso 2 de 2')).toBeVisible()
  await button(page, 'Crear cuenta').click()
  await expect(page.getByText('Fecha de nacimiento es requerida')).toBeVisible()
  expect(await wrong(page).count()).toBeGreaterThanOrEqual(4)
  await expectAccessible(page)
})

test('the way back in: code, then a new password', async ({ page, newPerson }) => {
  const { email } = await signUp(page)
  const other = await newPerson()
  await other.goto('/forgot-password')
  await other.getByLabel('Email').fill(email)
  await button(other, 'Enviar código').click()
  await expect(other.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
  await expectAccessible(other)
  await other.getByLabel('Código de verificación').fill(await codeFor(other, email))
  await button(other, 'Verificar').click()
  await expect(other.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible()
  await expectAccessible(other)
  await other.getByLabel('Nueva contraseña', { exact: true }).fill('otra-clave-7')
  await other.getByLabel('Confirmar contraseña').fill('otra-clave-7')
  await button(other, 'Guardar contraseña').click()
  await other.waitForURL(/custom-login/)
})

test('the publish form says what is missing, and asks before one leaves', async ({ page }) => {
  await signUp(page)
  await page.goto('/items/new')
  await button(page, 'Publicar').click()
  await expect(page.getByText('El título debe tener al menos 3 caracteres')).toBeVisible()
  await expect(page.getByText('Debes seleccionar una categoría')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Título').fill('Bicicleta')
  await button(page, 'Cancelar').click()
  const dialog = page.getByRole('dialog', { name: '¿Salir sin publicar?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Título')).toHaveValue('Bicicleta')
})

/** The oldest thing that has pictures: no other story removes it. */
async function openWithPictures(page: Page): Promise<void> {
  const all = await (await page.request.get('/api/items?sortBy=oldest&limit=60')).json()
  const pictured = all.find((item: { photos: unknown[] }) => item.photos.length > 0)
  await page.goto(`/items/${pictured.id}`)
  await expect(button(page, 'Ver en pantalla completa')).toBeVisible()
}

test('pictures over the whole screen open, are accessible, and close by Escape', async ({
  page,
}) => {
  await openWithPictures(page)
  await button(page, 'Ver en pantalla completa').click()
  const pictures = page.getByRole('dialog', { name: /^Fotos de/ })
  await expect(pictures).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pictures).toHaveCount(0)
  await expect(button(page, 'Ver en pantalla completa')).toBeVisible()
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the screens of a visitor', async ({ page }) => {
    for (const [path, heading] of [
      ['/', 'Explorar artículos'],
      ['/custom-login', 'Iniciar sesión'],
      ['/custom-register', 'Crear cuenta'],
      ['/forgot-password', 'Recupera tu contraseña'],
      ['/landing', 'Intercambia sin dinero'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      if (path === '/') await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
    }
    await openWithPictures(page)
    await expectAccessible(page)
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(Math.max(...(paper.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(64)
  })

  test('the publish form with its problems, and what was published', async ({ page }) => {
    await signUp(page)
    await page.goto('/items/new')
    await button(page, 'Publicar').click()
    await expect(page.getByText('Debes seleccionar una categoría')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/items/${await publish(page, {})}`)
    await expect(page.getByText('Es tu artículo')).toBeVisible()
    await expectAccessible(page)
  })
})
