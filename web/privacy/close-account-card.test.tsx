import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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
  expect(named(LEAVE).map(({ body }) => body)).toEqual([{ password: 'clave-larga-9' }])
  expect(localStorage.getItem('filters')).toBeNull()
  expect(device.wipeDatabases).toHaveBeenCalled()
})

test('what stands in the way is listed with its address', async () => {
  const current = [
    { id: 7, title: 'Bicicleta' },
    { id: 9, title: 'Radio' },
  ]
  const open = refusal(409, 'leave_open_trades', 'Tienes intercambios en curso.')
  await openSettings({ [LEAVE]: { ...open, body: { ...open.body, current } } })
  await ask('Eliminar cuenta')
  await confirmWith('clave-larga-9', 'Eliminar mi cuenta')
  const first = await screen.findByRole('link', { name: 'Bicicleta' })
  expect(first.getAttribute('href')).toBe('/trades/7')
  expect(screen.getByRole('link', { name: 'Radio' }).getAttribute('href')).toBe('/trades/9')
})

test('without a network nothing is gone, and the question stays', async () => {
  await openSettings({ [LEAVE]: 'no network' })
  await ask('Eliminar cuenta')
  await confirmWith('clave-larga-9', 'Eliminar mi cuenta')
  await toasted('Sin conexión')
  expect(screen.getByRole('dialog')).toBeTruthy()
})
