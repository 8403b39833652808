import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TradePage } from '#contract/trades'
import { stubForbiddenStorage } from '#web/testing/browser.ts'
import {
  ACT,
  button,
  freshTrade,
  openTrade,
  pageOf,
  press,
  pressIn,
} from '#web/trades/page/testing-page.tsx'
import { ANA, BETO, makeTradeItem } from '#web/trades/testing.ts'

// Here before they are asked for: a test waits a second.
import '#web/reputation/write/write-review-dialog.tsx'
import '#web/trades/page/trade-review.tsx'
import './completed-moment.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const DAY_MS = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

beforeEach(() => {
  freshTrade()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const done = (given: Partial<TradePage> = {}) =>
  pageOf({
    ...{ status: 'completed', completedAt: ago(1), myReview: 'open', earned: 20 },
    ...given,
  })
const EARNED = 'Ganaste 20 tokens.'
const isMarked = () => screen.queryByText('Se queda contigo') !== null
const goes = async () => (await screen.findByText('Va con Beto')).parentElement?.textContent
const stays = () => screen.getByText('Se queda contigo').parentElement?.textContent

test('confirmed by oneself as the second: where things go, what it has paid, and five stars in place', async () => {
  const open = { status: 'in_progress', fromUserDeliveryConfirmed: true } as const
  const { server } = await openTrade(pageOf({ ...open, availableActions: ['confirm_delivery'] }))
  server.answers[ACT] = { body: done({ completedAt: ago(0) }) }
  await press('Confirmar entrega')
  await pressIn('Sí, confirmar')
  expect(await screen.findByText('Acción completada')).toBeTruthy()
  expect(await goes()).toBe('Va con BetoCosa 7')
  expect(stays()).toBe('Se queda contigoCosa 8')
  expect(screen.getByText(EARNED)).toBeTruthy()
  expect(screen.getByText('Intercambio completado.').closest('[role=status]')).not.toBeNull()
  const stars = screen.getByRole('group', { name: '¿Cómo te fue con Beto?' })
  expect(within(stars).getAllByRole('button')).toHaveLength(5)
  await press('4 estrellas')
  const form = within(await screen.findByRole('dialog', { name: 'Reseña para Beto' }))
  expect(form.getByRole('radio', { name: '4 estrellas' })).toHaveProperty('checked', true)
  expect(location.pathname).toBe('/trades/7')
})

test('the first visit after it tells it, the next one does not', async () => {
  const { unmount } = await openTrade(done())
  await goes()
  unmount()
  await openTrade(done())
  expect(await button('5 estrellas')).toBeTruthy()
  expect(isMarked()).toBe(false)
})

test.each([
  ['long ago', { completedAt: ago(15) }],
  ['and one has said how it went', { myReview: 'waiting' }],
] as const)('completed %s, it is no news', async (_what, given) => {
  await openTrade(done(given))
  await screen.findByText(/^¿Cómo te fue|^Escribiste tu reseña/)
  expect(isMarked()).toBe(false)
})

test('several things and money are named together; what has paid nothing tells of nothing', async () => {
  const things = [makeTradeItem(8, { title: 'Mesa' }), makeTradeItem(9, { title: 'Silla' })]
  const { unmount } = await openTrade(
    done({
      ...{ fromUserId: ANA.id, toUserId: BETO.id, fromUser: ANA, toUser: BETO },
      ...{ offeredItems: things, offeredAmount: 5_000_000, earned: null },
    }),
  )
  expect(await goes()).toMatch(/^Va con BetoMesa, Silla y Gs\.\s50\.000$/)
  expect(screen.queryByText(/Ganaste/)).toBeNull()
  unmount()
  localStorage.clear()
  await openTrade(done({ offeredItems: [], offerType: null }))
  await goes()
  expect(stays()).toBe('Se queda contigoLo que acordaron')
})

test('the same in English, to the other side', async () => {
  const mine = { fromUserId: ANA.id, toUserId: BETO.id, fromUser: ANA, toUser: BETO }
  await openTrade(done(mine), { language: 'en' })
  expect(await screen.findByText('You earned 20 tokens.')).toBeTruthy()
  expect(screen.getByText('Goes with Beto')).toBeTruthy()
  expect(screen.getByText('Stays with you')).toBeTruthy()
})

test('where the device keeps nothing it is told once as well', async () => {
  stubForbiddenStorage()
  const { unmount } = await openTrade(done())
  await goes()
  unmount()
  await openTrade(done())
  expect(await button('5 estrellas')).toBeTruthy()
  expect(isMarked()).toBe(false)
})
