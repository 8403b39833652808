import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tradeQuery } from '#web/trades/queries.ts'
import { makePage } from '#web/trades/testing.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import * as t from './testing.tsx'

beforeEach(t.begin)
afterEach(() => vi.unstubAllGlobals())

const UUID = /^[0-9a-f-]{36}$/

test('items: the button waits for one, both sides are summed up, and the proposal is sent', async () => {
  const { server, queryClient } = await t.openDialog()
  await screen.findByRole('checkbox', { name: /Cosa 11/ })
  expect(t.isGrey()).toBe(true)
  expect(t.shows(/^La plataforma solo conecta a las personas\. La entrega/)).toBe(true)
  expect(t.shows('Debes seleccionar al menos un artículo para intercambiar')).toBe(true)
  await t.tick(/Cosa 11/)
  await t.tick(/Cosa 12/)
  expect(t.isGrey()).toBe(false)
  const sides = within(screen.getByRole('region', { name: 'El intercambio' }))
  expect(sides.getByText(/Suma: Gs.\s400\.000/)).toBeTruthy()
  expect(sides.getByText(/Suma: Gs.\s350\.000/)).toBeTruthy()
  await t.type(/Mensaje/, '  Hola, ¿te interesa?  ')
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
  expect(t.said()).toEqual([
    '¡Propuesta enviada!',
    'Tu propuesta de intercambio ha sido enviada correctamente',
  ])
  expect(server.named(t.SEND).map(({ body }) => body)).toEqual([
    {
      toUserId: 'ana',
      requestedItemId: 7,
      offerType: 'item',
      offeredItemIds: [11, 12],
      message: 'Hola, ¿te interesa?',
      clientId: expect.stringMatching(UUID),
      revisions: [7, 11, 12].map((itemId) => ({ itemId, revision: 1 })),
    },
  ])
  expect(queryClient.getQueryData(tradeQuery(3).queryKey)?.id).toBe(3)
  expect(sessionStorage.length).toBe(0)
  currentToast()?.action?.run()
  expect(t.here()).toBe('/trades/3')
})

test('what stands in the list twice, since it moved between two pages or was published just now, is chosen from once', async () => {
  await t.openDialog({ [t.OWN]: { body: [t.own(11), t.own(12), t.own(11)] } })
  await screen.findByRole('checkbox', { name: /Cosa 11/ })
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
})

test('money: preset from what the item is worth, stepped, read as es-PY writes it, sent times a hundred', async () => {
  const { server } = await t.openDialog()
  await t.choose('Dinero')
  const field = screen.getByLabelText<HTMLInputElement>(/Monto/)
  expect(field.value).toBe('350.000')
  await t.press('Gs. 1.000 más')
  expect(field.value).toBe('351.000')
  await t.type(/Monto/, '150,5')
  expect(t.shows('Escribe el valor en guaraníes enteros, por ejemplo 150.000')).toBe(true)
  expect(t.isGrey()).toBe(true)
  await t.type(/Monto/, '150.000')
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
  expect(server.named(t.SEND)[0]?.body).toMatchObject({
    offerType: 'money',
    offeredAmount: 15_000_000,
    currency: 'PYG',
  })
  expect(server.named(t.SEND)[0]?.body).not.toHaveProperty('offeredItemIds')
})

test('both: neither alone is enough', async () => {
  const { server } = await t.openDialog()
  // The amount that was preset for money alone is not taken along.
  await t.choose('Dinero')
  await t.choose('Artículos y dinero')
  await t.tick(/Cosa 11/)
  expect(t.isGrey()).toBe(true)
  await t.type(/Monto/, '20.000')
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
  expect(server.named(t.SEND)[0]?.body).toMatchObject({
    offerType: 'combination',
    offeredItemIds: [11],
    offeredAmount: 2_000_000,
  })
})

const OWN_QUESTION = { id: 3, status: 'pending', isQuestion: true } as const

