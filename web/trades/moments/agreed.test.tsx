import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TradePage } from '#contract/trades'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import {
  ACT,
  button,
  freshTrade,
  openTrade,
  PAGE,
  pageOf,
  press,
  pressIn,
} from '#web/trades/page/testing-page.tsx'
import { BETO } from '#web/trades/testing.ts'

// Here before they are asked for: a test waits a second.
import './met-pictures.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

const asked = () => pageOf({ availableActions: ['accept', 'reject'] })
const AGREED = {
  status: 'accepted',
  acceptedAt: '2026-11-27T12:00:00.000Z',
  availableActions: ['set_meeting_details', 'confirm_delivery'],
} satisfies Partial<TradePage>
const SAID = 'Acuerden dónde y cuándo se encuentran.'

const met = () => document.querySelector('[data-moment=agreed]')

async function accept() {
  const view = await openTrade(asked())
  view.server.answers[ACT] = { body: pageOf(AGREED) }
  await press('Aceptar')
  await pressIn('Sí, aceptar')
  return view
}

test('accepted by oneself: both things meet, it is said, and the main button is the meeting', async () => {
  await accept()
  await waitFor(() => expect(met()).not.toBeNull())
  const said = screen.getByText('¡Hay trato!').closest('[role=status]')
  expect(said?.contains(screen.getByText(SAID))).toBe(true)
  expect(await screen.findByText('Acción completada')).toBeTruthy()
  // What the pictures show is said in words.
  expect(met()?.getAttribute('aria-hidden')).toBe('true')
  const next = await button('Proponer encuentro')
  // Nothing to put away, and the focus is not taken from the button that goes on.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([next, document.body]).toContain(document.activeElement)
  // What moves is named for those alone who have not asked for less motion.
  for (const moved of document.querySelectorAll('[class*=animate-]'))
    expect(moved.className).toMatch(/motion-safe:animate-/)
})

test('accepted by the other side while one looks: the same, by the room', async () => {
  const mine = { fromUserId: 'ana', toUserId: BETO.id, offeredBy: 'ana' }
  const { server } = await openTrade(pageOf(mine))
  await screen.findByText(/^Esperando la respuesta/)
  server.answers[PAGE] = { body: pageOf({ ...mine, ...AGREED }) }
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1))
  act(() => FakeSocket.last().hear({ type: 'trade' }))
  expect(await screen.findByText('¡Hay trato!')).toBeTruthy()
  await waitFor(() => expect(met()).not.toBeNull())
})

test('once: a later visit has the strip as ever', async () => {
  const { unmount } = await accept()
  await waitFor(() => expect(met()).not.toBeNull())
  unmount()
  await openTrade(pageOf(AGREED))
  expect(await screen.findByText(`¡Hay trato! ${SAID}`)).toBeTruthy()
  expect(screen.queryByText('¡Hay trato!')).toBeNull()
  expect(met()).toBeNull()
})

test.each([
  ['a meeting is suggested', { meetingSuggestedBy: BETO.id }],
  ['a change is asked for', { change: changeBy(BETO.id) }],
  ['the other side has confirmed', { fromUserDeliveryConfirmed: true }],
] as const)('it ends when %s: that is what is said then', async (_what, next) => {
  const { server, queryClient } = await accept()
  await waitFor(() => expect(met()).not.toBeNull())
  server.answers[PAGE] = { body: pageOf({ ...AGREED, ...next }) }
  await queryClient.invalidateQueries()
  await waitFor(() => expect(met()).toBeNull())
  expect(screen.queryByText('¡Hay trato!')).toBeNull()
})

function changeBy(userId: string): TradePage['change'] {
  const terms = { offered: [], requested: [], offeredAmount: null, requestedAmount: null }
  return { ...terms, version: 2, event: 3, userId }
}

test('the same in English', async () => {
  const { server, queryClient } = await openTrade(asked(), { language: 'en' })
  await button('Accept')
  server.answers[PAGE] = { body: pageOf(AGREED) }
  await queryClient.invalidateQueries()
  expect(await screen.findByText('It is a deal!')).toBeTruthy()
})
