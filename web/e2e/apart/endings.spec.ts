/** Nobody is held against their will (D53), and what comes back by silence is asked about (D55). The clock is everybody's. */

import { test } from '../kit/apart.ts'
import { button, dialog } from '../kit/own.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import {
  actBy,
  afterHours,
  doAction,
  makePair,
  openMore,
  openTrade,
  propose,
  resetClock,
} from '../kit/trades.ts'

test.afterEach(({ page }) => resetClock(page))

const ASKED = '¿Pedir la cancelación?'

test('whoever is denied asks once more a day later, and is free', async ({ newPerson }) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await openTrade(proposer, id)
  await doAction(proposer, 'Pedir cancelación', ASKED, 'Pedir cancelación', 'Ya no puedo ir')
  await expect(proposer.getByText(/^Sin respuesta se cancela en/)).toBeVisible()
  await openTrade(owner, id)
  await doAction(
    owner,
    'Rechazar cancelación',
    '¿Rechazar la cancelación?',
    'Seguir con el intercambio',
  )
  await afterHours(owner, 25)
  await openTrade(proposer, id)
  await (await openMore(proposer)).getByRole('button', { name: 'Pedir cancelación' }).click()
  const asked = dialog(proposer, ASKED)
  await expect(asked.getByText(/^Esta vez termina en el momento/)).toBeVisible()
  await asked.getByText('No nos podemos encontrar').click()
  await expectAccessible(proposer)
  await asked.getByRole('button', { name: 'Pedir cancelación', exact: true }).click()
  await said(proposer, 'Cancelado', 'No cuenta para nadie.')
  await proposer.goto(`/items/${offered.id}`)
  await expect(button(proposer, 'Editar')).toBeVisible()
})

test('a request that nobody answers ends it; whoever was silent is asked for their thing', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await actBy(proposer, id, 'request_cancellation')
  await afterHours(owner, 73)
  await openTrade(proposer, id)
  await said(proposer, 'Cancelado', 'No cuenta para nadie.')
  await openTrade(owner, id)
  await owner.getByRole('link', { name: wanted.title }).last().click()
  await expect(owner.getByRole('heading', { name: '¿Todavía lo tienes?' })).toBeVisible()
  await expectAccessible(owner)
  await button(owner, 'Sí, lo tengo').click()
  await expect(button(owner, 'Editar')).toBeVisible()
})
