/** What keeps a proposal from being sent: it is explained, and nothing that was prepared is lost. */
import { button } from '../kit/own.ts'
import { remove } from '../kit/people.ts'
import {
  message,
  newItem,
  openProposal,
  proposal,
  proposeBy,
  sendButton,
  sentBy,
  withItem,
} from '../kit/proposing.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy } from '../kit/trades.ts'

const SENT = 'Tu propuesta de intercambio ha sido enviada correctamente'

test.use({ provoked: { errors: [/409/, /404/, /ERR_INTERNET_DISCONNECTED/] } })

// Case 34.
test('an item that is promised or deleted meanwhile says so; its page offers nothing any more', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const deleted = await newItem(owner, 'Mesa')
  const mine = await withItem(page, 'Ana', 'Guitarra')
  const third = await newPerson()
  await withItem(third, 'Carla', 'Olla')
  const form = await openProposal(page, wanted.id)
  await form.getByRole('checkbox', { name: mine.title }).check()
  await actBy(owner, await proposeBy(third, { itemId: wanted.id, message: 'Hola' }), 'accept')
  await sendButton(page).click()
  await said(form, 'Este artículo ya no está disponible para intercambiar.')
  await expect(form.getByText(/Ahora está reservado/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await expect(proposal(page)).toHaveCount(0)
  await expect(page.getByText('Reservado', { exact: true }).first()).toBeVisible()
  await expect(button(page, 'Proponer Intercambio')).toHaveCount(0)

  await openProposal(page, deleted.id)
  await form.getByRole('checkbox', { name: mine.title }).check()
  await remove(owner, deleted.id)
  await sendButton(page).click()
  await said(form, 'El artículo que buscas no existe o ha sido eliminado.')
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Artículo no encontrado')).toBeVisible()
})

test('without a network nothing is lost, and it is sent once there is one', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const mine = await withItem(page, 'Ana', 'Guitarra')
  const form = await openProposal(page, wanted.id)
  await form.getByRole('checkbox', { name: mine.title }).check()
  await message(form).fill('Hola')
  await page.context().setOffline(true)
  await sendButton(page).click()
  await said(form, 'Lo que preparaste sigue aquí. Envíalo cuando vuelva la conexión.')
  await expect(message(form)).toHaveValue('Hola')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await sendButton(page).click()
  await said(page, SENT)
  expect(await sentBy(page)).toHaveLength(1)
  await remove(owner, wanted.id)
})

test('an answer that is lost makes no second proposal', async ({ page, newPerson }) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const mine = await withItem(page, 'Ana', 'Guitarra')
  const form = await openProposal(page, wanted.id)
  await form.getByRole('checkbox', { name: mine.title }).check()
  await page.route(
    /\/api\/trade-proposals$/,
    async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await sendButton(page).click()
  await said(form, 'Lo que preparaste sigue aquí. Envíalo cuando vuelva la conexión.')
  expect(await sentBy(page)).toHaveLength(1)
  await sendButton(page).click()
  await said(page, SENT)
  expect(await sentBy(page)).toHaveLength(1)
  await remove(owner, wanted.id)
})
