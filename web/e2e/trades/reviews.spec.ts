/** Two people complete a trade and say how it went: hidden until both wrote, then counted, voted on and reported. */
import { button, dialog } from '../kit/own.ts'
import { me, origin, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, makePair, openTrade, propose } from '../kit/trades.ts'

test.use({ provoked: { errors: [/WebSocket/] } })

test('written, waiting, answered anonymously, shown to all, voted on and reported', async ({
  newPerson,
}) => {
  test.setTimeout(120_000)
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  for (const page of [owner, proposer]) await actBy(page, id, 'confirm_delivery')

  await openTrade(owner, id)
  await said(owner, '¿Cómo te fue con Pedro?')
  await button(owner, '3 estrellas').click()
  const form = dialog(owner, 'Reseña para Pedro')
  await expect(form.getByRole('radio', { name: '3 estrellas' })).toBeChecked()
  await expectAccessible(owner)
  await form.getByRole('button', { name: 'Enviar reseña' }).click()
  await said(form, 'Por favor escribe al menos 10 caracteres en tu comentario.')
  await form.locator('label', { hasText: '4 estrellas' }).click()
  await form.getByLabel('Comentario').fill('Llegó puntual y todo estaba como dijo.')
  await form.getByRole('button', { name: 'Puntual' }).click()
  await form.getByRole('button', { name: 'Enviar reseña' }).click()
  await expect(form).toHaveCount(0)
  await expect(owner.getByText(/Se mostrará cuando Pedro escriba la suya/)).toBeVisible()
  await owner.goto('/reviews?tab=written')
  await expect(owner.getByText(/^Todavía no se ve\./)).toBeVisible()

  // The other side is told, and sees nothing of it yet.
  await proposer.goto('/reviews')
  await said(proposer, 'Todavía no tienes reseñas')
  const told = await proposer.request.get('/api/notifications')
  expect(await told.text()).toContain(`Olga ya escribió su reseña de «${wanted.title}».`)
  await openTrade(proposer, id)
  await button(proposer, '5 estrellas').click()
  const answer = dialog(proposer, 'Reseña para Olga')
  await answer.getByLabel('Comentario').fill('Muy amable, volvería a cambiar con ella.')
  await answer.getByRole('switch', { name: 'Publicar como anónimo' }).check()
  await answer.getByRole('button', { name: 'Enviar reseña' }).click()
  await said(proposer, 'Escribiste tu reseña, y ya se ve.')

  await owner.goto('/reviews')
  await said(owner, 'Anónimo', 'Muy amable, volvería a cambiar con ella.')
  await said(owner, 'Intercambio verificado', 'de 1000 máx.', 'de 1 en total')
  // 100, 10 for a trade with somebody of whom nothing is proved (D57), 42 for five stars, and 50 for the email.
  await said(owner, '202', '5,0')
  await expect(owner.getByText('Pedro')).toHaveCount(0)
  await expectAccessible(owner)

  await owner.getByRole('button', { name: /^Reportar reseña/ }).click()
  const report = dialog(owner, 'Reportar reseña')
  await report.getByLabel('Motivo').selectOption('Falso o engañoso')
  await report.getByLabel('Descripción').fill('No fue con esta persona.')
  await expectAccessible(owner)
  await report.getByRole('button', { name: 'Enviar reporte' }).click()
  await said(owner, 'Reporte enviado')

  // A third person finds the first one helpful, then not.
  const reader = await newPerson()
  await signUp(reader, 'Rosa')
  const { id: pedro } = await me(proposer)
  const shown = async () => (await reader.request.get(`/api/reviews/user/${pedro}`)).json()
  const { reviews } = await shown()
  expect(reviews).toHaveLength(1)
  for (const isHelpful of [true, false]) {
    const voted = await reader.request.post(`/api/reviews/${reviews[0].id}/helpful`, {
      headers: origin(),
      data: { isHelpful },
    })
    expect(voted.status()).toBe(200)
  }
  expect((await shown()).reviews[0]).toMatchObject({ helpfulCount: 0, notHelpfulCount: 1 })
})
