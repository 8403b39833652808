import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import * as pushes from '#web/notifications/testing.tsx'
import * as t from '#web/proposals/testing.tsx'
import type { Answers } from '#web/testing/fake-server.ts'
import {
  ACT,
  button,
  freshTrade,
  openTrade,
  pageOf,
  press,
} from '#web/trades/page/testing-page.tsx'
import { ANA } from '#web/trades/testing.ts'

// Here before they are asked for: a test waits a second.
import '#web/trades/moments/sent-moment.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => {
  t.begin()
  localStorage.clear()
})
afterEach(() => {
  pushes.noPushes()
  vi.unstubAllGlobals()
})

const TOLD = 'Te avisamos cuando Ana responda.'
const OFFER = 'Avisarme en este teléfono'
const KEY = { [pushes.KEY]: { body: { publicKey: pushes.PUBLIC_KEY } } } as const

const isShown = (text: string) => screen.queryByText(text) !== null

async function send({ answers }: { answers: Answers }) {
  answers[t.OWN_TRADE] = { body: { id: 3, status: 'pending', isQuestion: false } }
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
}

async function propose() {
  const view = await t.openDialog(KEY)
  await t.choose('Dinero')
  await send(view.server)
  return view
}

test('sent, the page of the item says in place what happens next, and only now offers to tell it here', async () => {
  const { requestPermission } = pushes.stubPushes(null)
  const { server } = await t.openDialog(KEY)
  await t.choose('Dinero')
  expect(isShown(TOLD)).toBe(false)
  // Nobody looks whether pushes come before something was sent.
  expect(server.named(pushes.KEY)).toEqual([])
  await send(server)
  expect((await screen.findByText(TOLD)).closest('[role=status]')).not.toBeNull()
  expect(await button(OFFER)).toBeTruthy()
  expect(requestPermission).not.toHaveBeenCalled()
  // The toast stays, and so does the focus: on the way to the trade.
  expect(t.said()[0]).toBe('¡Propuesta enviada!')
  expect(document.activeElement?.getAttribute('href')).toBe('/trades/3')
  expect(screen.getByRole('link', { name: 'Seguir mirando' }).getAttribute('href')).toBe('/')
})

test('where the browser was asked before, or cannot, only the sentence is there', async () => {
  pushes.stubPushes(null, { permission: 'denied' })
  const { server } = await propose()
  expect(await screen.findByText(TOLD)).toBeTruthy()
  await waitFor(() => expect(server.named(pushes.KEY)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull()
})

test('told once: who comes back to the item finds the way to the trade alone', async () => {
  await propose()
  expect(await screen.findByText(TOLD)).toBeTruthy()
  act(() => navigate('/elsewhere'))
  await screen.findByRole('heading', { name: 'elsewhere' })
  act(() => navigate('/items/7'))
  await screen.findByRole('link', { name: /Ver propuesta/ })
  expect(isShown(TOLD)).toBe(false)
})

test('what is refused marks nothing', async () => {
  await t.openDialog({ ...KEY, [t.SEND]: 'no network' })
  await t.choose('Dinero')
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.said()[0]).toBe('Sin conexión'))
  expect(isShown(TOLD)).toBe(false)
})

test('another offer on the page of the trade is told there, while it waits', async () => {
  freshTrade()
  const asked = pageOf({ availableActions: ['accept', 'counter'] })
  const { server, queryClient } = await openTrade(asked, { me: ANA })
  Object.assign(server.answers, {
    'GET /api/user-items': { body: [] },
    'GET /api/items/user/beto': { body: [] },
  })
  const waits = pageOf({ offeredBy: ANA.id, version: 2 })
  server.answers[ACT] = { body: waits }
  await press('Hacer otra oferta')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('radio', { name: 'Lo pongo yo' }))
  await userEvent.type(await dialog.findByLabelText(/Monto/), '50000')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar oferta' }))
  expect(await screen.findByText('Te avisamos cuando Beto responda.')).toBeTruthy()
  expect(await screen.findByText('Acción completada')).toBeTruthy()
  server.answers['GET /api/trades/7'] = { body: pageOf({ status: 'accepted', version: 2 }) }
  await queryClient.invalidateQueries()
  await waitFor(() => expect(isShown('Te avisamos cuando Beto responda.')).toBe(false))
})
