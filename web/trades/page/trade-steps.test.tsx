/** The cards of what happened, between the words of the conversation. */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TradeEvent } from '#contract/trades'
import { ANA, BETO } from '#web/trades/testing.ts'
import { freshTrade, openTrade, pageOf, press } from './testing-page.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

const step = (id: number, type: TradeEvent['type'], userId: string): TradeEvent => ({
  ...{ id, type, userId, userName: userId, message: null, details: {} },
  timestamp: `2026-11-26T12:00:0${id}.000Z`,
})

test('the offer that stands is answered at its card as well, and only that one', async () => {
  const events = [
    step(1, 'created', BETO.id),
    step(2, 'counter', ANA.id),
    step(3, 'counter', BETO.id),
  ]
  await openTrade(pageOf({ events, availableActions: ['accept', 'reject', 'counter'] }))
  await press('Aceptar esta oferta')
  expect(screen.getAllByRole('button', { name: 'Aceptar esta oferta', hidden: true })).toHaveLength(
    1,
  )
  expect(await screen.findByRole('dialog', { name: '¿Aceptar la propuesta?' })).toBeTruthy()
})

test('a question’s card has nothing that could be accepted, nor has the card of whoever waits', async () => {
  const asked = pageOf({ offerType: null, offeredItems: [], events: [step(1, 'created', BETO.id)] })
  const { unmount } = await openTrade({ ...asked, availableActions: ['accept', 'reject'] })
  await screen.findByText('Pregunta: todavía no hay oferta.')
  expect(screen.queryByRole('button', { name: 'Aceptar esta oferta' })).toBeNull()
  unmount()
  await openTrade(pageOf({ events: [step(1, 'created', BETO.id)] }), { me: BETO })
  await screen.findByText('Esperando la respuesta de Ana.')
  expect(screen.queryByRole('button', { name: 'Aceptar esta oferta' })).toBeNull()
})
