import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePage } from '#web/trades/testing.ts'
import * as t from './testing.tsx'

beforeEach(t.begin)
afterEach(() => vi.unstubAllGlobals())

type Answers = Parameters<typeof t.openDialog>[0]

/** A message and an item, sent. */
async function sent(answers: Answers) {
  const view = await t.openDialog(answers)
  await t.tick(/Cosa 11/)
  await t.type(/Mensaje/, 'Hola')
  await t.press('Enviar propuesta')
  return view
}

/** Nothing of what was entered is lost. */
function expectKept() {
  expect(t.dialog()).not.toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Mensaje/).value).toBe('Hola')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Cosa 11/ }).checked).toBe(true)
}

test('a failure without a word of the server has ours, one with a word has that', async () => {
  const { server } = await sent({ [t.SEND]: { status: 502, text: '<html>' } })
  await waitFor(() => expect(t.said()).toEqual(['Error', 'No se pudo enviar la propuesta']))
  expectKept()
  server.answers[t.SEND] = refusal(429, 'too_many', 'Demasiados intentos.')
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.said()).toEqual(['Error', 'Demasiados intentos.']))
  expectKept()
})

// Case 20 for proposals.
test('a lost answer: sent again it is the same attempt, changed it is another', async () => {
  const { server } = await sent({ [t.SEND]: 'no network' })
  await waitFor(() => expect(t.said()[0]).toBe('Sin conexión'))
  expectKept()
  await t.press('Enviar propuesta')
  await waitFor(() => expect(server.named(t.SEND)).toHaveLength(2))
  await t.type(/Mensaje/, 'Hola, Ana')
  await t.press('Enviar propuesta')
  const idOf = (n: number) => Object(server.named(t.SEND)[n]?.body).clientId
  await waitFor(() => expect(server.named(t.SEND)).toHaveLength(3))
  expect(idOf(1)).toBe(idOf(0))
  expect(idOf(2)).not.toBe(idOf(0))
})

test('a second press while it is on its way sends nothing', async () => {
  const { server } = await sent({ [t.SEND]: 'never' })
  await t.press('Enviar propuesta')
  await act(async () => fireEvent.submit(document.querySelector('form') ?? document.body))
  expect(server.named(t.SEND)).toHaveLength(1)
  expect(t.shows('Enviando…')).toBe(true)
})

test('one that is pending already is explained, with the way to it', async () => {
  const { server } = await t.openDialog({
    [t.SEND]: refusal(409, 'proposal_pending', 'Ya tienes una propuesta pendiente.'),
  })
  await t.tick(/Cosa 11/)
  await t.type(/Mensaje/, 'Hola')
  // Sent from another device meanwhile.
  server.answers[t.OWN_TRADE] = { body: { id: 3, status: 'pending', isQuestion: false } }
  await t.press('Enviar propuesta')
  const way = await screen.findByRole('link', { name: 'Ver tu propuesta pendiente' })
  expect(way.getAttribute('href')).toBe('/trades/3')
  expect(t.said()).toEqual(['Error', 'Ya tienes una propuesta pendiente.'])
  expectKept()
})

// Case 34.
test.each([
  ['reserved', /Ahora está reservado/],
  ['traded', 'Ya fue intercambiado.'],
] as const)(
  'a thing that is %s by now: why, how it stands, nothing to send',
  async (tradeStatus, text) => {
    const { server } = await t.openDialog()
    await t.tick(/Cosa 11/)
    server.answers[t.SEND] = refusal(409, 'item_unavailable', 'Ya no está disponible.')
    server.answers[t.ITEM] = { body: makeItem(7, { tradeStatus, isAvailable: false }) }
    await t.press('Enviar propuesta')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(t.isGrey()).toBe(true)
    await t.press('Enviar propuesta')
    expect(server.named(t.SEND)).toHaveLength(1)
    await t.press('Cancelar')
    expect(t.dialog()).toBeNull()
    expect(screen.queryByRole('button', { name: t.TITLE })).toBeNull()
  },
)

test('an item that is deleted by now: said in the dialog, and its page when that is closed', async () => {
  const { server } = await t.openDialog()
  await t.tick(/Cosa 11/)
  const gone = refusal(404, 'item_not_found', 'Ha sido eliminado.')
  server.answers[t.SEND] = gone
  server.answers[t.ITEM] = gone
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.said()).toEqual(['Error', 'Ha sido eliminado.']))
  expect(t.dialog()).not.toBeNull()
  await t.press('Cancelar')
  expect(await screen.findByText('Artículo no encontrado')).toBeTruthy()
})

