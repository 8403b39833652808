import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import type { Trade } from '#contract/trades'
import type { Language } from '#terms/http'
import { Protected } from '#web/accounts/protected.tsx'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, BETO, makeTrade, makeTradeItem } from '#web/trades/testing.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { tabStore } from './asked-list.ts'
import { TradesScreen } from './trades-screen.tsx'

const LIST = 'GET /api/trade-proposals'
const FAR = '2999-01-01T00:00:00.000Z'
const pending = (id: number, given: Partial<Trade> = {}) =>
  makeTrade(id, {
    expiresAt: FAR,
    requestedItem: makeTradeItem(id, { userId: ANA.id }),
    ...given,
  })

beforeEach(() => {
  fresh()
  tabStore.set('all')
})
afterEach(() => vi.unstubAllGlobals())

type Answer = Answers[typeof LIST]

async function open(answer: Answer, address = '/trades', language?: Language) {
  signedIn()
  const server = fakeServer({ 'GET /api/auth/user': { body: makePerson(ANA) }, [LIST]: answer })
  history.pushState(null, '', address)
  const view = await renderApp(
    <Switch>
      <Route path="/trades">
        <Protected way="own">
          <TradesScreen />
        </Protected>
      </Route>
      <Route>
        <h1>elsewhere</h1>
      </Route>
    </Switch>,
    language,
  )
  return { ...view, server }
}

const cards = () => screen.queryAllByRole('article')
/** Under the headings of groups, where there are any. */
const titles = (level = 3) =>
  screen.queryAllByRole('heading', { level }).map((h) => h.textContent?.split(' · ')[0])
const groups = () => titles(2)
const asked = (server: ReturnType<typeof fakeServer>) =>
  server.named(LIST).map(({ url }) => url.search)

