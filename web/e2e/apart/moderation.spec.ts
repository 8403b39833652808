/** What people report is looked at, and whoever was suspended does not come back (D60). The clock is everybody's. */
import type { Page } from '@playwright/test'
import { ADMIN, signInAdmin } from '../kit/admin.ts'
import { test } from '../kit/apart.ts'
import { button, dialog, entry, newTitle } from '../kit/own.ts'
import { newNumber, origin, publish, signUp } from '../kit/people.ts'
import { enterCalled, newName } from '../kit/proofs.ts'
import { address, expect, expectAccessible, settled } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { openDrawer } from '../kit/told.ts'
import { afterHours, resetClock } from '../kit/trades.ts'

test.use({ provoked: { errors: [/401/, /404/, /409/, /410/] } })
test.afterEach(({ page }) => resetClock(page))

const CHEATED = 'Pide plata por adelantado y después no contesta.'
const WHY = 'Pediste dinero por adelantado a tres personas y no entregaste nada.'

/** The newest mail that this address got, of those with this in them. */
async function mailTo(page: Page, email: string, words: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { text: string }[]
    text = mails.find((mail) => mail.text.includes(words))?.text ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}

test('an administrator’s day at 360 px: from the mail to the decision, and both are told', async ({
  page,
  newPerson,
}) => {
  test.slow()
  const [owner, reporter] = [await newPerson(), await newPerson()]
  await signUp(owner, 'Olga')
  const title = newTitle('Reloj')
  const id = await publish(owner, { title })
  await signUp(reporter, 'Rita', { isPhoneProved: true })
  const data = { kind: 'item', target: String(id), reason: 'scam', description: CHEATED }
  const reported = await reporter.request.post('/api/reports', { headers: origin(), data })
  expect(reported.status()).toBe(204)
  await afterHours(reporter, 2)

  await page.setViewportSize({ width: 360, height: 740 })
  await signInAdmin(page)
  const mail = await mailTo(page, ADMIN, 'Reportes:')
  // How much of what, and of whom nothing: mailboxes are read by others.
  expect(mail).not.toContain(title)
  const link = /https?:\/\/\S+\/admin\b/.exec(mail)?.[0] ?? ''
  expect(new URL(link).origin).toBe(new URL(address()).origin)
  await page.goto(link)
  const tab = page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: /^Reportes/ })
  await expect(tab).toContainText(/\d/)
  await tab.click()
  await expect(entry(page, title)).toContainText(CHEATED)
  await expectAccessible(page)
  await button(page, `Ocultar: ${title}`).click()
  await dialog(page, '¿Ocultarlo?').getByRole('button', { name: 'Sí, confirmar' }).click()
  await said(page, 'Decisión guardada')
  await expect(entry(page, title)).toHaveCount(0)

  await reporter.goto('/')
  await settled(reporter)
  await expect(await openDrawer(reporter)).toContainText('Revisamos tu reporte')
  await expect(reporter.getByText('tomó medidas').first()).toBeVisible()
  await owner.goto('/')
  await settled(owner)
  await expect(await openDrawer(owner)).toContainText('Quitamos un artículo tuyo')
  await page.goto('/admin?tab=actions')
  await said(page, 'Ocultó lo reportado')
  await expectAccessible(page)
})

test('who was suspended is back in a minute and refused at the phone; the honest owner of the number writes and gets it', async ({
  page,
  newPerson,
}) => {
  test.slow()
  const [cheat, back] = [await newPerson(), await newPerson()]
  const [first, second] = [newName('Eva'), newName('Beto')]
  const phoneNumber = newNumber()
  await signInAdmin(page)
  await signUp(cheat, first, { phoneNumber })
  await enterCalled(cheat, page, first)
  await expect(entry(cheat, 'Teléfono').getByText('Verificado')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin?tab=people')
  await page.getByLabel('Nombre, email, teléfono o código').fill(first)
  await button(page, 'Buscar').click()
  await page.getByRole('link', { name: new RegExp(first) }).click()
  await expect(page.getByRole('heading', { name: `${first} Benítez` })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Suspender').click()
  const asked = dialog(page, `Suspender a ${first} Benítez`)
  await asked.getByLabel('Por qué').fill(WHY)
  await asked.getByRole('button', { name: 'Suspender' }).click()
  await said(page, 'Se lo dijimos y quedó en la bitácora.')
  await cheat.goto('/my-items')
  await cheat.waitForURL(/custom-login/)

  // In, as anybody is: nothing is known of them but what they say.
  const { email } = await signUp(back, second, { phoneNumber })
  await enterCalled(back, page, second)
  await expect(back.getByText(/^No pudimos aprobar esta verificación/)).toBeVisible()
  await expectAccessible(back)
  await expect(entry(back, 'Teléfono').getByText('Rechazado')).toBeVisible()
  const mail = await mailTo(back, email, 'responde a este mensaje')
  expect(mail).not.toContain(first)

  await page.goto('/admin?tab=people')
  const row = page.getByRole('listitem').filter({ hasText: second })
  await expect(row).toContainText(`verificó el teléfono de`)
  await expect(row).toContainText(first)
  await expectAccessible(page)
  await button(page, `Es otra persona: ${second} Benítez`).click()
  const clearing = dialog(page, 'Es otra persona')
  await clearing.getByLabel('Por qué').fill('Nos mandó el contrato de la línea, que es suya.')
  await clearing.getByRole('button', { name: 'Es otra persona' }).click()
  await expect(row).toHaveCount(0)
  await back.goto('/verification')
  await expect(entry(back, 'Teléfono').getByText('Verificado')).toBeVisible()
})
