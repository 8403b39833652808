import { expect, test } from 'vitest'
import { STATUSES } from '#terms/trades'
import { ANA, BETO, makeTrade, NOW } from '#web/trades/testing.ts'
import { awaitedStep, groupFor, hasRunOut } from './awaited.ts'

const AT = '2026-11-27T11:00:00.000Z'

test('a pending one waits for its owner’s answer, until its time has run out', () => {
  const trade = makeTrade(1)
  const end = Date.parse(trade.expiresAt)
  expect(awaitedStep(trade, ANA.id, NOW)).toBe('answer')
  expect(awaitedStep(trade, BETO.id, NOW)).toBeNull()
  expect(awaitedStep(trade, 'carla', NOW)).toBeNull()
  expect([hasRunOut(trade, end - 1), hasRunOut(trade, end)]).toEqual([false, true])
  expect(awaitedStep(trade, ANA.id, end)).toBeNull()
})

test('a blocked one waits for nobody', () => {
  expect(awaitedStep(makeTrade(1, { blocked: true }), ANA.id, NOW)).toBeNull()
})

test('a cancellation waits for whoever did not ask for it', () => {
  const trade = makeTrade(1, {
    status: 'cancellation_requested',
    cancellationRequestedBy: BETO.id,
  })
  expect(awaitedStep(trade, ANA.id, NOW)).toBe('cancellation')
  expect(awaitedStep(trade, BETO.id, NOW)).toBeNull()
})

test('a delivery waits for the second one to confirm it', () => {
  const open = makeTrade(1, { status: 'in_progress' })
  const confirmed = { ...open, toUserDeliveryConfirmed: true, toUserDeliveryConfirmedAt: AT }
  expect(awaitedStep(open, BETO.id, NOW)).toBeNull()
  expect(awaitedStep(confirmed, BETO.id, NOW)).toBe('delivery')
  expect(awaitedStep(confirmed, ANA.id, NOW)).toBeNull()
})

test('every status is where whoever looks would look for it', () => {
  const groups = (id: string) =>
    STATUSES.map((status) =>
      groupFor(makeTrade(1, { status, cancellationRequestedBy: BETO.id }), id, NOW),
    )
  const over = 'over'
  expect(groups(ANA.id)).toEqual(['awaited', 'open', over, 'open', 'awaited', over, over, over])
  expect(groups(BETO.id)).toEqual(['waiting', 'open', over, 'open', 'open', over, over, over])
  const blocked = makeTrade(1, { blocked: true })
  expect([ANA, BETO].map(({ id }) => groupFor(blocked, id, NOW))).toEqual(['awaited', 'waiting'])
  const late = Date.parse(makeTrade(1).expiresAt)
  expect(groupFor(makeTrade(1), BETO.id, late)).toBe('over')
})
