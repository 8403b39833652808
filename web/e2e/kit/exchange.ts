/** The whole way of two people, step by step (D48–D52): each is done with a hand, on the page of whoever does it. */
import type { Page } from '@playwright/test'
import type { Hand } from './hands.ts'
import { button, dialog, newTitle } from './own.ts'
import { publish } from './people.ts'
import { message, proposal, proposeBy, sendButton } from './proposing.ts'
import { expect, unlayered } from './story.ts'
import { said } from './texts.ts'
import { makePair, type Pair } from './trades.ts'

export type One = {
  page: Page
  hand: Hand
  /** Their own, and that of the other side. */
  name: string
  other: string
}
/** Olga has what Pedro asks about; he gives the radio, later the lamp in its place. */
type Two = Pair & { olga: One; pedro: One; lamp: string }

export async function makeTwo(newPerson: () => Promise<Page>, hand: Hand): Promise<Two> {
  const pair = await makePair(await newPerson(), await newPerson())
  const lamp = newTitle('Lámpara')
  await publish(pair.proposer, { title: lamp })
  const olga = { page: pair.owner, hand, name: 'Olga', other: 'Pedro' }
  const pedro = { page: pair.proposer, hand, name: 'Pedro', other: 'Olga' }
  return { ...pair, olga, pedro, lamp }
}

/** By the call that the dialog makes; answers the trade's id. */
export const askBy = (page: Page, itemId: number): Promise<number> =>
  proposeBy(page, { itemId, message: '¿Sigue disponible?' })

/** Through the question that is asked before, as `doAction` does. */
async function act({ page, hand }: One, what: string, question: string, yes: string) {
  await hand.press(button(page, what))
  const asked = dialog(page, question)
  await hand.press(asked.getByRole('button', { name: yes, exact: true }))
  await expect(asked).toHaveCount(0)
  await unlayered(page)
}

/** On the page of the item; goes on to that of the trade, and answers its id. */
export async function ask({ page, hand }: One, itemId: number): Promise<number> {
  await page.goto(`/items/${itemId}`)
  await hand.press(button(page, 'Preguntar'))
  const form = dialog(page, 'Preguntar')
  await hand.type(message(form), '¿Sigue disponible?')
  await hand.press(form.getByRole('button', { name: 'Enviar pregunta' }))
  await expect(form).toHaveCount(0)
  await unlayered(page)
  await hand.press(page.getByRole('link', { name: /^Ya preguntaste/ }))
  await page.waitForURL(/\/trades\/\d+$/)
  return Number(/\d+$/.exec(page.url())?.[0])
}

/** From the button that leads into the field. */
export async function reply({ page, hand }: One, words: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Responder', exact: true }))
  const field = page.getByLabel('Mensaje', { exact: true })
  await expect(field).toBeFocused()
  await hand.type(field, words)
  await hand.press(button(page, 'Enviar mensaje'))
  await expect(field).toHaveValue('')
}

/** Of what one only asked about, or was asked about. */
export async function offerFromQuestion({ page, hand, name }: One, title: string): Promise<void> {
  if (name === 'Olga') {
    await hand.press(button(page, 'Hacer una oferta'))
    const form = dialog(page, 'Hacer otra oferta')
    await hand.tick(form.getByRole('checkbox', { name: title }))
    await hand.press(form.getByRole('button', { name: 'Enviar oferta' }))
    await expect(form).toHaveCount(0)
    await unlayered(page)
    return
  }
  await hand.press(page.getByRole('link', { name: 'Proponer Intercambio' }))
  const form = proposal(page)
  await hand.tick(form.getByRole('checkbox', { name: title }))
  await hand.press(sendButton(page))
  await expect(form).toHaveCount(0)
  await unlayered(page)
  await hand.press(page.getByRole('link', { name: /^Ya propusiste/ }))
  await page.waitForURL(/\/trades\/\d+$/)
}

/** The same things, with money of whom the chip says. */
export async function counter({ page, hand }: One, payer: string, amount: string): Promise<void> {
  await hand.press(button(page, 'Hacer otra oferta'))
  const form = dialog(page, 'Hacer otra oferta')
  await hand.pick(form, payer)
  await hand.type(form.getByLabel('Monto en guaraníes'), amount)
  await hand.press(form.getByRole('button', { name: 'Enviar oferta' }))
  await expect(form).toHaveCount(0)
  await unlayered(page)
}

export const accept = (one: One) => act(one, 'Aceptar', '¿Aceptar la propuesta?', 'Sí, aceptar')

