/** What went wrong is reported, answered and decided (D54). The clock is everybody's. */
import type { Page } from '@playwright/test'
import { signInAdmin } from '../kit/admin.ts'
import { test } from '../kit/apart.ts'
import { button, dialog } from '../kit/own.ts'
import { expect, expectAccessible } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import {
  actBy,
  afterHours,
  agreeMeeting,
  makePair,
  openMore,
  openTrade,
  propose,
  resetClock,
} from '../kit/trades.ts'

test.afterEach(({ page }) => resetClock(page))

type NewPerson = () => Promise<Page>

const WAITED = 'Esperé una hora en la plaza y no vino nadie.'
const CAME = 'Sí fui: la plaza estaba llena y no nos vimos.'
const WHY = 'Según el chat los dos estaban cerca de la plaza a esa hora.'

/** Accepted, with a meeting that was an hour ago by the product's clock. */
async function afterMeeting(newPerson: NewPerson, deposit?: (owner: Page) => Promise<void>) {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await agreeMeeting([proposer, owner], id, 2)
  await openTrade(owner, id)
  await deposit?.(owner)
  await afterHours(owner, 3)
  return { owner, proposer, id, wanted, offered }
}

async function report(page: Page, id: number, kind: string, words: string): Promise<void> {
  await openTrade(page, id)
  await (await openMore(page)).getByRole('button', { name: 'Reportar un problema' }).click()
  const form = dialog(page, 'Reportar un problema')
  await form.getByRole('radio', { name: kind }).check()
  const told = form.getByLabel('Cuéntalo con tus palabras')
  await told.fill(words)
  await expectAccessible(page)
  const layers = () => page.evaluate(() => history.state?.layers)
  const open = await layers()
  // However it is left, what was typed is asked about.
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(2, 2),
    () => page.goBack(),
  ]) {
    await leave()
    await dialog(page, '¿Salir sin terminar?').getByRole('button', { name: 'Seguir aquí' }).click()
    await expect(told).toHaveValue(words)
    // The question is gone from the history as well: the next way back would only close that.
    await expect.poll(layers).toBe(open)
  }
  await form.getByRole('button', { name: 'Enviar reporte' }).click()
  await said(page, 'Reporte enviado')
  await expect(form).toHaveCount(0)
}

async function answer(page: Page, id: number, choice: RegExp, words: string): Promise<void> {
  await openTrade(page, id)
  await said(page, 'Pedro reportó un problema', WAITED)
  await button(page, 'Responder').click()
  const form = dialog(page, 'Responder')
  await form.getByRole('radio', { name: choice }).check()
  if (words) await form.getByLabel('Tu versión').fill(words)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Enviar respuesta' }).click()
  await said(page, 'Respuesta enviada')
  await expect(form).toHaveCount(0)
}

