/** The bell: what a person is told, from the badge to the trade, and how they want to be told. */
import { expectWholeEverywhere } from '../kit/shapes.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { press, said } from '../kit/texts.ts'
import { bell, drawer, openDrawer, ownerAndOther, proposals } from '../kit/told.ts'

/** Of the bar of a phone, or of the header. */
const tradesLink = (page: Parameters<typeof bell>[0]) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^(Intercambios|Trades)/ })
    .filter({ visible: true })

test('a proposal is counted, told in the drawer, and leads to its trade', async ({
  page,
  newPerson,
}) => {
  const other = await ownerAndOther(page, newPerson)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notificaciones')
  const empty = await openDrawer(page)
  await said(empty, 'No hay notificaciones')
  await said(empty, 'No tienes notificaciones nuevas')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()

  const [newest, older] = await proposals(page, other, 2)
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notificaciones 2 sin leer')
  await expect(tradesLink(page)).toContainText('2')
  await expectAccessible(page)
  const open = await openDrawer(page)
  await said(open, 'Tienes 2 notificaciones sin leer', 'hace unos segundos')
  const [first, second] = [open.getByRole('link').first(), open.getByRole('link').nth(1)]
  await expect(first).toContainText('Te preguntan algo')
  await expect(first).toContainText('Berta pregunta por tu «Tetera 2')
  await expect(second).toContainText('Tetera 1')
  await expectAccessible(page)
  await expectWholeEverywhere(page, 'the drawer')
  await open.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/trades/${newest}$`))
  await expect(drawer(page)).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName(/ 1 /)
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(/ 1 /)

  const again = await openDrawer(page)
  await expect(again.getByRole('link').nth(1)).toHaveAttribute('href', `/trades/${older}`)
  await press(again, 'Marcar todas')
  await said(again, 'No tienes notificaciones nuevas')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notificaciones')
  await expect(tradesLink(page)).not.toContainText(/\d/)
})

test('above nine the badge says "9+", and older ones come as one scrolls', async ({
  page,
  newPerson,
}) => {
  const other = await ownerAndOther(page, newPerson)
  await proposals(page, other, 26)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notificaciones más de 9 sin leer')
  await expect(bell(page)).toContainText('9+')
  const open = await openDrawer(page)
  await said(open, 'Tienes más de 9 notificaciones sin leer')
  await expect(open.getByRole('link')).toHaveCount(24)
  await open.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(open.getByRole('link')).toHaveCount(26)
})

test('by the keys alone: the bell, a notification, the settings, and back', {
  tag: '@wide',
}, async ({ page, newPerson }) => {
  const other = await ownerAndOther(page, newPerson)
  const [trade] = await proposals(page, other, 1)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName(/1 sin leer/)
  await expect(tradesLink(page)).toContainText('1')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Ajustes' }).focus()
  await page.keyboard.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Ajustes de notificaciones' })
  await expect(settings).toBeVisible()
  const messages = settings.getByRole('switch', { name: 'Mensajes nuevos' })
  await messages.focus()
  await page.keyboard.press('Space')
  await expect(messages).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ajustes' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/trades/${trade}$`))
})

test('how one wants to be told is kept, and both screens say the same', async ({
  page,
  newPerson,
}) => {
  await ownerAndOther(page, newPerson)
  await page.goto('/')
  await openDrawer(page)
  await press(page, 'Ajustes')
  const settings = page.getByRole('dialog').last()
  const turn = (name: string) => settings.getByRole('switch', { name })
  await expect(settings.getByRole('switch')).toHaveCount(7)
  await expectAccessible(page)
  await turn('Respuestas a tus propuestas').click()
  await turn('Intercambios completados').click()
  await expect(turn('Intercambios completados')).not.toBeChecked()

  // What is on its way is sent: the page waits for it.
  await expect
    .poll(async () => (await page.request.get('/api/notifications/settings')).json())
    .toMatchObject({ tradeAccepted: false, tradeRejected: false, tradeCompleted: false })
  await page.goto('/app-settings')
  const here = (name: string) => page.getByRole('switch', { name })
  await expect(here('Propuestas aceptadas')).not.toBeChecked()
  await expect(here('Propuestas rechazadas')).not.toBeChecked()
  await expect(here('Intercambios completados')).not.toBeChecked()
  await expect(here('Propuestas nuevas')).toBeChecked()
  await expectAccessible(page)
})