/** The first one offers, the second asks for money, the first one for less of it, which the second accepts. */
export async function bargain(first: One, second: One, title: string): Promise<void> {
  await offerFromQuestion(first, title)
  await said(second.page, `${first.name} espera tu respuesta.`)
  await counter(second, `Lo pone ${first.name}`, '50.000')
  await said(first.page, `${second.name} espera tu respuesta.`)
  await counter(first, 'Lo pongo yo', '30.000')
  await expect(second.page.getByText(/^\+ Gs\.\s30\.000$/).first()).toBeVisible()
  await accept(second)
}

/** Pedro would rather give the lamp, and Olga is fine with it. */
export async function change({ olga, pedro, offered, lamp }: Two): Promise<void> {
  const { page, hand } = pedro
  await hand.press(button(page, 'Más opciones'))
  const more = dialog(page, 'Más opciones')
  await hand.press(more.getByRole('button', { name: 'Cambiar lo acordado' }))
  const form = dialog(page, 'Cambiar lo acordado')
  await hand.tick(form.getByRole('checkbox', { name: offered.title }), false)
  await hand.tick(form.getByRole('checkbox', { name: lamp }))
  await hand.press(form.getByRole('button', { name: 'Proponer el cambio' }))
  await expect(form).toHaveCount(0)
  await unlayered(page)
  await said(olga.page, 'Pedro propone cambiar lo acordado. ¿Te parece bien?')
  await act(olga, 'Aceptar el cambio', '¿Aceptar el cambio?', 'Sí, aceptar el cambio')
}

async function openMeeting({ page, hand }: One) {
  await hand.press(button(page, 'Proponer encuentro'))
  const form = dialog(page, 'Proponer encuentro')
  return {
    form,
    send: async () => {
      await hand.press(form.getByRole('button', { name: 'Proponer encuentro' }))
      await expect(form).toHaveCount(0)
      await unlayered(page)
    },
  }
}

/** Olga suggests one, Pedro another hour, which she agrees to. */
export async function meet({ olga, pedro }: Two): Promise<void> {
  const first = await openMeeting(olga)
  await olga.hand.type(first.form.getByRole('combobox', { name: 'Lugar' }), 'Plaza Uruguaya')
  await olga.hand.pick(first.form, 'Mañana')
  await olga.hand.pick(first.form, '17:30')
  await first.send()
  await expect(olga.page.getByText(/aún no dijo que sí: no vayas/).first()).toBeVisible()

  await said(pedro.page, 'Olga propone un encuentro. ¿Te va bien?')
  const moved = await openMeeting(pedro)
  await expect(moved.form.getByRole('combobox', { name: 'Lugar' })).toHaveValue('Plaza Uruguaya')
  await pedro.hand.pick(moved.form, '15:00')
  await moved.send()

  await said(olga.page, 'Pedro propone un encuentro. ¿Te va bien?')
  await act(olga, 'Me va bien', '¿Te va bien este encuentro?', 'Sí, me va bien')
  for (const { page } of [olga, pedro]) {
    await expect(page.getByText(/^Encuentro: .*15:00, Plaza Uruguaya/).first()).toBeVisible()
  }
}

/** What lies below is fetched when it comes into sight of whoever looks. */
export async function lookBelow(page: Page): Promise<void> {
  await page.bringToFront()
  await page.getByRole('heading', { name: 'Detalles' }).evaluate((one) => one.scrollIntoView())
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    const card = page.getByRole('heading', { name: 'Código de entrega' })
    await expect(card).toBeAttached({ timeout: 1_000 })
  }).toPass()
}

/** One's own code as the page shows it. */
export async function codeShown(one: One): Promise<string> {
  await lookBelow(one.page)
  await one.hand.press(button(one.page, 'Estamos juntos'))
  const digits = one.page.getByText(/^Tu código: /)
  await expect(digits).toBeAttached()
  return ((await digits.textContent()) ?? '').replace(/\D/g, '')
}

export async function enterCode({ page, hand }: One, code: string): Promise<void> {
  await lookBelow(page)
  await hand.type(page.getByLabel('Código de la otra persona'), code)
  await hand.press(button(page, 'Confirmar con el código'))
}

export async function review({ page, hand, other }: One): Promise<void> {
  await hand.press(button(page, '5 estrellas'))
  const form = dialog(page, `Reseña para ${other}`)
  await expect(form.getByRole('radio', { name: '5 estrellas' })).toBeChecked()
  await hand.type(form.getByLabel('Comentario'), 'Llegó puntual y todo estaba como dijo.')
  await hand.press(form.getByRole('button', { name: 'Enviar reseña' }))
  await expect(form).toHaveCount(0)
  await unlayered(page)
}
