import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import type { Action, TradePage } from '#contract/trades'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { setOnline } from '#web/pwa/store/testing.ts'
import { stubEndInView } from '#web/testing/browser.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makeTrade } from './testing.ts'
import { TradeScreen } from './trade-screen.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const PAGE = 'GET /api/trades/7'
const ACT = 'POST /api/trades/7/actions'
const CHAT = 'GET /api/trade-proposals/7/messages'

beforeEach(() => {
  fresh()
  signedIn()
  stubEndInView()
  FakeSocket.stub()
})
afterEach(() => {
  setOnline(true)
  vi.unstubAllGlobals()
})

const later = () => new Date(Date.now() + 50 * 3_600_000).toISOString()
const pageOf = (given: Partial<TradePage> = {}): TradePage => ({
  ...makeTrade(7, { expiresAt: later(), ...given }),
  events: given.events ?? [],
})

async function open(
  page: TradePage | Parameters<typeof fakeServer>[0][string],
  { me = ANA, language = 'es' as 'es' | 'en', path = '/trades/7' } = {},
) {
  const server = fakeServer({
    'GET /api/auth/user': { body: me },
    [PAGE]: typeof page === 'object' && 'events' in page ? { body: page } : page,
    [CHAT]: { body: [] },
    'GET /api/places': { body: [] },
  })
  history.pushState(null, '', path)
  const view = await renderApp(<Route path="/trades/:id" component={TradeScreen} />, language)
  return { server, ...view }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = () => screen.findByRole('dialog')
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const pressIn = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }))
const actions = () =>
  screen.queryAllByRole('button', { hidden: false }).flatMap((one) => {
    return one.getAttribute('aria-haspopup') === 'dialog' ? [one.textContent] : []
  })

test.each([
  [ANA, '#7 · Propuesta Recibida', 'Beto espera tu respuesta.'],
  [BETO, '#7 · Mi Propuesta', 'Esperando la respuesta de Ana.'],
] as const)('says whose it is and what it waits for', async (me, badge, said) => {
  await open(pageOf({ message: 'Hola <b>Ana</b>' }), { me })
  expect(await screen.findByText(badge)).toBeTruthy()
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText(/^Expira en 2 d [01] h: /)).toBeTruthy()
  // Case 32: what people write is text.
  expect(screen.getByText('Hola <b>Ana</b>')).toBeTruthy()
  const [got, given] = [screen.getByLabelText('Tú recibes'), screen.getByLabelText('Tú das')]
  const names = [got, given].map((side) => within(side).getByRole('link').textContent)
  expect(names).toEqual(me === ANA ? ['Cosa 8', 'Cosa 7'] : ['Cosa 7', 'Cosa 8'])
})

test('the same in English', async () => {
  await open(pageOf({ availableActions: ['accept', 'reject'] }), { language: 'en' })
  expect(await screen.findByText('#7 · Proposal received')).toBeTruthy()
  expect(await button('Accept')).toBeTruthy()
})

test('offers exactly what may be done, what leads on first, and nothing when that is nothing', async () => {
  const all: Action[] = ['set_meeting_details', 'confirm_delivery', 'request_cancellation']
  const status = 'accepted'
  const { server, queryClient } = await open(pageOf({ status, availableActions: all }))
  await button('Acordar encuentro')
  expect(actions()).toEqual(['Confirmar entrega', 'Acordar encuentro', 'Pedir cancelación'])
  server.answers[PAGE] = { body: pageOf({ status: 'completed' }) }
  await queryClient.invalidateQueries()
  await screen.findByText('Intercambio completado.')
  expect(screen.queryByText('Acciones disponibles')).toBeNull()
})

test('rejects with a reason: asked first, said after, the fresh trade shown', async () => {
  const { server } = await open(pageOf({ availableActions: ['accept', 'reject'] }))
  server.answers[ACT] = { body: pageOf({ status: 'rejected', responseMessage: 'Ya lo cambié' }) }
  await press('Rechazar')
  await userEvent.type(within(await dialog()).getByRole('textbox'), '  Ya lo cambié ')
  await pressIn('Sí, rechazar')
  expect(await screen.findByText('Acción completada')).toBeTruthy()
  expect(server.named(ACT)[0]?.body).toEqual({ action: 'reject', message: 'Ya lo cambié' })
  expect(await screen.findByText('Esta propuesta fue rechazada.')).toBeTruthy()
  expect(screen.getByText('Ya lo cambié')).toBeTruthy()
})