test('what waits for me stands first, then what is under way, then what is over; each says what it is', async () => {
  await open({
    body: [
      pending(5, { status: 'rejected' }),
      pending(4, { blocked: true }),
      pending(3, { unreadMessages: 2, status: 'in_progress' }),
      pending(2),
      pending(1, { expiresAt: '2020-01-01T00:00:00.000Z' }),
    ],
    headers: { 'X-Total-Count': '5' },
  })
  await screen.findByText('5 intercambios')
  expect(groups()).toEqual(['Te toca a ti', 'En curso', 'Terminadas'])
  expect(titles()).toEqual(['Cosa 4', 'Cosa 2', 'Cosa 3', 'Cosa 5', 'Cosa 1'])
  const [blocked, first, unread, rejected, late] = cards().map((card) => within(card))
  expect(first?.getByText('Te toca responder')).toBeTruthy()
  expect(first?.getByText('De Beto', { exact: false })).toBeTruthy()
  expect(first?.getByText(/para responder$/)).toBeTruthy()
  expect(rejected?.getByText('Rechazado')).toBeTruthy()
  expect(blocked?.getByText(/^Bloqueada/)).toBeTruthy()
  expect(blocked?.queryByText(/para responder$/)).toBeNull()
  expect(unread?.getByText('Mensajes sin leer')).toBeTruthy()
  expect(unread?.getByText('En Progreso')).toBeTruthy()
  expect(late?.getByText('Expirado')).toBeTruthy()
  expect(
    within(cards()[1] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/trades/2')
})

test('both sides with their pictures and sums; nothing named yet is open', async () => {
  await open({
    body: [
      pending(2, { offerType: null, offeredItems: [] }),
      pending(1, {
        offerType: 'combination',
        offeredItems: [8, 9, 10].map((id) => makeTradeItem(id, { estimatedValue: 100_000 })),
        offeredAmount: 5_000_000,
        currency: 'PYG',
      }),
    ],
  })
  await waitFor(() => expect(cards()).toHaveLength(2))
  const [open_, both] = cards()
  expect(within(open_ ?? document.body).getByText('A convenir')).toBeTruthy()
  expect(both?.textContent).toMatch(
    /Tú das.*Cosa 1.*Gs.\s350\.000Recibes.*Cosa 8.*y 2 más.*Gs.\s300\.000\+ Gs.\s50\.000en efectivo/,
  )
  expect(both?.textContent).not.toContain('Según los valores indicados')
  expect(both?.querySelectorAll('img')).toHaveLength(3)
})

test.each([undefined, 'en'] as const)(
  'sides that are worth far from the same say how far (%s)',
  async (language) => {
    await open(
      { body: [pending(1, { offerType: 'money', offeredItems: [], offeredAmount: 12_000_000 })] },
      '/trades',
      language,
    )
    const card = await screen.findByRole('article')
    const said = language
      ? /By the stated values you give Gs.\s230,000 more than you get\./
      : /Según los valores indicados, das Gs.\s230\.000 más de lo que recibes\./
    expect(card.textContent).toMatch(said)
    // Money alone is named as that.
    expect(card.textContent).toMatch(language ? /Gs.\s120,000in cash/ : /Gs.\s120\.000en efectivo/)
  },
)

test('what waits on the server stands first on the first tab, which holds both boxes', async () => {
  const sent = { fromUserId: ANA.id, toUserId: BETO.id, fromUser: ANA, toUser: BETO }
  const { server } = await open({ body: [pending(3), pending(9, sent)] })
  expect(await screen.findByText('Te toca responder')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Todas', selected: true })).toBeTruthy()
  expect(groups()).toEqual(['Te toca a ti', 'Esperas respuesta'])
  expect(titles()).toEqual(['Cosa 3', 'Cosa 9'])
  expect(asked(server)).toEqual(['?box=all'])
})

test('the chosen tab is found again without its address, also on another visit', async () => {
  const { unmount } = await open({ body: [] })
  fireEvent.click(await screen.findByRole('tab', { name: 'Enviadas' }))
  expect(await screen.findByText('Aún no enviaste propuestas')).toBeTruthy()
  unmount()
  await open({ body: [] })
  expect(await screen.findByRole('tab', { name: 'Enviadas', selected: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Todas' }))
  expect(location.search).toBe('?box=all')
  expect(localStorage.getItem('trades-tab')).toBeNull()
})

test('the boxes are tabs: arrows choose, the address says which', async () => {
  const { server } = await open(({ url }) => ({
    body:
      url.searchParams.get('box') === 'sent'
        ? [pending(7, { fromUserId: ANA.id, toUserId: BETO.id, fromUser: ANA, toUser: BETO })]
        : [pending(2)],
  }))
  await screen.findByText('Te toca responder')
  const all = screen.getByRole('tab', { name: 'Todas' })
  await act(async () => fireEvent.keyDown(all, { key: 'ArrowLeft' }))
  expect(await screen.findByText('Para Beto', { exact: false })).toBeTruthy()
  const sent = screen.getByRole('tab', { name: 'Enviadas', selected: true })
  expect(document.activeElement).toBe(sent)
  expect([all.tabIndex, sent.tabIndex]).toEqual([-1, 0])
  expect(location.search).toBe('?box=sent')
  expect(screen.queryByText('Te toca responder')).toBeNull()
  expect(asked(server)).toEqual(['?box=all', '?box=sent'])
})

test('a filter looks on page after page until it finds something', async () => {
  const pages: Record<string, { body: Trade[]; next?: string }> = {
    '': { body: [pending(5), pending(4)], next: 'b' },
    b: { body: [pending(3)], next: 'c' },
    c: { body: [pending(2, { status: 'completed' })] },
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (seen: object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }])
      disconnect = () => undefined
    },
  )
  await open(({ url }) => {
    const { body, next } = pages[url.searchParams.get('cursor') ?? ''] ?? { body: [] }
    return next
      ? { body, headers: { Link: `</api/trade-proposals?cursor=${next}>; rel="next"` } }
      : { body }
  }, '/trades?state=over')
  expect(await screen.findByText('Completado')).toBeTruthy()
  expect(cards()).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: 'En curso' }))
  expect(await screen.findByText('Nada por aquí')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
  await waitFor(() => expect(cards()).toHaveLength(4))
  expect(location.search).toBe('?box=all')
})

test.each([
  ['/trades', undefined, 'Aún no tienes intercambios', 'Explorar Artículos', '/'],
  [
    '/trades?box=received',
    undefined,
    'Aún no recibiste propuestas',
    'Publicar Artículo',
    '/items/new',
  ],
  ['/trades?box=sent', undefined, 'Aún no enviaste propuestas', 'Explorar Artículos', '/'],
  ['/trades?box=sent', 'en', 'You have not sent any proposals yet', 'Explore items', '/'],
] as const)(
  'nothing yet at %s (%s): what will be here, and the next step',
  async (address, language, title, name, href) => {
    await open({ body: [] }, address, language)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  },
)

test.each([
  [{ status: 500 }, 'No pudimos cargar tus intercambios'],
  ['no network' as const, 'Tus intercambios se mostrarán cuando vuelva la conexión.'],
])('a list that cannot be loaded (%j) says why, and is asked for again', async (answer, text) => {
  const { server } = await open(answer)
  expect(await screen.findByText(text)).toBeTruthy()
  server.answers[LIST] = { body: [pending(2)] }
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Te toca responder')).toBeTruthy()
})

test.each([
  [undefined, 'No autorizado', 'Tu sesión está cerrada. Iniciando sesión nuevamente...'],
  ['en', 'Unauthorized', 'You are logged out. Logging in again...'],
] as const)(
  'a session that ended (%s) is told, and leads to the sign-in page',
  async (language, title, text) => {
    await open({ status: 401, body: { code: 'signed_out', message: 'x' } }, '/trades', language)
    await waitFor(() => expect(currentToast()).toMatchObject({ title, text }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/custom-login?next=%2Ftrades'),
    )
  },
)
