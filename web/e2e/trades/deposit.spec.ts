/** A deposit: declined, asked about by the bank, held, seen by both sides, let go when the trade is over. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, agreeMeeting, makePair, openTrade, propose } from '../kit/trades.ts'

test.use({ provoked: { errors: [/409/, /422/, /WebSocket/] } })

const card = (page: Page) => page.getByLabel('Número de tarjeta de prueba')
const send = (page: Page) => page.getByRole('button', { name: /^Poner depósito de USD/ })

test('declined, a second step, held, not paid twice, seen by both, let go in the end', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await agreeMeeting([owner, proposer], id, 48)

  await openTrade(proposer, id)
  await proposer.getByRole('link', { name: /^Poner depósito de USD/ }).click()
  await proposer.waitForURL(/secure-payment/)
  await said(proposer, 'Modo de prueba: no se cobra nada', 'Cómo te protege')
  await expectAccessible(proposer)

  await card(proposer).fill('4000 0000 0000 0002')
  await send(proposer).click()
  await said(proposer, 'Error en el Pago', 'Tu tarjeta fue rechazada.')
  await expect(card(proposer)).toHaveValue('4000 0000 0000 0002')

  await card(proposer).fill('4000 0027 6000 3184')
  await send(proposer).click()
  await said(proposer, 'Tu banco pregunta')
  await expectAccessible(proposer)
  await proposer.getByRole('button', { name: 'Sí, aprobar' }).click()
  await said(proposer, 'Depósito confirmado')
  await expectAccessible(proposer)
  await proposer.waitForURL(/\/trades$/)

  // Case 7.
  await proposer.goBack()
  await proposer.reload()
  await said(proposer, 'Ya pagado')
  await expect(card(proposer)).toHaveCount(0)

  await openTrade(owner, id)
  await said(owner, 'Depósito de Pedro')
  await expect(owner.getByText(/^Reservado hasta/)).toBeVisible()
  await openTrade(proposer, id)
  await said(proposer, 'Tu depósito')
  await expectAccessible(proposer)

  await actBy(owner, id, 'confirm_delivery')
  await actBy(proposer, id, 'confirm_delivery')
  // Who has the page open sees it go.
  for (const page of [owner, proposer]) await said(page, 'Liberado')
})
