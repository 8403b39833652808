/** The lists of trades: received and sent, what waits for me first, by state, and without a network. */
import { isKept, loseServer } from '../kit/offline.ts'
import { signUp } from '../kit/people.ts'
import { newItem, proposeBy, withItem } from '../kit/proposing.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy } from '../kit/trades.ts'

test('nothing yet: the lists say what will be there, and how trades work is one link away', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/trades')
  await said(page, 'Aún no tienes intercambios')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Enviadas' }).click()
  await said(page, 'Aún no enviaste propuestas')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cómo funciona un intercambio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo funciona un intercambio')
  await page.getByRole('button', { name: 'Paso siguiente' }).click()
  await said(page, 'Listo', 'Ahora', 'Después')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver Mis Intercambios' }).click()
  await expect(page).toHaveURL(/\/trades$/)
})

test('what waits for me comes first; each side sees its own; filters and the way back are kept', async ({
  page,
  newPerson,
}) => {
  const other = await newPerson()
  const first = await withItem(page, 'Ana', 'Bicicleta')
  const second = await newItem(page, 'Radio')
  const offered = await withItem(other, 'Beto', 'Guitarra')
  const waiting = await proposeBy(other, { itemId: first.id, message: 'Hola' })
  const rejected = await proposeBy(other, {
    requestedItemId: second.id,
    offerType: 'item',
    offeredItemIds: [offered.id],
  })
  await actBy(page, rejected, 'reject')

  await page.goto('/trades')
  const cards = page.getByRole('article')
  await said(page, '2 intercambios')
  await expect(cards.first()).toContainText('Te toca responder')
  await expect(cards.first()).toContainText('Pendiente')
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', `/trades/${waiting}`)
  await expect(cards.last()).toContainText('Rechazado')
  await expect(cards.last()).toContainText(offered.title)
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Terminadas' }).check()
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Rechazado')
  await page.getByRole('radio', { name: 'En curso' }).check()
  await said(page, 'Nada por aquí')
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(cards).toHaveCount(2)

  await other.goto('/trades')
  await expect(other.getByRole('article')).toHaveCount(2)
  await other.getByRole('tab', { name: 'Enviadas' }).click()
  await expect(other.getByRole('article')).toHaveCount(2)
  await expect(other.getByText('Te toca responder')).toHaveCount(0)
  await other.getByRole('link', { name: new RegExp(first.title) }).click()
  await expect(other).toHaveURL(new RegExp(`/trades/${waiting}$`))
  await other.goBack()
  await expect(other.getByRole('tab', { name: 'Enviadas' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test.describe('without a network', () => {
  test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/] } })

  test('the list comes from the device, and says so', async ({ page, newPerson }) => {
    const other = await newPerson()
    const wanted = await withItem(page, 'Ana', 'Bicicleta')
    await withItem(other, 'Beto', 'Guitarra')
    await proposeBy(other, { itemId: wanted.id, message: 'Hola' })
    await page.goto('/trades')
    await expect(page.getByRole('article')).toHaveCount(1)
    await isKept(page, /\|\["trades","list","all"\]/)
    await loseServer(page)
    await page.reload()
    await expect(page.getByRole('article')).toContainText(wanted.title)
    await expect(page.getByText(/Ves lo guardado en este dispositivo/)).toBeVisible()
    await expectAccessible(page)
  })
})
