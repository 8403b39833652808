/** One person keeps another away: what neither sees nor can do any more, what can still be ended, and undone. */
import type { Page } from '@playwright/test'
import { button, dialog } from '../kit/own.ts'
import { found, origin } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, makePair, openMore, openTrade, propose, say } from '../kit/trades.ts'

test.use({ provoked: { errors: [/404/, /409/, /WebSocket/] } })

/** As the server renders the page for whoever asks: a service worker would answer with the shell. */
const statusOf = async (page: Page, id: number) => (await page.request.get(`/items/${id}`)).status()

test('blocked from the trade’s page: no list, no page, no proposal, no message; rejected all the same; unblocked in the settings', async ({
  newPerson,
}) => {
  const pair = await makePair(await newPerson(), await newPerson())
  const { owner, proposer, wanted, offered } = pair
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(owner, id)
  await openMore(owner)
  await button(owner, 'Bloquear').click()
  const asked = dialog(owner, '¿Bloquear a Pedro?')
  await expectAccessible(owner)
  await asked.getByRole('button', { name: 'Sí, bloquear' }).click()
  await said(owner, 'Persona bloqueada', 'Bloqueaste a esta persona.')
  // Nothing new begins, and what is open can be ended.
  await expect(button(owner, 'Aceptar')).toHaveCount(0)
  await expect(button(owner, 'Rechazar')).toBeVisible()

  for (const [page, thing] of [
    [proposer, wanted],
    [owner, offered],
  ] as const) {
    expect(await found(page, thing.title)).not.toContain(thing.title)
    await page.goto(`/search?q=${encodeURIComponent(thing.title)}`)
    await expect(page.getByRole('link', { name: thing.title })).toHaveCount(0)
    expect(await statusOf(page, thing.id)).toBe(404)
    await page.goto(`/items/${thing.id}`)
    await said(page, 'Artículo no encontrado')
  }
  const third = await newPerson()
  expect(await statusOf(third, wanted.id)).toBe(200)
  expect(await found(third, wanted.title)).toContain(wanted.title)

  const refused = await proposer.request.post('/api/trade-proposals', {
    headers: origin(),
    data: { itemId: wanted.id, message: 'Hola' },
  })
  expect(refused.status()).toBe(404)
  await openTrade(proposer, id)
  await expect(proposer.getByText('Bloqueaste a esta persona.')).toHaveCount(0)

  await owner.goto('/settings')
  await said(owner, 'Personas bloqueadas', 'Pedro Benítez')
  await expectAccessible(owner)
  await button(owner, 'Desbloquear: Pedro').click()
  await dialog(owner, '¿Desbloquear a Pedro?')
    .getByRole('button', { name: 'Sí, desbloquear' })
    .click()
  await said(owner, 'Persona desbloqueada', 'No bloqueaste a nadie.')
  expect(await found(proposer, wanted.title)).toContain(wanted.title)
  expect(await statusOf(proposer, wanted.id)).toBe(200)
})

test('in an open trade nothing more is said, and a message can be reported', async ({
  newPerson,
}) => {
  const pair = await makePair(await newPerson(), await newPerson())
  const { owner, proposer, wanted, offered } = pair
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await openTrade(owner, id)
  await say(owner, 'Págame antes')
  await openTrade(proposer, id)
  await openMore(proposer)
  await button(proposer, 'Reportar mensaje').click()
  await dialog(proposer, '¿Qué mensaje quieres reportar?')
    .getByRole('button', { name: 'Págame antes' })
    .click()
  const report = dialog(proposer, 'Reportar mensaje')
  await report.getByLabel('Motivo').selectOption('harassment')
  await report.getByLabel('Descripción').fill('Me pide dinero antes de vernos')
  await expectAccessible(proposer)
  await report.getByRole('button', { name: 'Enviar reporte' }).click()
  await said(proposer, 'Reporte enviado')

  await button(proposer, 'Bloquear').click()
  await dialog(proposer, '¿Bloquear a Olga?').getByRole('button', { name: 'Sí, bloquear' }).click()
  await said(proposer, 'Persona bloqueada')
  await owner.getByLabel('Mensaje', { exact: true }).fill('¿Sigues ahí?')
  await owner.getByRole('button', { name: 'Enviar mensaje' }).click()
  await said(owner, 'En este chat no se puede escribir en este momento.')
  for (const page of [owner, proposer]) await actBy(page, id, 'confirm_delivery')
})
