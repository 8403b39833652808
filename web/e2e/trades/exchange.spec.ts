/** Two people from a question to the hand-over (D48–D52): asked, answered, offered, countered, changed, met, proved. */
import type { Page } from '@playwright/test'
import { button, dialog, newTitle } from '../kit/own.ts'
import { origin, publish } from '../kit/people.ts'
import { choose, expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { doAction, makePair, openTrade, say } from '../kit/trades.ts'

test.use({ provoked: { errors: [/422/] } })

const shows = (page: Page, text: RegExp) => expect(page.getByText(text).first()).toBeVisible()

const codeOf = async (page: Page, id: number): Promise<string> => {
  const answer = await page.request.get(`/api/trades/${id}`)
  return (await answer.json()).handover.code
}

test('a question becomes terms, terms others, what was agreed is changed, both meet and enter each other’s code', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const lamp = newTitle('Lámpara')
  await publish(proposer, { title: lamp })
  const asked = await proposer.request.post('/api/trade-proposals', {
    headers: origin(),
    data: { itemId: wanted.id, message: '¿Sigue disponible?' },
  })
  const { id } = await asked.json()

  // Answered, and terms put on the table by whoever was asked.
  await openTrade(owner, id)
  await openTrade(proposer, id)
  await say(owner, 'Sí, sigue. ¿Qué tienes?')
  await button(owner, 'Hacer una oferta').click()
  let form = dialog(owner, 'Hacer otra oferta')
  await form.getByRole('checkbox', { name: offered.title }).check()
  await form.getByLabel('Mensaje').fill('Por la radio')
  await form.getByRole('button', { name: 'Enviar oferta' }).click()
  await said(owner, 'Acción completada')

  // Countered: with money from the owner's side.
  await said(proposer, 'Olga espera tu respuesta.')
  await button(proposer, 'Hacer otra oferta').click()
  form = dialog(proposer, 'Hacer otra oferta')
  await choose(form, 'Lo pone Olga')
  await form.getByLabel('Monto en guaraníes').fill('50.000')
  await expectAccessible(proposer)
  await form.getByRole('button', { name: 'Enviar oferta' }).click()
  await said(owner, 'Pedro espera tu respuesta.', 'Otra oferta')
  await doAction(owner, 'Aceptar', '¿Aceptar la propuesta?', 'Sí, aceptar')

  // Changed: the lamp for the radio.
  await button(proposer, 'Más opciones').click()
  await button(proposer, 'Cambiar lo acordado').click()
  form = dialog(proposer, 'Cambiar lo acordado')
  await form.getByRole('checkbox', { name: offered.title }).uncheck()
  await form.getByRole('checkbox', { name: lamp }).check()
  await form.getByRole('button', { name: 'Proponer el cambio' }).click()
  await said(owner, 'Pedro propone cambiar lo acordado. ¿Te parece bien?')
  await doAction(owner, 'Aceptar el cambio', '¿Aceptar el cambio?', 'Sí, aceptar el cambio')
  const radio = await owner.request.get(`/api/items/${offered.id}`)
  expect((await radio.json()).tradeStatus).toBe('available')

  // A meeting that is suggested is not agreed.
  await button(owner, 'Proponer encuentro').click()
  const meeting = dialog(owner, 'Proponer encuentro')
  await meeting.getByLabel('Lugar').fill('Plaza Uruguaya')
  await meeting.getByText('Mañana', { exact: true }).click()
  await meeting.getByText('17:30', { exact: true }).click()
  await meeting.getByRole('button', { name: 'Proponer encuentro' }).click()
  await shows(owner, /aún no dijo que sí: no vayas/)
  await doAction(proposer, 'Me va bien', '¿Te va bien este encuentro?', 'Sí, me va bien')
  await shows(owner, /^Encuentro: .*17:30, Plaza Uruguaya/)

  // Together: each types the other's code.
  for (const page of [owner, proposer]) {
    // What lies below is fetched when it comes into sight of whoever looks.
    await page.bringToFront()
    await page.getByRole('heading', { name: 'Historial' }).scrollIntoViewIfNeeded()
    await expect(button(page, 'Estamos juntos')).toBeVisible()
  }
  await button(owner, 'Estamos juntos').click()
  await expect(owner.getByRole('img', { name: 'Tu código como QR' })).toBeVisible()
  await expectAccessible(owner)
  const type = async (page: Page, code: string) => {
    await page.getByLabel('Código de la otra persona').fill(code)
    await button(page, 'Confirmar con el código').click()
  }
  await type(proposer, '000000')
  await shows(proposer, /no es el código/i)
  await type(proposer, await codeOf(owner, id))
  await said(owner, 'Pedro ya confirmó la entrega. Confírmala cuando tengas lo tuyo.')
  await type(owner, await codeOf(proposer, id))
  for (const page of [owner, proposer]) await said(page, 'Intercambio completado.')
  await shows(owner, /con código: se encontraron/)
})