/** From the list of what waits, at the width of a cheap phone. */
async function decide(admin: Page, title: string, decision: string, does: string[]): Promise<void> {
  await admin.setViewportSize({ width: 360, height: 740 })
  await admin.goto('/admin?tab=problems')
  const card = admin.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Se puede decidir')
  await card.getByRole('link', { name: 'Ver todo' }).click()
  await expect(admin.getByRole('heading', { name: title })).toBeFocused()
  await said(admin, WAITED, CAME, 'Encuentro acordado', 'Lo acordado', 'Lo que consta de cada uno')
  await expectAccessible(admin)
  const choice = button(admin, decision)
  await choice.click()
  const asked = dialog(admin, decision)
  for (const line of does) await expect(asked).toContainText(line)
  // Nothing is decided without a reason, and what was chosen stays.
  await asked.getByRole('button', { name: 'Guardar la decisión' }).click()
  await expect(asked.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await asked.getByRole('textbox').fill(WHY)
  await expectAccessible(admin)
  await asked.getByRole('button', { name: 'Guardar la decisión' }).click()
  await said(admin, 'Decisión guardada')
  await expect(admin.getByRole('article').filter({ hasText: title })).toHaveCount(0)
}

test('who did not come says so: it is over at once, and counts for nobody else', async ({
  newPerson,
}) => {
  const { owner, proposer, id, offered } = await afterMeeting(newPerson)
  await report(proposer, id, 'No vino al encuentro', WAITED)
  await answer(owner, id, /^Estoy de acuerdo/, '')
  for (const page of [owner, proposer]) {
    await openTrade(page, id)
    await said(page, 'Cerrado: los dos están de acuerdo.', 'Cancelado')
  }
  // Whose thing comes back by what another one did is asked for it (D55).
  await proposer.goto(`/items/${offered.id}`)
  await button(proposer, 'Sí, lo tengo').click()
  await expect(button(proposer, 'Editar')).toBeVisible()
})

test('who reads it and is silent for three days is counted, and the other is free', async ({
  newPerson,
}) => {
  const { owner, proposer, id } = await afterMeeting(newPerson)
  await report(proposer, id, 'No vino al encuentro', WAITED)
  await openTrade(owner, id)
  await said(owner, 'Pedro reportó un problema')
  await afterHours(owner, 73)
  for (const page of [owner, proposer]) {
    await openTrade(page, id)
    await said(page, 'Cancelado', 'Cuenta como un encuentro al que no vino quien fue reportado.')
    await expectAccessible(page)
  }
})

test('told in two ways, decided for who waited: the deposit of the other is taken', async ({
  page,
  newPerson,
}) => {
  test.slow()
  const pay = async (owner: Page) => {
    await owner.getByRole('link', { name: /^Poner depósito de USD/ }).click()
    await owner.getByLabel('Número de tarjeta de prueba').fill('4242 4242 4242 4242')
    await owner.getByRole('button', { name: /^Poner depósito de USD/ }).click()
    await said(owner, 'Depósito confirmado')
  }
  const { owner, proposer, id, wanted } = await afterMeeting(newPerson, pay)
  await report(proposer, id, 'No vino al encuentro', WAITED)
  await answer(owner, id, /^No fue así/, CAME)
  await signInAdmin(page)
  await decide(page, wanted.title, 'A favor de Pedro Benítez (reportó)', [
    'El intercambio termina.',
    'Cuenta como un encuentro al que no fue Olga Benítez.',
    'Se cobra el depósito de Olga Benítez.',
  ])
  for (const side of [owner, proposer]) {
    await openTrade(side, id)
    await said(side, 'Se decidió a favor de quien reportó.', WHY, 'Cancelado')
    await expectAccessible(side)
  }
  await page.goto('/admin?tab=actions')
  await said(page, 'Decidió sobre un problema')
})

test('a report that is not true costs its author nothing but itself, and the accused nothing at all', async ({
  page,
  newPerson,
}) => {
  test.slow()
  const { owner, proposer, id, wanted } = await afterMeeting(newPerson)
  await report(proposer, id, 'No vino al encuentro', WAITED)
  await answer(owner, id, /^No fue así/, CAME)
  await signInAdmin(page)
  await decide(page, wanted.title, 'A favor de Olga Benítez (fue reportado)', [
    'El intercambio queda como está.',
    'Es uno de los tres reportes sin razón en un año que limitan a Pedro Benítez.',
  ])
  for (const side of [owner, proposer]) {
    await openTrade(side, id)
    await said(side, 'Se decidió a favor de quien fue reportado.', WHY)
    await expect(side.getByText('Cancelado')).toHaveCount(0)
  }
})

test('nobody who is afraid is held: it is over with the report, and counts for nobody', async ({
  newPerson,
}) => {
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  await report(
    proposer,
    id,
    'No me siento a salvo',
    'Me escribió que sabe dónde vivo y que va a venir.',
  )
  await openTrade(owner, id)
  await said(owner, 'Cancelado', 'Pedro reportó un problema')
  await said(owner, 'Alguien no se siente a salvo. No cuenta en contra de nadie.')
  await proposer.goto(`/items/${offered.id}`)
  await button(proposer, 'Sí, lo tengo').click()
  await expect(button(proposer, 'Editar')).toBeVisible()
})
