import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#terms/http'
import { stubEndInView } from '#web/testing/browser.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { Bell } from './bell/bell.tsx'
import { refreshBadge } from './queries.ts'
import * as t from './testing.tsx'

afterEach(() => {
  t.noPushes()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

/** A chunk that no test has fetched before. */
const SLOW = { timeout: 10_000 }
const NOW = Date.parse('2026-11-27T12:00:00.000Z')
const { makeNotification: make } = t

async function open(server: ReturnType<typeof t.notificationsServer>, language?: Language) {
  const view = await renderApp(<Bell />, language)
  const bell = await screen.findByRole('button', { name: /^Notifi?ca/ })
  await userEvent.click(bell)
  const drawer = within(await screen.findByRole('dialog', { name: /^Notifi?ca/ }, SLOW))
  return { ...server, ...view, bell, drawer }
}
const rows = (drawer: { queryAllByRole: typeof screen.queryAllByRole }) =>
  drawer.queryAllByRole('link').map((row) => [row.textContent, row.getAttribute('href')])

test('everything stands newest first with what happened, when, and which are not read', async () => {
  vi.useFakeTimers({ now: NOW + 59_000, toFake: ['Date'] })
  const ago = (ms: number) => new Date(NOW + 59_000 - ms).toISOString()
  const server = t.notificationsServer([
    make(9, { sentAt: ago(0), message: '<b>Beto</b> quiere tu «Bici».' }),
    make(8, { sentAt: ago(60_000), type: 'trade_accepted', title: 'Propuesta aceptada' }),
    make(7, { sentAt: ago(2 * 3_600_000), isRead: true }),
    make(6, { sentAt: ago(3 * 86_400_000), isRead: true, type: 'of_the_future' as never }),
  ])
  const { drawer } = await open(server)
  await drawer.findByText('Tienes 2 notificaciones sin leer')
  await drawer.findByText('<b>Beto</b> quiere tu «Bici».')
  expect(rows(drawer)).toEqual([
    ['Nueva propuestasin leer<b>Beto</b> quiere tu «Bici».hace unos segundos', '/trades/9'],
    ['Propuesta aceptadasin leerBeto quiere tu «Cosa 8».hace 1 minuto', '/trades/8'],
    ['Nueva propuestaBeto quiere tu «Cosa 7».hace 2 horas', '/trades/7'],
    ['Nueva propuestaBeto quiere tu «Cosa 6».hace 3 días', '/trades/6'],
  ])
})

test('the same in English', async () => {
  vi.useFakeTimers({ now: NOW + 86_400_000, toFake: ['Date'] })
  const { drawer } = await open(t.notificationsServer([make(1)]), 'en')
  await drawer.findByText('You have 1 unread notification')
  expect((await drawer.findByRole('link')).textContent).toContain('1 day ago')
  expect(drawer.getByRole('button', { name: 'Mark all as read' })).toBeTruthy()
})

test.each([
  ['es', 'No tienes notificaciones nuevas', 'No hay notificaciones'],
  ['en', 'You have no new notifications', 'There are no notifications'],
] as const)('nothing at all says so (%s)', async (language, subtitle, empty) => {
  const { drawer } = await open(t.notificationsServer([]), language)
  await drawer.findByText(empty)
  drawer.getByText(subtitle)
})

test('a press leads there, marks it as read at once and gives the drawer away', async () => {
  const server = t.notificationsServer([make(2), make(1)])
  server.answers[t.read(2)] = 'never'
  const { drawer, named } = await open(server)
  await userEvent.click(await drawer.findByRole('link', { name: /Cosa 2/ }))
  expect(location.pathname).toBe('/trades/2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Notificaciones 1 sin leer' })
  expect(named(t.read(2))).toHaveLength(1)
})

test('what is read already is not marked again', async () => {
  const { drawer, calls } = await open(t.notificationsServer([make(2, { isRead: true })]))
  await userEvent.click(await drawer.findByRole('link', { name: /Cosa 2/ }))
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('one that could not be marked is unread again', async () => {
  const server = t.notificationsServer([make(2), make(1)])
  server.answers[t.read(2)] = refusal(500, 'unexpected', 'x')
  const { drawer, named } = await open(server)
  await userEvent.click(await drawer.findByRole('link', { name: /Cosa 2/ }))
  await waitFor(() => expect(named(t.read(2))).toHaveLength(1))
  await screen.findByRole('button', { name: 'Notificaciones 2 sin leer' })
})

test('behind "9+" the next ones come into the count', async () => {
  const server = t.notificationsServer(Array.from({ length: 11 }, (_, n) => make(n + 1)))
  const { drawer } = await open(server)
  await userEvent.click(await drawer.findByRole('link', { name: /Cosa 2»/ }))
  await waitFor(() => expect(server.named(t.LIST).length).toBeGreaterThan(2))
  await screen.findByRole('button', { name: 'Notificaciones más de 9 sin leer' })
})

test('"Marcar todas" marks them at once, stays where the focus is, and is taken back when refused', async () => {
  const server = t.notificationsServer([make(2), make(1)])
  const works = server.answers[t.READ_ALL]
  server.answers[t.READ_ALL] = refusal(500, 'unexpected', 'x')
  const { drawer, bell } = await open(server)
  await drawer.findAllByText('sin leer')
  const all = drawer.getByRole('button', { name: 'Marcar todas' })
  await userEvent.click(all)
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Error',
      text: 'No se pudieron marcar como leídas. Inténtalo de nuevo.',
    }),
  )
  expect(drawer.getAllByText('sin leer')).toHaveLength(2)
  expect(bell.textContent).toContain('2 sin leer')

  if (works) server.answers[t.READ_ALL] = works
  await userEvent.click(all)
  await drawer.findByText('No tienes notificaciones nuevas')
  expect(drawer.queryByText('sin leer')).toBeNull()
  expect(document.activeElement).toBe(all)
  await userEvent.click(all)
  expect(server.named(t.READ_ALL)).toHaveLength(2)
})

