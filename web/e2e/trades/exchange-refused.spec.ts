/** What is refused on the way (D48–D52), and what is on the screen then. */
import type { Page } from '@playwright/test'
import { askBy, lookBelow } from '../kit/exchange.ts'
import { button, dialog } from '../kit/own.ts'
import { origin, publish } from '../kit/people.ts'
import { proposeBy } from '../kit/proposing.ts'
import { expect, expectAccessible, test, unlayered } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, makePair, openMore, openTrade, propose, say } from '../kit/trades.ts'

test.use({ provoked: { errors: [/409/, /422/, /WebSocket/] } })

/** By the call that the page makes. */
async function send(page: Page, path: string, data: object, method = 'POST'): Promise<void> {
  const done = await page.request.fetch(path, { method, headers: origin(), data })
  expect(done.ok(), await done.text()).toBe(true)
}

const field = (page: Page) => page.getByLabel('Mensaje', { exact: true })

test('before an answer: the lines that were one too many, an offer that is another by now, a thing that is another, and one that is gone', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())

  // Of lines in one go ten are the most.
  const chair = await publish(owner, { title: 'Silla de mimbre' })
  const question = await askBy(proposer, chair)
  for (let line = 2; line < 10; line += 1) {
    const data = { content: `Línea ${line}`, clientId: crypto.randomUUID() }
    await send(proposer, `/api/trade-proposals/${question}/messages`, data)
  }
  await openTrade(proposer, question)
  await said(proposer, 'Puedes escribir hasta tres mensajes hasta que Olga responda.')
  await field(proposer).fill('Línea 10')
  await button(proposer, 'Enviar mensaje').click()
  await said(proposer, 'Hasta que Olga responda no puedes escribir más. Te avisamos.')
  await expect(field(proposer)).toHaveCount(0)
  await expectAccessible(proposer)

  // Replaced while the question about it stands open.
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(owner, id)
  await button(owner, 'Aceptar').click()
  const asked = dialog(owner, '¿Aceptar la propuesta?')
  await expect(asked).toBeVisible()
  await send(proposer, `/api/trades/${id}/actions`, {
    action: 'counter',
    offeredItemIds: [offered.id],
    requestedAmount: 5_000_000,
  })
  await asked.getByRole('button', { name: 'Sí, aceptar' }).click()
  await said(asked, 'El intercambio cambió mientras tanto. Así está ahora.')
  await expect(asked.getByRole('button', { name: 'Sí, aceptar' })).toHaveCount(0)
  await asked.getByRole('button', { name: 'Cerrar' }).last().click()
  await unlayered(owner)
  await expect(owner.getByText(/^\+ Gs\.\s50\.000$/).first()).toBeVisible()

  // Edited since it was offered.
  await send(proposer, `/api/items/${offered.id}`, { description: 'Sin antena ni tapa.' }, 'PUT')
  await openTrade(owner, id)
  await said(owner, 'Cambió después de la propuesta', 'Cuando se propuso', 'Sin antena ni tapa.')
  await expectAccessible(owner)

  // Promised elsewhere.
  const data = { requestedItemId: offered.id, offerType: 'money', offeredAmount: 9_000_000 }
  const other = await proposeBy(owner, { ...data, message: 'Te la compro' })
  await actBy(proposer, other, 'accept')
  await openTrade(owner, id)
  await expect(
    owner.getByText(/^Un artículo de esta propuesta está reservado en otro intercambio\./),
  ).toBeVisible()
  await expect(button(owner, 'Rechazar')).toBeVisible()
  await expect(button(owner, 'Aceptar')).toHaveCount(0)
})

test('once it is agreed: one’s own code in a message, meetings that cannot be, a wrong code, and a change that comes too late', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  const page = await owner.request.get(`/api/trades/${id}`)
  const { code } = (await page.json()).handover
  await openTrade(owner, id)

  const words = `Mi código es ${code.slice(0, 3)} ${code.slice(3)}`
  await field(owner).fill(words)
  await button(owner, 'Enviar mensaje').click()
  await said(
    owner,
    'Ese es tu código de entrega: no lo envíes a nadie. Muéstralo solo cuando estén juntos.',
  )
  await expect(field(owner)).toHaveValue(words)
  await say(owner, 'Te lo muestro allá')

  await button(owner, 'Proponer encuentro').click()
  const meeting = dialog(owner, 'Proponer encuentro')
  await meeting.getByRole('combobox', { name: 'Lugar' }).fill('Plaza Uruguaya')
  await meeting.getByLabel('Hora', { exact: true }).fill('10:00')
  const day = meeting.getByLabel('Día', { exact: true })
  const suggest = meeting.getByRole('button', { name: 'Proponer encuentro' })
  for (const [date, told] of [
    ['2020-01-01', 'Elige un momento que todavía no pasó.'],
    ['2099-01-01', 'Elige un momento dentro de los próximos 30 días.'],
  ] as const) {
    await day.fill(date)
    await suggest.click()
    await said(meeting, told)
    await expect(day).toHaveValue(date)
  }
  await expectAccessible(owner)
  await meeting.getByRole('button', { name: 'Cerrar' }).click()
  await unlayered(owner)

  await lookBelow(owner)
  await owner.getByLabel('Código de la otra persona').fill('000000')
  await button(owner, 'Confirmar con el código').click()
  await said(
    owner,
    'Ese no es el código de la otra persona en este intercambio. Míralo de nuevo en su pantalla.',
  )

  // Prepared before the other side confirmed.
  await openMore(owner)
  await button(owner, 'Cambiar lo acordado').click()
  const form = dialog(owner, 'Cambiar lo acordado')
  await form.getByRole('radio', { name: 'Lo pone Pedro' }).locator('xpath=..').click()
  await form.getByLabel('Monto en guaraníes').fill('20.000')
  await actBy(proposer, id, 'confirm_delivery')
  await said(form, 'El intercambio cambió mientras tanto: cierra y mira cómo está ahora.')
  await expectAccessible(owner)
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await unlayered(owner)
  await said(owner, 'Pedro ya confirmó la entrega. Confírmala cuando tengas lo tuyo.')
  await openMore(owner)
  await expect(button(owner, 'Pedir cancelación')).toBeVisible()
  await expect(button(owner, 'Cambiar lo acordado')).toHaveCount(0)
})
