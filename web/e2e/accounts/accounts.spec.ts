/** Coming in and going out. */
import { accountButton } from '../kit/frame.ts'
import { register, signIn, signOut, signUp } from '../kit/people.ts'
import { codeFor, expect, expectAccessible, newEmail, test } from '../kit/story.ts'

test.describe('sign-in', () => {
  test.use({ provoked: { errors: [/401/, /403/] } })

  // Case 31.
  test('takes the address in any case, leads back to where one was, and out again', {
    tag: '@both',
  }, async ({ page, newPerson }) => {
    const { email } = await signUp(page, 'Eva')
    const other = await newPerson()
    await other.goto('/custom-login?next=%2Fitems%2Fnew')
    await other.getByLabel('Email').fill(email.toUpperCase())
    await other.getByLabel('Contraseña', { exact: true }).fill('equivocada')
    await other.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(other.getByText('Error al iniciar sesión').first()).toBeVisible()
    await expect(other.getByLabel('Email')).toHaveValue(email.toUpperCase())
    await signIn(other, email.toUpperCase())
    await expect(other).toHaveURL(/\/items\/new$/)
    await signOut(other)
    await expect(other).toHaveURL(/\/$/)

    // The other logout path; the session of this browser was its own.
    await page.goto('/')
    await expect(accountButton(page)).toBeVisible()
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
  const email = newEmail('otro+trueque')
  await register(page, email)
  const code = await codeFor(page, email)
  const phone = await newPerson()
  await phone.goto(`/verify-email?email=${encodeURIComponent(email)}&code=${code}`)
  await expect(phone.getByText('Elige una contraseña nueva')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Nueva contraseña', { exact: true }).fill('otra-clave-7')
  await phone.getByLabel('Confirmar contraseña').fill('otra-clave-7')
  await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
  await phone.waitForURL(/custom-login/)
  await signIn(phone, email, 'otra-clave-7')
  await expect(accountButton(phone)).toBeVisible()
})
