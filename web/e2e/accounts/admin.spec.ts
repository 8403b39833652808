/** Administrators at work: what was reported is decided, figures are there, and every step leaves a row. */
import type { Page } from '@playwright/test'
import { signInAdmin } from '../kit/admin.ts'
import { button, dialog, entry, newTitle } from '../kit/own.ts'
import { me, origin, publish, signUp } from '../kit/people.ts'
import { expect, expectAccessible, settled, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({ provoked: { errors: [/401/, /403/, /404/, /410/] } })

const decide = async (page: Page, title: string, decision: string, question: string | RegExp) => {
  await entry(page, title)
    .getByRole('button', { name: `${decision}: ${title}` })
    .click()
  const asked = page.getByRole('dialog', { name: question })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Sí, confirmar' }).click()
  await said(page, 'Decisión guardada')
  await expect(entry(page, title)).toHaveCount(0)
}

test('an item and a person are reported, and decided on the administration’s screen', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(150_000)
  const owner = await newPerson()
  const family = newTitle('Malo').replace(/[^a-zA-Z]/g, '')
  await signUp(owner, family)
  const title = newTitle('Reloj')
  const id = await publish(owner, { title })
  const mine = await me(owner)

  // A visitor is led to sign in; a signed-in person tells why.
  const reporter = await newPerson()
  await reporter.goto(`/items/${id}`)
  await settled(reporter)
  await button(reporter, 'Reportar este artículo').click()
  await reporter.waitForURL(/custom-login\?next=/)
  await signUp(reporter, 'Rita')
  await reporter.goto(`/items/${id}`)
  await settled(reporter)
  await button(reporter, 'Reportar este artículo').click()
  const report = dialog(reporter, 'Reportar artículo')
  await report.getByLabel('Motivo').selectOption('fake')
  await report.getByLabel('Descripción').fill('Corto')
  await report.getByRole('button', { name: 'Enviar reporte' }).click()
  await said(reporter, 'Por favor proporciona más detalles')
  await report.getByLabel('Descripción').fill('Es una estafa, no existe')
  await expectAccessible(reporter)
  await report.getByRole('button', { name: 'Enviar reporte' }).click()
  await said(reporter, 'Reporte enviado')
  const told = await reporter.request.post('/api/reports', {
    headers: origin(),
    data: { kind: 'person', target: mine.id, reason: 'harassment', description: 'Insulta a todos' },
  })
  expect(told.status()).toBe(204)

  await signInAdmin(page)
  await page.goto('/admin')
  await said(page, 'Administración', 'Personas', 'Artículos disponibles', 'Completados')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Reportes' }).click()
  await said(page, 'Personas, artículos y mensajes reportados')
  await expect(entry(page, title)).toContainText('Es una estafa, no existe')
  await expectAccessible(page)
  await decide(page, title, 'Ocultar', '¿Ocultarlo?')
  expect((await reporter.request.get(`/items/${id}`)).status()).toBe(410)

  const name = `${family} Benítez`
  await decide(page, name, 'Suspender cuenta', /¿Suspender la cuenta/)
  expect((await owner.request.get('/api/auth/user')).status()).toBe(401)
  await expect(page.getByText('Cuentas suspendidas')).toBeVisible()
  await page.getByRole('link', { name: `Reactivar la cuenta de ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Restaurar').click()
  const restoring = dialog(page, `Restaurar a ${name}`)
  await restoring.getByLabel('Por qué').fill('Lo miramos otra vez: fue un error nuestro.')
  await expectAccessible(page)
  await restoring.getByRole('button', { name: 'Restaurar' }).click()
  await said(page, 'Se lo dijimos y quedó en la bitácora.')

  await page.getByRole('link', { name: 'Bitácora' }).click()
  await said(page, 'Reactivó la cuenta', 'Suspendió la cuenta', 'Ocultó lo reportado')
  await expectAccessible(page)
  for (const [tab, text] of [
    ['Verificaciones', /./],
    ['Reseñas', 'Reseñas reportadas'],
    ['Pagos', /./],
    ['Fallos', 'Correos que no salieron'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Secciones' })
      .getByRole('link', { name: tab })
      .click()
    await expect(page.getByRole('main')).toContainText(text)
    await expectAccessible(page)
  }
})

test('to anybody else there is no such page', async ({ page, newPerson }) => {
  await signUp(page, 'Ana')
  for (const who of [page, await newPerson()]) {
    for (const path of ['/admin', '/sendgrid-admin']) {
      await who.goto(path)
      await expect(who.getByRole('heading', { level: 1 })).toHaveText(/no encontrada/i)
    }
  }
})
