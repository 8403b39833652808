/** Two people and a trade, from the acceptance to its end, whichever that is. */

import { momentThere, PARAGUAY_OFFSET } from '#rules/zones'
import { origin, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import {
  actBy,
  chatOf,
  doAction,
  makePair,
  openMore,
  openTrade,
  propose,
  say,
} from '../kit/trades.ts'

test.use({ provoked: { errors: [/404/, /409/, /ERR_INTERNET_DISCONNECTED/, /WebSocket/] } })

test('accepted, talked over with the socket cut in between, met, handed over by both: gone from the list', async ({
  newPerson,
}) => {
  test.setTimeout(180_000)
  const pair = await makePair(await newPerson(), await newPerson())
  const { owner, proposer, wanted, offered } = pair
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(owner, id)
  await said(owner, `#${id} · Propuesta Recibida`, 'Pedro espera tu respuesta.')
  await expectAccessible(owner)
  await openTrade(proposer, id)
  await said(proposer, `#${id} · Mi Propuesta`, 'Esperando la respuesta de Olga.')
  await doAction(owner, 'Aceptar', '¿Aceptar la propuesta?', 'Sí, aceptar')
  await said(owner, 'Acción completada')

  // A third person sees that it is reserved.
  const third = await newPerson()
  await third.goto(`/items/${wanted.id}`)
  await said(third, 'Reservado')

  await openTrade(proposer, id)
  await said(proposer, 'Chat con Olga')
  await say(owner, 'Hola Pedro')
  await expect.poll(() => chatOf(proposer)).toEqual(['Hola Pedro'])
  await proposer.getByLabel('Mensaje', { exact: true }).pressSequentially('Ho')
  await said(owner, 'Pedro está escribiendo…')
  await say(proposer, 'Hola Olga')
  await expect.poll(() => chatOf(owner)).toEqual(['Hola Pedro', 'Hola Olga'])

  // Case 19: three while nobody listens.
  await proposer.context().setOffline(true)
  for (const text of ['uno', 'dos', 'tres']) await say(owner, text)
  await proposer.context().setOffline(false)
  const all = ['Hola Pedro', 'Hola Olga', 'uno', 'dos', 'tres']
  await expect.poll(() => chatOf(proposer)).toEqual(all)

  // Who has the page open sees what the other does.
  await owner.getByRole('button', { name: 'Proponer encuentro' }).click()
  const form = owner.getByRole('dialog', { name: 'Proponer encuentro' })
  await form.getByRole('combobox', { name: 'Lugar' }).fill('Plaza Uruguaya')
  await form.getByText('Mañana', { exact: true }).click()
  await form.getByText('15:00', { exact: true }).click()
  const day = await form.getByLabel('Día', { exact: true }).inputValue()
  await expectAccessible(owner)
  await form.getByRole('button', { name: 'Proponer encuentro' }).click()
  await expect(form).toHaveCount(0)
  // Case 21.
  const when = momentThere(`${day}T18:00:00Z`, PARAGUAY_OFFSET, 'es-PY', Date.now())
  for (const page of [owner, proposer]) await said(page, 'Encuentro propuesto', when)
  await expect(proposer.getByRole('button', { name: 'Agregar al calendario' })).toHaveCount(0)
  const [fits, itFits] = ['¿Te va bien este encuentro?', 'Sí, me va bien']
  await doAction(proposer, 'Me va bien', fits, itFits)
  for (const page of [owner, proposer]) await said(page, 'Encuentro acordado')
  const download = proposer.waitForEvent('download')
  await proposer.getByRole('button', { name: 'Agregar al calendario' }).click()
  expect((await download).suggestedFilename()).toBe(`encuentro-${id}.ics`)

  const [ask, yes] = ['¿Confirmar la entrega?', 'Sí, confirmar']
  await doAction(owner, 'Confirmar entrega', ask, yes)
  await said(owner, 'Confirmaste la entrega. Falta que confirme Pedro.')
  await said(proposer, 'Olga ya confirmó la entrega. Confírmala cuando tengas lo tuyo.')
  await doAction(proposer, 'Confirmar entrega', ask, yes)
  for (const page of [owner, proposer]) await said(page, 'Intercambio completado.')
  await expect(owner.getByRole('region', { name: 'Acciones disponibles' })).toHaveCount(0)
  await owner.getByRole('heading', { name: 'Historial' }).click()
  await said(owner, 'Propuesta enviada', 'Propuesta aceptada', 'Encuentro acordado')
  await expectAccessible(owner)
  for (const { title } of [wanted, offered]) {
    const found = await third.request.get(`/api/items?search=${encodeURIComponent(title)}`)
    const titles = (await found.json()).map((item: { title: string }) => item.title)
    expect(titles).not.toContain(title)
  }
})

test('rejected with a reason, which the other reads', async ({ newPerson }) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(owner, id)
  const [ask, yes] = ['¿Rechazar la propuesta?', 'Sí, rechazar']
  await doAction(owner, 'Rechazar', ask, yes, 'Ya lo prometí')
  await said(owner, 'Acción completada', 'Esta propuesta fue rechazada.')
  await openTrade(proposer, id)
  await said(proposer, 'Rechazado', 'Ya lo prometí')
})

