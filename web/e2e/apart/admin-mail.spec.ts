/** The mail service's key: entered, never shown again, tried, taken back. */
import { signInAdmin } from '../kit/admin.ts'
import { test } from '../kit/apart.ts'
import { button } from '../kit/own.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({ provoked: { errors: [/401/, /422/, /503/] } })

test('an administrator sets the mail service and sees its last four only', async ({ page }) => {
  await signInAdmin(page)
  await page.goto('/sendgrid-admin')
  await said(page, 'Servicio de correo', 'Conexión con el servicio', 'No responde')
  await expectAccessible(page)
  await button(page, 'Guardar credenciales').click()
  await said(page, 'La API Key es requerida.')
  await button(page, 'Enviar email de prueba').click()
  await said(page, 'El email de destino es requerido.')

  // Kept where a person at this machine reads it.
  await page.getByLabel('Email de destino').fill('prueba@example.com')
  await button(page, 'Enviar email de prueba').click()
  await said(page, 'Email enviado')
  const kept = await page.request.get('/api/dev/outbox?to=prueba@example.com')
  expect(await kept.text()).toContain('Email de prueba de')

  await page.getByLabel('API Key').fill('SG.secreta-de-la-historia-7x7x')
  await page.getByLabel('Email del remitente').fill('hola@jopoi.example')
  await button(page, 'Guardar credenciales').click()
  await said(page, 'Credenciales actualizadas', 'Sí, termina en 7x7x', 'hola@jopoi.example')
  await expect(page.getByLabel('API Key')).toHaveValue('')
  expect(await page.content()).not.toContain('secreta')
  await expectAccessible(page)
  await button(page, 'Quitar la clave').click()
  await said(page, 'Clave quitada')
  await expect(page.getByText('termina en')).toHaveCount(0)
})
