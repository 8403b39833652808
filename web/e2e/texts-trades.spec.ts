/** Every text of proposing, in both languages. */
import type { Page } from '@playwright/test'
import { remove } from './people.ts'
import { kind, message, openProposal, proposal, sendButton, withThing } from './proposing.ts'
import { expect, test } from './story.ts'
import { answer, LANGUAGES, press, said, speakFirst, wordsIn } from './texts.ts'

const SEND = /\/api\/trade-proposals$/

test.use({ provoked: { errors: [/500/, /401/, /422/] } })

/** A greyed button, pressed as a person does who wonders why. */
const pressAnyway = (page: Page) => sendButton(page).click({ force: true })

for (const language of LANGUAGES) {
  const t = wordsIn(language)
  const money = t('Dinero', 'Money')
  const onlyMessage = t('Solo un mensaje', 'Just a message')

  test(`${language}: what is missing, what fails, what is sent, and a session that has ended`, async ({
    page,
    newPerson,
  }) => {
    const owner = await newPerson()
    const wanted = await withThing(owner, 'Berta', 'Bicicleta')
    await speakFirst(page, language)
    const mine = await withThing(page, 'Ana', 'Guitarra')
    const form = await openProposal(page, wanted.id)
    await said(
      form,
      t('Proponer Intercambio', 'Propose a trade'),
      t(
        'Debes seleccionar al menos un artículo para intercambiar',
        'Select at least one item to trade',
      ),
      t(
        'La plataforma solo conecta a las personas. La entrega, el estado de los artículos y los compromisos posteriores son responsabilidad exclusiva de los usuarios.',
        'The platform only connects people. Delivery, the condition of the items and later commitments are the sole responsibility of the users.',
      ),
    )
    await expect(form.getByRole('checkbox', { name: mine.title })).toBeVisible()
    await pressAnyway(page)
    await said(
      form,
      t('Selecciona un artículo', 'Select an item'),
      t(
        'Debes seleccionar al menos un artículo para el intercambio.',
        'You must select at least one item for the trade.',
      ),
    )
    await kind(page, money).check()
    await form.getByRole('textbox', { name: /^(Monto|Amount)/ }).fill('')
    await pressAnyway(page)
    await said(
      form,
      t('Ingresa un monto válido', 'Enter a valid amount'),
      t('Debes ingresar un monto válido para la oferta.', 'Enter a valid amount for the offer.'),
    )
    await kind(page, onlyMessage).check()
    await pressAnyway(page)
    await said(
      form,
      t('Mensaje requerido', 'Message required'),
      t('Debes escribir un mensaje para tu propuesta.', 'Write a message for your proposal.'),
    )
    await message(form).fill('Hola')
    await answer(page, 'POST', SEND, { status: 500 })
    await sendButton(page).click()
    await said(form, 'Error', t('No se pudo enviar la propuesta', 'The proposal could not be sent'))
    await answer(page, 'POST', SEND, { status: 422, code: 'x', message: 'Ahora no.' })
    await sendButton(page).click()
    await said(form, 'Ahora no.')
    const own = t(
      'No puedes intercambiar con tu propio artículo.',
      'You cannot trade for your own item.',
    )
    await answer(page, 'POST', SEND, { status: 422, code: 'proposal_own', message: own })
    await sendButton(page).click()
    await said(form, t('No disponible', 'Not available'), own)
    await page.unrouteAll()

    await page.context().clearCookies({ name: /session/ })
    await sendButton(page).click()
    await said(
      page,
      t('No autorizado', 'Unauthorized'),
      t(
        'Tu sesión está cerrada. Iniciando sesión nuevamente...',
        'You are logged out. Logging in again...',
      ),
    )
    await page.waitForURL(/\/custom-login\?next=%2Fitems%2F\d+%3Fpropose%3D1$/)
    await remove(owner, wanted.id)
  })

  test(`${language}: sent`, async ({ page, newPerson }) => {
    const owner = await newPerson()
    const wanted = await withThing(owner, 'Berta', 'Bicicleta')
    await speakFirst(page, language)
    await withThing(page, 'Ana', 'Guitarra')
    const form = await openProposal(page, wanted.id)
    await kind(page, money).check()
    await press(form, /^(Enviar|Send)/)
    await said(
      page,
      t('¡Propuesta enviada!', 'Proposal sent!'),
      t(
        'Tu propuesta de intercambio ha sido enviada correctamente',
        'Your trade proposal was sent successfully',
      ),
    )
    await expect(proposal(page)).toHaveCount(0)
    await remove(owner, wanted.id)
  })
}
