import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnPayout } from '#contract/payments'
import { openSettings } from '#web/accounts/settings/testing.tsx'
import { fresh } from '#web/accounts/testing.tsx'
import * as device from '#web/pwa/store/wipe.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { ask, confirmWith, toasted } from './testing.tsx'

vi.mock('#web/ui/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  leaveTo: vi.fn(),
}))

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/pwa/store/wipe.ts', () => ({
  wipeDatabases: vi.fn(async () => undefined),
  wipeCaches: vi.fn(async () => undefined),
}))

const LEAVE = 'POST /api/privacy/leave'

beforeEach(fresh)

const OWED: OwnPayout = {
  ...{ id: 3, amount: 500, tradeId: 7, item: 'Mesa', payableAt: '2027-02-27T15:00:00.000Z' },
  ...{ hasDetails: false, isProved: true, refusal: 'payout_early' },
}

test('says what happens, asks for the password, and leaves nothing on the device', async () => {
  const until = '2026-12-12T15:00:00.000Z'
  const { named } = await openSettings({ [LEAVE]: { body: { until } } })
  localStorage.setItem('filters', '{}')
  await ask('Eliminar cuenta')
  expect(screen.getByRole('dialog').textContent).toContain('Durante 14 días basta con iniciar')
  await confirmWith('clave-larga-9', 'Eliminar mi cuenta')
  await waitFor(() =>
    expect(leaveTo).toHaveBeenCalledWith('/privacy?until=2026-12-12T15%3A00%3A00.000Z'),
  )
  expect(named(LEAVE).map(({ body }) => body)).toEqual([
    { password: 'clave-larga-9', endTrades: false },
  ])
  expect(localStorage.getItem('filters')).toBeNull()
  expect(device.wipeDatabases).toHaveBeenCalled()
})

test('who is owed a deposit is told that it is given up (J244)', async () => {
  const owed = { ...OWED, amount: 500 }
  await openSettings({ 'GET /api/user/payouts': { body: [owed, { ...owed, id: 4 }] } })
  await ask('Eliminar cuenta')
  await screen.findByText(/^Te debemos USD\s10,00 de un depósito\. Si eliminas tu cuenta/)
})

test('what is owed could not be asked: it is said, and asked again', async () => {
  const { answers } = await openSettings({ 'GET /api/user/payouts': { status: 500, text: '{}' } })
  await ask('Eliminar cuenta')
  await screen.findByText(/^No pudimos ver si te debemos un depósito/)
  answers['GET /api/user/payouts'] = { body: [OWED] }
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText(/^Te debemos USD/)
  expect(screen.queryByText(/^No pudimos ver/)).toBeNull()
})

test('who is owed nothing reads nothing of it', async () => {
  const { named } = await openSettings({ 'GET /api/user/payouts': { body: [] } })
  await ask('Eliminar cuenta')
  await waitFor(() => expect(named('GET /api/user/payouts')).toHaveLength(1))
  expect(screen.queryByText(/^Te debemos/)).toBeNull()
})

const openTrades = (mayEnd: boolean) => {
  const current = [
    { id: 7, title: 'Bicicleta', mayEnd: true },
    { id: 9, title: 'Radio', mayEnd },
  ]
  const open = refusal(409, 'leave_open_trades', 'Tienes intercambios en curso.')
  return { ...open, body: { ...open.body, current } }
}

test('open trades are listed with their addresses, and end with the next press (D53)', async () => {
  const { named } = await openSettings({ [LEAVE]: openTrades(true) })
  await ask('Eliminar cuenta')
  await confirmWith('clave-larga-9', 'Eliminar mi cuenta')
  const first = await screen.findByRole('link', { name: 'Bicicleta' })
  expect(first.getAttribute('href')).toBe('/trades/7')
  expect(screen.getByRole('link', { name: 'Radio' }).getAttribute('href')).toBe('/trades/9')
  expect(screen.getByText('Estos intercambios se cancelan si te vas:')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelarlos y eliminar mi cuenta' }))
  await waitFor(() => expect(named(LEAVE)).toHaveLength(2))
  expect(named(LEAVE).at(-1)?.body).toEqual({ password: 'clave-larga-9', endTrades: true })
})

test('what a side has confirmed is listed by itself: it has to end before', async () => {
  await openSettings({ [LEAVE]: openTrades(false) })
  await ask('Eliminar cuenta')
  await confirmWith('clave-larga-9', 'Eliminar mi cuenta')
  expect((await screen.findByRole('link', { name: 'Radio' })).getAttribute('href')).toBe(
    '/trades/9',
  )
  expect(screen.queryByRole('link', { name: 'Bicicleta' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeTruthy()
})

test('without a network nothing is gone, and the question stays', async () => {
  await openSettings({ [LEAVE]: 'no network' })
  await ask('Eliminar cuenta')
  await confirmWith('clave-larga-9', 'Eliminar mi cuenta')
  await toasted('Sin conexión')
  expect(screen.getByRole('dialog')).toBeTruthy()
})
