import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activate, activeLanguage } from '#web/i18n/i18n.ts'
import * as device from '#web/pwa/store/wipe.ts'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { button, field, fresh } from '../testing.tsx'
import { openSettings } from './testing.tsx'

vi.mock('#web/ui/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  leaveTo: vi.fn(),
}))

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/pwa/store/wipe.ts', () => ({
  wipeDatabases: vi.fn(async () => undefined),
  wipeCaches: vi.fn(async () => undefined),
}))

beforeEach(fresh)
afterEach(() => {
  activate('es')
})

test('the language is chosen among names in their own language, and nothing typed is lost', async () => {
  await openSettings()
  await userEvent.type(field('Contraseña actual'), 'clave-vieja-1')
  await userEvent.click(button('Cambiar contraseña'))
  expect(field('Español').checked).toBe(true)
  await userEvent.click(field('English'))
  await screen.findByRole('heading', { name: 'Settings' })
  expect(activeLanguage()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('lang')).toBe('en')
  expect(field('English').checked).toBe(true)
  expect(field('Current password').value).toBe('clave-vieja-1')
  expect(screen.getByText('The password must have at least 6 characters')).toBeTruthy()
  expect(document.title).toContain('Settings')
  await userEvent.click(field('Avañeʼẽ (guaraní)'))
  await screen.findByRole('group', { name: 'Ñeʼẽ' })
  expect(activeLanguage()).toBe('gn')
  // No word of its own: the Spanish one.
  expect(screen.getByRole('heading', { name: 'Configuración' })).toBeTruthy()
})

test('signing out ends the session, then forgets what this device kept', async () => {
  await openSettings({ 'POST /api/logout': { body: { signedIn: false } } })
  localStorage.setItem('filters', '{}')
  await userEvent.click(button('Cerrar Sesión'))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
  expect(localStorage.getItem('filters')).toBeNull()
  expect(device.wipeDatabases).toHaveBeenCalled()
})
