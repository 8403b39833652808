/** Proposing a trade on the page of an item: items, money, both, or only a message. */
import { button, dialog } from '../kit/own.ts'
import { remove, signUp } from '../kit/people.ts'
import {
  kind,
  message,
  newItem,
  openProposal,
  proposal,
  sendButton,
  sentBy,
  withItem,
} from '../kit/proposing.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'

const SENT = 'Tu propuesta de intercambio ha sido enviada correctamente'

test('items, money, both and only a message are offered; each is in the list of what was sent', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const more = [
    await newItem(owner, 'Radio', 120_000),
    await newItem(owner, 'Mesa'),
    await newItem(owner, 'Silla'),
  ]
  const mine = await withItem(page, 'Ana', 'Guitarra', 200_000)

  const form = await openProposal(page, wanted.id)
  await expect(form.getByRole('checkbox', { name: mine.title })).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  await expect(
    form.getByText('Debes seleccionar al menos un artículo para intercambiar'),
  ).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('checkbox', { name: mine.title }).check()
  await message(form).fill('Hola, ¿te interesa?')
  const sides = form.getByRole('region', { name: 'El intercambio' })
  await expect(sides).toContainText(/Tú das.*Suma: Gs.\s200\.000.*Recibes.*Suma: Gs.\s350\.000/s)
  await expectAccessible(page)
  await sendButton(page).click()
  await said(page, '¡Propuesta enviada!', SENT)
  await expect(proposal(page)).toHaveCount(0)
  const way = page.getByRole('link', { name: /Ya propusiste/ })
  await expect(way).toBeFocused()
  await page.reload()
  await expect(way).toHaveAttribute('href', /^\/trades\/\d+$/)
  await expect(button(page, 'Proponer Intercambio')).toHaveCount(0)

  await openProposal(page, more[0]?.id ?? 0)
  await kind(page, 'Dinero').check()
  await expect(form.getByLabel('Monto')).toHaveValue('120.000')
  await form.getByLabel('Monto').fill('150.000')
  await button(page, 'Gs. 1.000 más').click()
  await expect(form.getByLabel('Monto')).toHaveValue('151.000')
  await expectAccessible(page)
  await sendButton(page).click()
  await said(page, SENT)

  await openProposal(page, more[1]?.id ?? 0)
  await kind(page, 'Artículos y dinero').check()
  await form.getByRole('checkbox', { name: mine.title }).check()
  await form.getByLabel('Monto').fill('20.000')
  await sendButton(page).click()
  await said(page, SENT)

  await page.goto(`/items/${more[2]?.id}`)
  await button(page, 'Preguntar').click()
  const asking = page.getByRole('dialog', { name: 'Preguntar' })
  await message(asking).fill('¿Qué te gustaría?')
  await expectAccessible(page)
  await button(page, 'Enviar pregunta').click()
  await said(page, 'Pregunta enviada')

  const offers = (await sentBy(page)).map((one) => [
    one.offerType,
    one.offeredItemIds,
    one.offeredAmount,
    one.message,
  ])
  expect(offers.reverse()).toEqual([
    ['item', [mine.id], null, 'Hola, ¿te interesa?'],
    ['money', [], 15_100_000, ''],
    ['combination', [mine.id], 2_000_000, ''],
    [null, [], null, '¿Qué te gustaría?'],
  ])
  await page.getByRole('link', { name: /Ver la conversación/ }).click()
  await expect(page).toHaveURL(/\/trades\/\d+$/)
  for (const { id } of [wanted, ...more]) await remove(owner, id)
})

test('pressed twice at once it is sent once; left half-way it asks', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  const mine = await withItem(page, 'Ana', 'Guitarra')
  const form = await openProposal(page, wanted.id)
  await form.getByRole('checkbox', { name: mine.title }).check()
  await page.keyboard.press('Escape')
  const leaving = dialog(page, '¿Salir sin enviar?')
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(form.getByRole('checkbox', { name: mine.title })).toBeChecked()
  await sendButton(page).dblclick()
  await said(page, SENT)
  expect(await sentBy(page)).toHaveLength(1)
  await remove(owner, wanted.id)
})

test('whoever has nothing to offer is asked what they would, or offers money; an item of one’s own has no such button', async ({
  page,
  newPerson,
}) => {
  const owner = await newPerson()
  const wanted = await withItem(owner, 'Berta', 'Bicicleta')
  await owner.goto(`/items/${wanted.id}`)
  await expect(owner.getByText('Es tu artículo')).toBeVisible()
  await expect(button(owner, 'Proponer Intercambio')).toHaveCount(0)
  await signUp(page)
  const form = await openProposal(page, wanted.id)
  const asked = dialog(page, '¿Qué le ofreces a Berta?')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(form.getByText('No tienes artículos disponibles')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Publicar Artículo' }).click()
  await button(page, 'Prefiero ofrecer dinero').click()
  await expect(asked).toHaveCount(0)
  await expect(kind(page, 'Dinero')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/items/${wanted.id}$`))
  await owner.goto('/landing')
  await remove(owner, wanted.id)
})
