/** Proving who one is: a photo of a card, a phone, and what an administrator says to it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInAdmin } from '../kit/admin.ts'
import { entry, sample } from '../kit/own.ts'
import { origin, signUp } from '../kit/people.ts'
import { jpeg } from '../kit/photos.ts'
import {
  askForCall,
  calledCode,
  enterPhoneCode,
  newName,
  QUEUE,
  type Waiting,
  waitingOf,
} from '../kit/proofs.ts'
import { expectWholeEverywhere } from '../kit/shapes.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

test.use({ provoked: { errors: [/404/, /422/] } })

const CARD = 'Cédula de identidad'
const chooser = (page: Page) => entry(page, CARD).locator('input[type=file]:not([capture])')

async function decide(admin: Page, one: Waiting, how: string, more: object = {}): Promise<void> {
  const headers = origin()
  const number = `${Date.now()}`
  const card = one.verificationType === 'government_id' && how === 'approve'
  const data = { requestedAt: one.requestedAt, ...(card && { documentNumber: number }), ...more }
  const path = `${QUEUE}/${one.userId}/${one.verificationType}/${how}`
  const answer = await admin.request.post(path, { headers, data })
  expect(answer.status()).toBe(204)
}

test('a card is photographed, rejected with a reason, sent again, approved: told and shown', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000)
  const name = newName('Vera')
  await signUp(page, name)
  const admin = await newPerson()
  await signInAdmin(admin)

  await page.goto('/verification')
  await said(page, 'Verificación', '1 de 3 listos')
  await expectWholeEverywhere(page, '/verification')
  await expect(entry(page, 'Email').getByText('Verificado')).toBeVisible()
  await expectAccessible(page)

  // What it is decides, not what it is called (case 28).
  await chooser(page).setInputFiles(jpeg('heic-named.jpg', 'cedula.jpg'))
  await expect(entry(page, CARD).getByRole('alert')).toContainText('HEIC')

  // Case 27: a real phone's photo, with the place in it.
  const original = readFileSync(sample('iphone-gps.jpg'))
  expect(original.includes('GPS') || original.includes('Apple')).toBe(true)
  await chooser(page).setInputFiles(jpeg('iphone-gps.jpg', 'cedula.jpg'))
  await expect(page.getByAltText('El documento que vas a enviar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar documento' }).click()
  await said(page, 'Verificación solicitada', 'Tu solicitud de verificación ha sido enviada')
  await expect(entry(page, CARD).getByText('Pendiente')).toBeVisible()

  const first = await waitingOf(admin, name)
  const shown = await admin.request.get(`${QUEUE}/${first.userId}/government_id/document`)
  expect(shown.headers()['cache-control']).toBe('private, no-store')
  const bytes = await shown.body()
  expect(bytes.length).toBeGreaterThan(1000)
  for (const word of ['GPS', 'Apple', 'iPhone']) expect(bytes.includes(word)).toBe(false)
  const stranger = await page.request.get(`${QUEUE}/${first.userId}/government_id/document`)
  expect(stranger.status()).toBe(404)
  await decide(admin, first, 'reject', { reason: 'No se lee el <b>número</b>' })

  await page.reload()
  await said(page, 'No pudimos aprobarlo: No se lee el <b>número</b>')
  await expect(entry(page, CARD).getByText('Rechazado')).toBeVisible()
  await expectAccessible(page)
  await chooser(page).setInputFiles({
    name: 'cedula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  })
  await said(page, 'PDF listo: cedula.pdf')
  await page.getByRole('button', { name: 'Enviar documento' }).click()
  await expect(entry(page, CARD).getByText('Pendiente')).toBeVisible()
  await decide(admin, await waitingOf(admin, name), 'approve')

  await page.goto('/verification')
  await said(page, '2 de 3 listos')
  await expect(entry(page, CARD).getByText('Verificado')).toBeVisible()
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await said(page, 'Verificación aprobada', 'Aprobamos tu verificación de identidad.')
})

test('a phone is asked for, called, and proved by the code that was told', async ({
  page,
  newPerson,
}) => {
  const name = newName('Flora')
  await signUp(page, name)
  const admin = await newPerson()
  await signInAdmin(admin)
  await askForCall(page)
  await said(page, 'Te vamos a contactar al +595981123456 con un código.')
  const code = await calledCode(admin, name)
  await page.reload()
  await enterPhoneCode(page, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByText('El código es inválido o ha expirado.')).toBeVisible()
  await expectAccessible(page)
  await enterPhoneCode(page, code)
  await expect(entry(page, 'Teléfono').getByText('Verificado')).toBeVisible()
  await said(page, '2 de 3 listos')
})

test('a package is bought, opens its steps, and brings its badge with the last approval', async ({
  page,
  newPerson,
}) => {
  const name = newName('Gloria')
  await signUp(page, name)
  const admin = await newPerson()
  await signInAdmin(admin)
  await page.goto('/verification')
  await page.getByRole('button', { name: 'Elegir Plata' }).click()
  const buying = page.getByRole('dialog')
  await buying.getByLabel('Número de tarjeta de prueba').fill('4242 4242 4242 4242')
  await buying.getByRole('button', { name: /^Pagar/ }).click()
  await said(page, 'Pago Exitoso', 'Tu paquete de verificación "Plata" ha sido procesado.')
  await said(page, 'Ya es tuyo', '1 de 4 listos')
  await expect(entry(page, 'Selfie').getByText('Por hacer')).toBeVisible()
  for (const kind of [CARD, 'Selfie']) {
    const chosen = entry(page, kind).locator('input[type=file]:not([capture])')
    await chosen.setInputFiles(jpeg('orientation-6.jpg'))
    await entry(page, kind).getByRole('button', { name: 'Enviar documento' }).click()
    await expect(entry(page, kind).getByText('Pendiente')).toBeVisible()
    await decide(admin, await waitingOf(admin, name), 'approve')
  }
  await page.reload()
  await said(page, '3 de 4 listos')
  await expect(page.getByText('Insignia Premium').first()).toBeAttached()
})
