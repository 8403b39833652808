/** Who else is in: sessions ended from another device, a changed password, and what the other browser does then. */
import type { Page } from '@playwright/test'
import { PASSWORD, signIn, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

const NEW_PASSWORD = 'otra-clave-7'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Another browser of the same person. */
async function enter(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/custom-login?next=${encodeURIComponent(next)}`)
  await signIn(page, email)
}

test.use({ provoked: { errors: [/401/, /422/] } })

test('one is ended from another device: its next step leads to the sign-in page', async ({
  page,
  newPerson,
}) => {
  const { email } = await signUp(page)
  const other = await newPerson()
  await enter(other, email, '/settings')
  await expect(button(other, 'Cerrar las demás sesiones')).toBeVisible()

  const end = page.getByRole('button', { name: /^Cerrar la sesión de / })
  await page.goto('/settings')
  await expect(end).toBeVisible()
  await expectAccessible(page)
  await end.click()
  await expectAccessible(page)
  await button(page, 'Cancelar').click()
  await expect(end).toBeFocused()
  await end.click()
  await button(page, 'Sí, cerrar').click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()
  await expect(page.getByText('Solo este dispositivo', { exact: true })).toBeVisible()

  // What it does next is refused: it is told, and led to the sign-in page with its way back.
  await button(other, 'Cerrar las demás sesiones').click()
  await button(other, 'Sí, cerrar').click()
  await other.waitForURL(/\/custom-login\?next=%2Fsettings$/)
  await signIn(other, email)
  await expect(other).toHaveURL(/\/settings$/)
})

test('all others are ended at once; this one stays', async ({ page, newPerson }) => {
  const { email } = await signUp(page)
  const others = [await newPerson(), await newPerson()]
  for (const other of others) await enter(other, email, '/app-settings')
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de / })).toHaveCount(2)
  await button(page, 'Cerrar las demás sesiones').click()
  await expect(page.getByRole('dialog')).toContainText('¿Cerrar las demás sesiones?')
  await expectAccessible(page)
  await button(page, 'Sí, cerrar').click()
  await expect(page.getByText('Sesiones cerradas').first()).toBeVisible()
  await expect(page.getByText('Solo este dispositivo', { exact: true })).toBeVisible()
  for (const other of others) {
    await other.goto('/favorites')
    await other.waitForURL(/\/custom-login\?next=%2Ffavorites$/)
  }
  await page.reload()
  await expect(page.getByText('Este dispositivo', { exact: true })).toBeVisible()
})

test('a changed password keeps this device in and sends the others out', async ({
  page,
  newPerson,
}) => {
  const { email } = await signUp(page)
  const other = await newPerson()
  await enter(other, email, '/')
  await page.goto('/settings')
  await page.getByLabel('Contraseña actual').fill('no-es-esta')
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(NEW_PASSWORD)
  await button(page, 'Cambiar contraseña').click()
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expect(page.getByLabel('Contraseña actual')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Contraseña actual').fill(PASSWORD)
  await button(page, 'Cambiar contraseña').click()
  await expect(page.getByText('Contraseña cambiada').first()).toBeVisible()
  await expect(page.getByText('Solo este dispositivo', { exact: true })).toBeVisible()

  await other.goto('/settings')
  await other.waitForURL(/\/custom-login/)
  await signIn(other, email, NEW_PASSWORD)
  await expect(other).toHaveURL(/\/settings$/)
})
