/** Days of the product's one clock go by: this story has it to itself, or is the last to run. */

import { test } from '../kit/apart.ts'
import { newTitle } from '../kit/own.ts'
import { me, origin, PASSWORD, publish } from '../kit/people.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, afterHours, makePair, openTrade, propose } from '../kit/trades.ts'

test.use({ provoked: { errors: [/401/, /404/] } })

const HOURS = 14 * 24 + 1

test('after 14 days the other side sees "Usuario eliminado", and nobody gets in any more', async ({
  newPerson,
}) => {
  test.setTimeout(180_000)
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const headers = origin()
  const title = newTitle('Acordeón')
  await publish(proposer, { title })
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  const sent = await proposer.request.post(`/api/trade-proposals/${id}/messages`, {
    headers,
    data: { content: 'Vivo en la casa azul' },
  })
  expect(sent.status()).toBe(201)
  await actBy(proposer, id, 'confirm_delivery')
  await actBy(owner, id, 'confirm_delivery')
  const { email } = await me(proposer)
  const data = { password: PASSWORD }
  const left = await proposer.request.post('/api/privacy/leave', { headers, data })
  expect(left.status()).toBe(200)
  await openTrade(owner, id)
  await said(owner, 'Intercambio con Pedro')

  await afterHours(owner, HOURS)
  // A piece a run; others who are leaving take their turn.
  await expect
    .poll(
      async () => {
        await afterHours(owner, 0)
        const trade = await (await owner.request.get(`/api/trades/${id}`)).json()
        return trade.fromUser.hasLeft
      },
      { timeout: 120_000, intervals: [100] },
    )
    .toBe(true)
  await openTrade(owner, id)
  await said(owner, 'Intercambio con Usuario eliminado', 'Mensaje eliminado')
  await said(owner, 'Esta persona eliminó su cuenta.', offered.title)
  await expectAccessible(owner)
  await expect(owner.getByText('Pedro')).toHaveCount(0)
  const entered = await proposer.request.post('/api/auth/login', {
    headers,
    data: { email, password: PASSWORD },
  })
  expect(entered.status()).toBe(401)
  await afterHours(owner, -HOURS)
})
