/** Rights over one's data: taking it along, leaving, coming back. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { button, dialog, newTitle } from '../kit/own.ts'
import { found, me, origin, PASSWORD, publish, signIn } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, makePair, propose } from '../kit/trades.ts'

test.use({ provoked: { errors: [/401/, /404/, /409/, /422/] } })

async function confirm(page: Page, name: string, pressed: string, password = PASSWORD) {
  const asked = dialog(page, name)
  await asked.getByLabel('Tu contraseña').fill(password)
  await asked.getByRole('button', { name: pressed, exact: true }).click()
}

test('the file that is downloaded says what the product itself knows', async ({ newPerson }) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await proposer.request.post(`/api/trade-proposals/${id}/messages`, {
    headers: origin(),
    data: { content: '¿A las cinco?' },
  })
  await proposer.goto('/settings')
  await expect(proposer.getByRole('heading', { name: 'Tus datos' })).toBeVisible()
  await expectAccessible(proposer)
  await button(proposer, 'Descargar mis datos').click()
  await expectAccessible(proposer)
  await confirm(proposer, 'Descargar mis datos', 'Descargar', 'no-es-esta')
  await said(proposer, 'La contraseña no es correcta')
  const download = proposer.waitForEvent('download')
  await confirm(proposer, 'Descargar mis datos', 'Descargar')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^jopoi-\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse(await readFile(await file.path(), 'utf8'))
  const user = await me(proposer)
  const { email, firstName, lastName, phoneNumber, city } = user
  expect(content.profile).toMatchObject({ id: user.id, email, firstName, lastName, phoneNumber })
  expect(content.profile.city).toBe(city)
  const mine = await (await proposer.request.get('/api/my-items')).json()
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id).sort()
  expect(idsOf(content.items)).toEqual(idsOf(mine))
  const trade = await (await proposer.request.get(`/api/trades/${id}`)).json()
  expect(content.trades).toMatchObject([
    { id, status: 'accepted', other: 'Olga', message: trade.message },
  ])
  expect(content.trades[0].events).toHaveLength(trade.events.length)
  expect(content.messages).toMatchObject([{ tradeId: id, by: 'me', text: '¿A las cinco?' }])
  expect(content.consents).toMatchObject([
    { kind: 'terms', isGiven: true },
    { kind: 'mails', isGiven: true },
  ])
  const sessions = await (await proposer.request.get('/api/auth/sessions')).json()
  expect(content.sessions).toHaveLength(sessions.length)
  await said(proposer, 'Archivo listo')
})

test('open trades are listed, end with whoever leaves, everything is hidden, and signing in brings it back', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const title = newTitle('Acordeón')
  await publish(proposer, { title })
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await proposer.goto('/settings')
  const { email } = await me(proposer)
  await button(proposer, 'Eliminar cuenta').click()
  await confirm(proposer, '¿Eliminar tu cuenta?', 'Eliminar mi cuenta')
  await said(proposer, 'Estos intercambios se cancelan si te vas:')
  await expectAccessible(proposer)
  await expect(
    proposer.getByRole('dialog').getByRole('link', { name: wanted.title }),
  ).toHaveAttribute('href', `/trades/${id}`)
  const visitor = await newPerson()
  expect(await found(visitor, title)).toEqual([title])
  await button(proposer, 'Cancelarlos y eliminar mi cuenta').click()
  await proposer.waitForURL(/\/privacy\?until=/)
  await said(proposer, 'Tu cuenta se va a eliminar')
  await expectAccessible(proposer)
  expect(await found(visitor, title)).toEqual([])
  expect((await proposer.request.get('/api/auth/user')).status()).toBe(401)
  await owner.goto(`/trades/${id}`)
  await said(owner, 'Este intercambio se canceló.')

  await proposer.getByRole('link', { name: 'Iniciar sesión y volver' }).click()
  await proposer.waitForURL(/\/custom-login/)
  await signIn(proposer, email)
  await said(proposer, 'Tu cuenta está de vuelta')
  expect(await found(visitor, title)).toEqual([title])
  await visitor.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible()
})

test('what one agrees to can be read before, without losing what was typed', async ({ page }) => {
  await page.goto('/landing')
  await page.getByRole('link', { name: 'Términos de uso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Términos de uso' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Política de privacidad' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Política de privacidad' }),
  ).toBeVisible()
  await expectAccessible(page)
})