test('a question: the short body, no offer asked for, and nothing reserved by it', async () => {
  let isAsked = false
  const { server } = await t.openPage({
    [t.SEND]: {
      status: 201,
      body: makePage(3, { offerType: null }),
    },
    [t.OWN_TRADE]: () => ({ body: isAsked ? OWN_QUESTION : null }),
  })
  await t.press('Preguntar')
  expect(await screen.findByRole('dialog', { name: 'Preguntar' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await t.press('Enviar pregunta')
  expect(t.said()).toEqual(['Mensaje requerido', 'Debes escribir un mensaje para tu propuesta.'])
  await t.type(/Mensaje/, 'Hola')
  isAsked = true
  await t.press('Enviar pregunta')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.named(t.SEND)[0]?.body).toEqual({
    itemId: 7,
    message: 'Hola',
    clientId: expect.stringMatching(UUID),
    revisions: [{ itemId: 7, revision: 1 }],
  })
  expect(t.said()).toEqual(['Pregunta enviada', undefined])
  expect(await screen.findByText('Te avisamos cuando Ana responda.')).toBeTruthy()
  // What was only asked about may still be proposed for.
  expect(
    await screen.findByRole('link', { name: /Ya preguntaste.*Ver la conversación/ }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: t.TITLE })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preguntar' })).toBeNull()
})

test.each([
  [
    'Artículos',
    'Selecciona un artículo',
    'Debes seleccionar al menos un artículo para el intercambio.',
  ],
  ['Dinero', 'Ingresa un monto válido', 'Debes ingresar un monto válido para la oferta.'],
])('pressed too soon (%s), it says what is missing and leads there', async (kind, title, text) => {
  const { server } = await t.openDialog()
  await screen.findByRole('checkbox', { name: /Cosa 11/ })
  await t.choose(kind)
  if (kind === 'Dinero') await t.type(/Monto/, '')
  await t.press('Enviar propuesta')
  expect(t.said()).toEqual([title, text])
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(server.named(t.SEND)).toEqual([])
})

test('a message has 500 characters; a longer one is told, never cut', async () => {
  await t.openDialog()
  await t.tick(/Cosa 11/)
  await t.type(/Mensaje/, 'a'.repeat(500))
  expect(t.shows(/500\/500/)).toBe(true)
  expect(t.isGrey()).toBe(false)
  await t.type(/Mensaje/, 'a'.repeat(501))
  expect(t.shows('El mensaje no puede exceder 500 caracteres')).toBe(true)
  expect(t.isGrey()).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Mensaje/).value).toHaveLength(501)
})

test('offered is only what is free: not reserved, not traded, not the item itself', async () => {
  await t.openDialog({
    [t.OWN]: {
      body: [
        t.own(11),
        t.own(12, { tradeStatus: 'reserved', isAvailable: false }),
        t.own(13, { tradeStatus: 'traded', isAvailable: false }),
        t.own(14, { isAvailable: false }),
        t.own(7),
      ],
    },
  })
  await screen.findByRole('checkbox', { name: /Cosa 11/ })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('many items come by pages; a search looks through all of them', async () => {
  const page = (from: number) => Array.from({ length: 24 }, (_, n) => t.own(from + n))
  const { server } = await t.openDialog({
    [t.OWN]: ({ url }) =>
      url.searchParams.get('cursor')
        ? { body: [...page(60), t.own(99, { title: 'Cámara' })] }
        : {
            body: page(20),
            headers: { Link: '</api/user-items?cursor=next>; rel="next"' },
          },
  })
  await screen.findByRole('checkbox', { name: /Cosa 20/ })
  expect(server.named(t.OWN)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Ver más artículos' })).toBeTruthy()
  await t.type(/Buscar en tus artículos/, 'camara')
  await t.tick(/Cámara/)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await t.type(/Buscar en tus artículos/, 'zzz')
  expect(t.shows('Ningún artículo tuyo se llama así.')).toBe(true)
  expect(t.isGrey()).toBe(false)
})

test('sent, its page has the way to it where one proposed, and the focus there', async () => {
  const { server } = await t.openDialog()
  await t.tick(/Cosa 11/)
  server.answers[t.OWN_TRADE] = { body: { id: 3, status: 'pending', isQuestion: false } }
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
  const way = screen.getByRole('link', { name: /^Ya propusiste\s*Ver propuesta$/ })
  expect(way.getAttribute('href')).toBe('/trades/3')
  expect(document.activeElement).toBe(way)
  expect(screen.queryByRole('button', { name: t.TITLE })).toBeNull()
})

test('values far apart are said in the dialog, and only there where both are known', async () => {
  await t.openDialog()
  await t.tick(/Cosa 12/)
  expect(t.shows(/das Gs/)).toBe(false)
  expect(t.shows(/^Según los valores indicados, recibes Gs.\s300\.000 más de lo que das\.$/)).toBe(
    true,
  )
  await t.tick(/Cosa 11/)
  expect(t.shows(/^Según los valores indicados/)).toBe(false)
})
