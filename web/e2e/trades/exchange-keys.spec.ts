/** The whole way without a mouse: both of them by Tab, Enter, Space, arrows and letters. */
import {
  accept,
  ask,
  change,
  codeShown,
  counter,
  enterCode,
  makeTwo,
  meet,
  offerFromQuestion,
  reply,
  review,
} from '../kit/exchange.ts'
import { KEYS } from '../kit/hands.ts'
import { expect, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, openTrade } from '../kit/trades.ts'

test.use({ provoked: { errors: [/WebSocket/] } })

test('by the keyboard alone: asked, answered, offered, countered, changed, met, proved and reviewed', {
  tag: '@wide',
}, async ({ newPerson }) => {
  test.setTimeout(240_000)
  const two = await makeTwo(newPerson, KEYS)
  const { olga, pedro, wanted, offered } = two
  const id = await ask(pedro, wanted.id)
  await openTrade(olga.page, id)
  await reply(olga, 'Sí, sigue. ¿Qué tienes?')
  await said(pedro.page, 'Sí, sigue. ¿Qué tienes?')
  await offerFromQuestion(pedro, offered.title)
  await said(olga.page, 'Pedro espera tu respuesta.')
  await counter(olga, 'Lo pone Pedro', '50.000')
  await said(pedro.page, 'Olga espera tu respuesta.')
  await accept(pedro)
  await change(two)
  await meet(two)
  // What each of them does alike is done by the keys once.
  await enterCode(pedro, await codeShown(olga))
  await said(olga.page, 'Pedro ya confirmó la entrega. Confírmala cuando tengas lo tuyo.')
  await actBy(olga.page, id, 'confirm_delivery')
  await said(pedro.page, 'Intercambio completado.')
  await review(pedro)
  await expect(pedro.page.getByText(/Se mostrará cuando Olga escriba la suya/)).toBeVisible()
})