test('an own item that is held by now is taken out, and named', async () => {
  const { server } = await t.openDialog()
  await t.tick(/Cosa 11/)
  await t.tick(/Cosa 12/)
  server.answers[t.SEND] = refusal(409, 'offered_held', 'Un artículo ya está en otro.')
  const held = t.own(11, { tradeStatus: 'reserved', isAvailable: false })
  server.answers[t.OWN] = { body: [held, t.own(12)] }
  await t.press('Enviar propuesta')
  expect(await screen.findByText(/ya no está disponible: Cosa 11/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Cosa 11/ })).toBeNull()
  expect(t.isGrey()).toBe(false)
})

test('what was edited since it was shown: said, shown as it is, and sent again only as that', async () => {
  const { server } = await t.openDialog()
  await t.tick(/Cosa 11/)
  await t.tick(/Cosa 12/)
  server.answers[t.SEND] = refusal(409, 'seen_changed', 'Un artículo cambió desde que lo viste.')
  const edited = makeItem(7, { title: 'Funda de iPhone', estimatedValue: 10_000, revision: 2 })
  server.answers[t.ITEM] = { body: edited }
  server.answers[t.OWN] = { body: [t.own(11, { title: 'Cosa nueva', revision: 3 }), t.own(12)] }
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.said()).toEqual(['Error', 'Un artículo cambió desde que lo viste.']))
  const dialog = within(t.dialog() as HTMLElement)
  expect((await dialog.findAllByText('Funda de iPhone')).length).toBeGreaterThan(0)
  await screen.findByRole('checkbox', { name: /Cosa nueva/ })
  server.answers[t.SEND] = {
    status: 201,
    body: makePage(3),
  }
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
  const [first, second] = server.named(t.SEND).map(({ body }) => Object(body))
  expect(first.revisions).toEqual([7, 11, 12].map((itemId) => ({ itemId, revision: 1 })))
  expect(second.revisions).toEqual([
    { itemId: 7, revision: 2 },
    { itemId: 11, revision: 3 },
    { itemId: 12, revision: 1 },
  ])
  expect(second.clientId).not.toBe(first.clientId)
})

test('one’s own item: a title of its own', async () => {
  const text = 'No puedes intercambiar con tu propio artículo.'
  await sent({ [t.SEND]: refusal(422, 'proposal_own', text) })
  await waitFor(() => expect(t.said()).toEqual(['No disponible', text]))
})

test('closing with something entered asks; discarding forgets it', async () => {
  await t.openDialog()
  await t.tick(/Cosa 11/)
  await t.press('Cancelar')
  expect(screen.getByRole('dialog', { name: '¿Salir sin enviar?' })).toBeTruthy()
  await t.press('Seguir aquí')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Cosa 11/ }).checked).toBe(true)
  await t.press('Cancelar')
  await t.press('Descartar y salir')
  expect(t.dialog()).toBeNull()
  expect(sessionStorage.length).toBe(0)
  await t.press(t.TITLE)
  await screen.findByRole('checkbox', { name: /Cosa 11/ })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Cosa 11/ }).checked).toBe(false)
})

test('with nothing entered it closes at once; the preset amount is nothing entered', async () => {
  await t.openDialog()
  await t.choose('Dinero')
  await t.press('Cancelar')
  expect(t.dialog()).toBeNull()
})

test('items that cannot be loaded are asked for again', async () => {
  const { server } = await t.openDialog({ [t.OWN]: { status: 500 } })
  expect(await screen.findByText('No pudimos cargar tus artículos.')).toBeTruthy()
  server.answers[t.OWN] = { body: [t.own(11)] }
  await t.press('Intentar de nuevo')
  expect(await screen.findByRole('checkbox', { name: /Cosa 11/ })).toBeTruthy()
})

test('an address that opens the dialog for what is proposed already: said there, nothing to send', async () => {
  const { server } = await t.openPage(
    { [t.OWN_TRADE]: { body: { id: 3, status: 'pending', isQuestion: false } } },
    undefined,
    '/items/7?propose=1',
  )
  expect(await screen.findByText('Ya propusiste un intercambio por este artículo.')).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Ver tu propuesta pendiente' })
  expect(way.getAttribute('href')).toBe('/trades/3')
  await t.tick(/Cosa 11/)
  await t.press('Enviar propuesta')
  expect(server.named(t.SEND)).toEqual([])
})
