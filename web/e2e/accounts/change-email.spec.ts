/** Another address: proved by the code sent there, told at the old one, and the way in from then on. */
import { PASSWORD, signIn, signOut, signUp } from '../kit/people.ts'
import { codeFor, expect, expectAccessible, newEmail, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({ provoked: { errors: [/422/, /401/] } })

test('the new address is proved, the old one is told, and one enters with the new one', async ({
  page,
}) => {
  const { email: old } = await signUp(page)
  const email = newEmail('nueva')
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Email', exact: true })
  await card.getByLabel('Nuevo email').fill(email)
  await card.getByLabel('Tu contraseña').fill('no-es-esta')
  await card.getByRole('button', { name: 'Enviar código' }).click()
  await expect(card.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expectAccessible(page)
  await card.getByLabel('Tu contraseña').fill(PASSWORD)
  await card.getByRole('button', { name: 'Enviar código' }).click()
  await said(page, 'Código enviado')
  const code = card.getByLabel('Código de verificación')
  await code.fill('000000')
  await card.getByRole('button', { name: 'Verificar', exact: true }).click()
  await said(page, 'Código inválido')
  await expectAccessible(page)
  await code.fill(await codeFor(page, email))
  await card.getByRole('button', { name: 'Verificar', exact: true }).click()
  await said(page, 'Email cambiado')
  await expect(page.getByText(email, { exact: true })).toBeVisible()

  const told = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(old)}`)
  expect(await told.text()).toContain('Tu email cambió')

  await signOut(page)
  await page.goto('/custom-login')
  await signIn(page, email)
  await page.goto('/settings')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
})
