/** Two people from a question to what they say of each other (D48–D52): asked, answered, offered, countered twice, changed, met, proved. */
import { holdBeforeCamera, withCamera } from '../kit/camera.ts'
import {
  ask,
  bargain,
  change,
  codeShown,
  enterCode,
  makeTwo,
  meet,
  type One,
  reply,
  review,
} from '../kit/exchange.ts'
import { TOUCH } from '../kit/hands.ts'
import { button, dialog } from '../kit/own.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { openTrade } from '../kit/trades.ts'

test.use({ provoked: { errors: [/422/, /ERR_INTERNET_DISCONNECTED/, /WebSocket/] } })

/** What reads its pictures comes with the dialog: what is shown then needs no network. */
async function openCamera({ page, hand }: One): Promise<void> {
  await hand.press(button(page, 'Escanear con la cámara'))
  await said(dialog(page, 'Escanea su código'), 'Apunta al QR en la pantalla de la otra persona.')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/js-reader/.test(name)),
  )
}

test('a question becomes terms, what was agreed is changed, both meet, one scans without a network, both review', async ({
  newPerson,
}) => {
  test.setTimeout(180_000)
  const two = await makeTwo(newPerson, TOUCH)
  const { olga, pedro, wanted, offered } = two
  await withCamera(pedro.page)
  const id = await ask(pedro, wanted.id)
  await openTrade(olga.page, id)
  await reply(olga, 'Sí, sigue. ¿Qué tienes?')
  await said(pedro.page, 'Sí, sigue. ¿Qué tienes?')
  await bargain(olga, pedro, offered.title)
  await expectAccessible(olga.page)
  await change(two)
  const radio = await olga.page.request.get(`/api/items/${offered.id}`)
  expect((await radio.json()).tradeStatus).toBe('available')
  await meet(two)

  // Scanned where there is no signal, and sent later; the other's is typed.
  await codeShown(olga)
  await expectAccessible(olga.page)
  const code = await codeShown(pedro)
  await openCamera(pedro)
  await pedro.page.context().setOffline(true)
  await holdBeforeCamera(pedro.page, olga.page.getByRole('img', { name: 'Tu código como QR' }))
  await expect(dialog(pedro.page, 'Escanea su código')).toHaveCount(0)
  await said(
    pedro.page,
    'Su código es el correcto. Queda guardado en este dispositivo y cuenta al tener señal.',
  )
  await expect(olga.page.getByText(/Pedro ya confirmó la entrega/)).toHaveCount(0)
  await pedro.page.context().setOffline(false)
  await said(olga.page, 'Pedro ya confirmó la entrega. Confírmala cuando tengas lo tuyo.')
  await enterCode(olga, code)
  for (const { page } of [olga, pedro]) await said(page, 'Intercambio completado.')
  await expect(olga.page.getByText(/con código: se encontraron/).first()).toBeVisible()

  await review(olga)
  await expect(olga.page.getByText(/Se mostrará cuando Pedro escriba la suya/)).toBeVisible()
  await review(pedro)
  await said(pedro.page, 'Escribiste tu reseña, y ya se ve.')
})