test('withdrawn under the other’s hand: the fresh state, what was typed still there', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(owner, id)
  await owner.getByRole('button', { name: 'Rechazar', exact: true }).click()
  const asked = owner.getByRole('dialog')
  await asked.getByRole('textbox').fill('No me sirve')
  await openTrade(proposer, id)
  await doAction(proposer, 'Retirar propuesta', '¿Retirar tu propuesta?', 'Sí, retirar')
  await said(proposer, 'Este intercambio se canceló.')
  // The two are connected from the first word on: what became of it is there before it is pressed.
  await said(owner, 'Este intercambio se canceló.')
  await expect(asked.getByRole('textbox')).toHaveValue('No me sirve')
})

test('a cancellation asked for, denied, and one that is approved', async ({ newPerson }) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await openTrade(owner, id)
  await openTrade(proposer, id)
  await said(owner, 'Chat con Pedro')
  const [ask, yes] = ['¿Pedir la cancelación?', 'Pedir cancelación']
  await doAction(proposer, 'Pedir cancelación', ask, yes, 'Viajo mañana')
  await said(proposer, 'Pediste cancelar. Esperando la respuesta de Olga.')
  await said(owner, 'Pedro pide cancelar. Responde si estás de acuerdo.')
  const deny = ['¿Rechazar la cancelación?', 'Seguir con el intercambio'] as const
  await doAction(owner, 'Rechazar cancelación', ...deny)
  await said(owner, 'Aceptado')
  // Not again at once by the same side; the other may.
  await expect(proposer.getByRole('button', { name: 'Confirmar entrega' })).toBeVisible()
  const more = await openMore(proposer)
  await expect(more.getByRole('button', { name: 'Bloquear' })).toBeVisible()
  await expect(more.getByRole('button', { name: 'Pedir cancelación' })).toHaveCount(0)
  await more.getByRole('button', { name: 'Cerrar' }).click()
  await doAction(owner, 'Pedir cancelación', ask, yes)
  await said(proposer, 'Olga pide cancelar. Responde si estás de acuerdo.')
  const approve = ['¿Aprobar la cancelación?', 'Sí, cancelar el intercambio'] as const
  await doAction(proposer, 'Aprobar cancelación', ...approve)
  for (const page of [owner, proposer]) await said(page, 'Este intercambio se canceló.')
  await said(owner, 'El intercambio terminó. El chat queda para leer.')
  const free = await owner.request.get(`/api/items/${wanted.id}`)
  expect((await free.json()).tradeStatus).toBe('available')
})

test('a second proposal is blocked, and rejected by the system when the first one is through', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const rival = await newPerson()
  await signUp(rival, 'Rosa')
  const first = await propose(proposer, wanted.id, [offered.id])
  const made = await rival.request.post('/api/trade-proposals', {
    headers: origin(),
    data: { itemId: wanted.id, message: 'También me interesa' },
  })
  const second = (await made.json()).id
  await actBy(owner, first, 'accept')
  await openTrade(rival, second)
  await expect(rival.getByText(/está reservado en otro intercambio/)).toBeVisible()
  await said(rival, 'A convenir')
  await openTrade(owner, second)
  await expect(owner.getByRole('button', { name: 'Rechazar', exact: true })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Aceptar', exact: true })).toHaveCount(0)
  for (const page of [owner, proposer]) await actBy(page, first, 'confirm_delivery')
  await openTrade(rival, second)
  await said(rival, 'Esta propuesta fue rechazada.')
  await rival.getByRole('heading', { name: 'Historial' }).click()
  await expect(rival.getByText(/^Sistema · /)).toBeVisible()
  await said(rival, 'Un artículo se fue en otro intercambio.')
})