test('on its way it has the shape of the list; failing it says so and is tried again', async () => {
  const server = t.notificationsServer([make(1)])
  const works = server.answers[t.LIST]
  let fail!: (answer: { status: number; text: string }) => void
  const answer = new Promise<{ status: number; text: string }>((resolve) => {
    fail = resolve
  })
  server.answers[t.LIST] = () => answer
  const { drawer } = await open(server)
  await drawer.findByText('Cargando notificaciones…')
  fail({ status: 500, text: '<html>boom' })
  expect((await drawer.findByRole('alert')).textContent).toContain(
    'No pudimos cargar tus notificaciones',
  )
  expect(screen.queryByText(/boom/)).toBeNull()
  if (works) server.answers[t.LIST] = works
  await userEvent.click(drawer.getByRole('button', { name: 'Intentar de nuevo' }))
  await drawer.findByText(/Cosa 1/)
})

test('without a network that is said, and what is there stays', async () => {
  const server = t.notificationsServer([make(1)])
  const { drawer, queryClient } = await open(server)
  await drawer.findByText(/Cosa 1/)
  server.answers[t.LIST] = 'no network'
  await refreshBadge(queryClient)
  await drawer.findByText('Sin conexión: puede haber otras más nuevas.')
  drawer.getByText(/Cosa 1/)
  queryClient.clear()
})

test('nothing here and no network: a state, not a failure', async () => {
  const server = t.notificationsServer([])
  server.answers[t.LIST] = 'no network'
  const { drawer } = await open(server)
  await drawer.findByText('Sin conexión')
  drawer.getByText('Verás tus notificaciones cuando vuelva la conexión.')
})

test('further pages come as the end is in view, or by the button', async () => {
  const many = Array.from({ length: 5 }, (_, n) => make(5 - n, { isRead: true }))
  const { drawer } = await open(t.notificationsServer(many, { perPage: 2 }))
  await drawer.findByText(/Cosa 5/)
  await userEvent.click(drawer.getByRole('button', { name: 'Ver más' }))
  await drawer.findByText(/Cosa 3/)
  stubEndInView()
  await userEvent.click(drawer.getByRole('button', { name: 'Ver más' }))
  await drawer.findByText(/Cosa 1/)
  expect(drawer.queryByRole('button', { name: 'Ver más' })).toBeNull()
})

test('a page that does not come leaves those that are there, and the button', async () => {
  const many = Array.from({ length: 4 }, (_, n) => make(4 - n, { isRead: true }))
  const server = t.notificationsServer(many, { perPage: 2 })
  const { drawer } = await open(server)
  await drawer.findByText(/Cosa 4/)
  const works = server.answers[t.LIST]
  server.answers[t.LIST] = { status: 500, text: '' }
  await userEvent.click(drawer.getByRole('button', { name: 'Ver más' }))
  await drawer.findByText('No pudimos cargar las siguientes.')
  drawer.getByText(/Cosa 4/)
  if (works) server.answers[t.LIST] = works
  await userEvent.click(drawer.getByRole('button', { name: 'Ver más' }))
  await drawer.findByText(/Cosa 1/)
})
