/** Coming in and going out. */
import { PASSWORD, signUp } from './people.ts'
import { codeFor, expect, expectAccessible, test } from './story.ts'

test.describe('sign-in', () => {
  test.use({ provoked: { errors: [/401/, /403/] } })

  // Case 31.
  test('takes the address in any case, leads back to where one was, and out again', async ({
    page,
    newPerson,
  }) => {
    const { email } = await signUp(page, 'Eva')
    const other = await newPerson()
    await other.goto('/custom-login?next=%2Fitems%2Fnew')
    await other.getByLabel('Email').fill(email.toUpperCase())
    await other.getByLabel('Contraseña', { exact: true }).fill('equivocada')
    await other.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(other.getByText('Error al iniciar sesión').first()).toBeVisible()
    await expect(other.getByLabel('Email')).toHaveValue(email.toUpperCase())
    await other.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Iniciar sesión' }).click()
    await other.waitForURL(/\/items\/new/)
    await other.getByRole('link', { name: 'Cerrar Sesión' }).click()
    await expect(other).toHaveURL(/\/$/)
    await expect(other.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()

    // The other logout path; the session of this browser was its own.
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Cerrar Sesión' })).toBeVisible()
    await page.evaluate(() => location.assign('/api/auth/logout'))
    await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  })

  test('from a link on another site does not sign out: a button asks first', async ({ page }) => {
    await signUp(page)
    await page.goto('/api/logout', { referer: 'https://evil.example/' })
    await expect(page.getByRole('button')).toBeVisible()
    await page.getByRole('button').click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible()
  })
})

test('a code opened in another browser asks for a new password and does not sign in', async ({
  page,
  newPerson,
}) => {
  await page.goto('/')
  const email = `otro.${crypto.randomUUID().slice(0, 8)}+trueque@example.com`
  const origin = new URL(page.url()).origin
  const data = {
    email,
    password: PASSWORD,
    firstName: 'Ana',
    lastName: 'López',
    phoneNumber: '0981123456',
    dateOfBirth: '1990-05-04',
    gender: 'female',
    country: 'Paraguay',
    city: 'Asunción',
  }
  await page.request.post('/api/auth/register', { headers: { origin }, data })
  const code = await codeFor(page, email)
  const phone = await newPerson()
  await phone.goto(`/verify-email?email=${encodeURIComponent(email)}&code=${code}`)
  await expect(phone.getByText('Elige una contraseña nueva')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Nueva contraseña', { exact: true }).fill('otra-clave-7')
  await phone.getByLabel('Confirmar contraseña').fill('otra-clave-7')
  await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
  await phone.waitForURL(/custom-login/)
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Contraseña', { exact: true }).fill('otra-clave-7')
  await phone.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(phone.getByRole('link', { name: 'Cerrar Sesión' })).toBeVisible()
})
