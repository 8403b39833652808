/** The bell: what a person is told, from the badge to the trade, and how they want to be told. */
import { expectWholeEverywhere } from '../kit/shapes.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { LANGUAGES, press, said, speakFirst, wordsIn } from '../kit/texts.ts'
import { bell, drawer, openDrawer, ownerAndOther, proposals } from '../kit/told.ts'

/** Of the bar of a phone, or of the header. */
const tradesLink = (page: Parameters<typeof bell>[0]) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^(Intercambios|Trades)/ })
    .filter({ visible: true })

for (const language of LANGUAGES) {
  test(`a proposal is counted, told in the drawer, and leads to its trade (${language})`, async ({
    page,
    newPerson,
  }) => {
    const words = wordsIn(language)
    await speakFirst(page, language)
    const other = await ownerAndOther(page, newPerson)
    await page.goto('/')
    await expect(bell(page)).toHaveAccessibleName(words('Notificaciones', 'Notifications'))
    const empty = await openDrawer(page)
    await said(empty, words('No hay notificaciones', 'There are no notifications'))
    await said(empty, words('No tienes notificaciones nuevas', 'You have no new notifications'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()

    const [newest, older] = await proposals(page, other, 2)
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName(
      words('Notificaciones 2 sin leer', 'Notifications 2 unread'),
    )
    await expect(tradesLink(page)).toContainText('2')
    await expectAccessible(page)
    const open = await openDrawer(page)
    await said(
      open,
      words('Tienes 2 notificaciones sin leer', 'You have 2 unread notifications'),
      words('hace unos segundos', 'a few seconds ago'),
    )
    const [first, second] = [open.getByRole('link').first(), open.getByRole('link').nth(1)]
    await expect(first).toContainText(words('Nueva propuesta', 'New proposal'))
    await expect(first).toContainText(
      words('Berta quiere tu «Tetera 2', 'Berta would like your “Tetera 2'),
    )
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
    await press(again, words('Marcar todas', 'Mark all as read'))
    await said(again, words('No tienes notificaciones nuevas', 'You have no new notifications'))
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName(words('Notificaciones', 'Notifications'))
    await expect(tradesLink(page)).not.toContainText(/\d/)
  })
}

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

for (const language of LANGUAGES) {
  test(`how one wants to be told is kept, and both screens say the same (${language})`, async ({
    page,
    newPerson,
  }) => {
    const words = wordsIn(language)
    await speakFirst(page, language)
    await ownerAndOther(page, newPerson)
    await page.goto('/')
    await openDrawer(page)
    await press(page, words('Ajustes', 'Settings'))
    const settings = page.getByRole('dialog').last()
    const turn = (spanish: string, english: string) =>
      settings.getByRole('switch', { name: words(spanish, english) })
    await expect(settings.getByRole('switch')).toHaveCount(5)
    await expectAccessible(page)
    await turn('Respuestas a tus propuestas', 'Answers to your proposals').click()
    await turn('Intercambios completados', 'Completed trades').click()
    await expect(turn('Intercambios completados', 'Completed trades')).not.toBeChecked()

    // What is on its way is sent: the page waits for it.
    await expect
      .poll(async () => (await page.request.get('/api/notifications/settings')).json())
      .toMatchObject({ tradeAccepted: false, tradeRejected: false, tradeCompleted: false })
    await page.goto('/app-settings')
    const here = (spanish: string, english: string) =>
      page.getByRole('switch', { name: words(spanish, english) })
    await expect(here('Propuestas aceptadas', 'Accepted proposals')).not.toBeChecked()
    await expect(here('Propuestas rechazadas', 'Rejected proposals')).not.toBeChecked()
    await expect(here('Intercambios completados', 'Completed trades')).not.toBeChecked()
    await expect(here('Propuestas nuevas', 'New proposals')).toBeChecked()
    await expectAccessible(page)
  })
}
