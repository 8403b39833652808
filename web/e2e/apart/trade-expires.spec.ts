/** The clock of the server is everybody's: this story has the product to itself, or is the last to run. */
import { test } from '../kit/apart.ts'
import { expect } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { afterHours, makePair, openTrade, propose } from '../kit/trades.ts'

// Case 35.
test('a proposal without an answer expires after 72 hours, by the system', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await openTrade(proposer, id)
  await expect(proposer.getByText(/^Expira en (3\sd|2\sd 23\sh)/)).toBeVisible()
  await afterHours(owner, 73)
  await openTrade(proposer, id)
  await said(proposer, 'Expirado', 'La propuesta expiró después de 72 horas')
  await proposer.getByRole('heading', { name: 'Historial' }).click()
  await expect(proposer.getByText(/^Sistema · /)).toBeVisible()
  await openTrade(owner, id)
  await expect(owner.getByRole('region', { name: 'Acciones disponibles' })).toHaveCount(0)
  await afterHours(owner, -73)
})