test('409: a plain sentence, the trade as it now is, what was typed still there', async () => {
  const { server } = await open(pageOf({ availableActions: ['accept', 'reject'] }))
  const current = pageOf({ status: 'cancelled' })
  const { body } = refusal(409, 'trade_moved', 'El intercambio cambió mientras tanto.')
  server.answers[ACT] = { status: 409, body: { ...body, current } }
  await press('Rechazar')
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'porque no')
  await pressIn('Sí, rechazar')
  expect((await within(await dialog()).findByRole('alert')).textContent).toBe(
    'El intercambio cambió mientras tanto.',
  )
  expect(await screen.findByText('Este intercambio se canceló.')).toBeTruthy()
  expect(within(await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('porque no')
  expect(within(await dialog()).queryByRole('button', { name: 'Sí, rechazar' })).toBeNull()
  expect(server.named(PAGE)).toHaveLength(1)
})

test('without a network nothing typed is lost, also when the dialog is closed', async () => {
  const { server } = await open(pageOf({ availableActions: ['reject'] }))
  server.answers[ACT] = 'no network'
  await press('Rechazar')
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'motivo largo')
  await pressIn('Sí, rechazar')
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain('internet')
  await pressIn('Volver')
  await press('Rechazar')
  expect(within(await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
    'motivo largo',
  )
})

test('an answer that says nothing of use is told in our words', async () => {
  const { server } = await open(
    pageOf({ status: 'accepted', availableActions: ['confirm_delivery'] }),
  )
  server.answers[ACT] = { status: 500, text: 'boom' }
  await press('Confirmar entrega')
  await pressIn('Sí, confirmar')
  expect((await within(await dialog()).findByRole('alert')).textContent).toBe(
    'No se pudo completar la acción',
  )
})

test('a meeting is typed with the clock of the place and sent in UTC', async () => {
  const { server } = await open(
    pageOf({ status: 'accepted', availableActions: ['set_meeting_details'] }),
  )
  await press('Acordar encuentro')
  const form = within(await dialog())
  await userEvent.click(form.getByRole('button', { name: 'Guardar encuentro' }))
  expect(form.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Escribe dónde se encuentran.',
    'Elige el día y la hora.',
  ])
  await userEvent.type(form.getByLabelText('Lugar'), 'Plaza Uruguaya')
  await userEvent.type(form.getByLabelText('Día'), '2050-07-15')
  await userEvent.type(form.getByLabelText('Hora'), '15:00')
  server.answers[ACT] = {
    body: pageOf({
      status: 'in_progress',
      meetingLocation: 'Plaza Uruguaya',
      meetingDateTime: '2050-07-15T18:00:00.000Z',
      meetingOffset: -180,
    }),
  }
  await userEvent.click(form.getByRole('button', { name: 'Guardar encuentro' }))
  await waitFor(() =>
    expect(server.named(ACT)[0]?.body).toEqual({
      action: 'set_meeting_details',
      meetingLocation: 'Plaza Uruguaya',
      meetingDateTime: '2050-07-15T18:00:00.000Z',
      meetingNotes: '',
    }),
  )
  expect(await screen.findByText('vie 15 jul 2050, 15:00')).toBeTruthy()
  expect(await button('Agregar al calendario')).toBeTruthy()
})

// Case 35.
test('the timeline names the system and its reason', async () => {
  const at = '2026-11-27T18:00:00.000Z'
  const details = { reason: 'item_taken' as const }
  await open(
    pageOf({
      status: 'rejected',
      events: [
        {
          id: 2,
          type: 'rejected_by_system',
          timestamp: at,
          userId: null,
          userName: null,
          message: null,
          details,
        },
        {
          id: 1,
          type: 'created',
          timestamp: '2026-11-26T12:00:00.000Z',
          userId: 'beto',
          userName: 'Beto Báez',
          message: null,
          details: {},
        },
      ],
    }),
  )
  const steps = await screen.findAllByRole('listitem', { hidden: true })
  const texts = steps.map((step) => step.textContent ?? '').filter((text) => text.includes('·'))
  expect(texts[0]).toContain('Propuesta enviadaBeto Báez · jue 26 nov')
  expect(texts[1]).toContain('Sistema · vie 27 nov')
  expect(texts[1]).toContain('Un artículo se fue en otro intercambio.')
})

test('a blocked proposal says why it cannot be accepted', async () => {
  await open(pageOf({ blocked: true, availableActions: ['reject'] }))
  expect(await screen.findByText(/está reservado en otro intercambio/)).toBeTruthy()
  expect(actions()).toEqual(['Rechazar'])
})

test.each([
  ['pending', null, false],
  ['accepted', '2026-11-27T10:00:00.000Z', true],
  ['completed', '2026-11-27T10:00:00.000Z', true],
  ['cancelled', null, false],
] as const)('the chat of a %s one (accepted %s): %s', async (status, acceptedAt, isThere) => {
  await open(pageOf({ status, acceptedAt }))
  await screen.findByText(/#7/)
  if (isThere) await screen.findByText('Chat con Beto')
  expect(screen.queryByText('Chat con Beto') !== null).toBe(isThere)
})

test.each([
  ['/trades/7', refusal(404, 'trade_not_found', 'x')],
  ['/trades/uno', undefined],
])('%s: not found is said to the letter, with a way back', async (path, answer) => {
  await open(answer ?? { status: 500 }, { path })
  expect(await screen.findByRole('heading', { name: 'Intercambio no encontrado' })).toBeTruthy()
  expect(
    screen.getByText('El intercambio que buscas no existe o no tienes permisos para verlo.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/trades')
})

test('what fails can be tried again; without a network it says that', async () => {
  const { server } = await open({ status: 500, text: 'boom' })
  await screen.findByText('No se pudo cargar el intercambio')
  server.answers[PAGE] = 'no network'
  await press('Intentar de nuevo')
  await screen.findByText(/todavía no está en tu dispositivo/)
  server.answers[PAGE] = { body: pageOf() }
  await press('Intentar de nuevo')
  expect(await screen.findByText(/#7/)).toBeTruthy()
})
