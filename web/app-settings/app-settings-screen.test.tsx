import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activate } from '#web/i18n/i18n.ts'
import { stubBrowser } from '#web/testing/browser.ts'
import { fakeCaches } from '#web/testing/caches.ts'
import { renderApp } from '#web/testing/render.tsx'
import { AppSettingsScreen } from './app-settings-screen.tsx'

const KEPT = () => ({
  'jopoi-photos': { '/img/1': 'x'.repeat(40_000), '/img/2': 'x'.repeat(20_000) },
  'jopoi-assets': { '/assets/a.js': 'x'.repeat(5_000) },
  'jopoi-precache-v2': { '/app-shell': 'x'.repeat(9_000) },
  'of-another-product': { '/x': 'x'.repeat(900_000) },
})

/** Stands on the navigator until the end of the test. */
function stubNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}
/** The first toast of all fetches what shows it. */
const FIRST = { timeout: 10_000 }
const NAMES = ['storage', 'connection', 'serviceWorker', 'onLine']

function stubWorker(update: () => Promise<unknown>, state: object = {}) {
  stubNavigator('serviceWorker', {
    getRegistration: async () => ({ active: {}, update, ...state }),
  })
}

beforeEach(() => {
  stubBrowser()
})
afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(navigator, name)
  vi.unstubAllGlobals()
  activate('es')
})

const row = (name: string) => within(screen.getByText(name).closest('div') as HTMLElement)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('what the app keeps here is measured, by kind, and nothing of others', async () => {
  fakeCaches(KEPT())
  stubNavigator('storage', {
    estimate: async () => ({ usage: 2_140_000, quota: 502_140_000 }),
    persisted: async () => false,
  })
  await renderApp(<AppSettingsScreen />)
  await screen.findByText('2 fotos')
  row('Fotos vistas').getByText('60 KB')
  row('Pantallas visitadas').getByText('5 KB')
  row('Lo que necesita para abrirse').getByText('9 KB')
  row('Borradores y envíos pendientes').getByText('0 KB')
  row('En total, según el navegador').getByText('2,1 MB')
  screen.getByText('Quedan 500 MB libres para esta aplicación')
  screen.getByText(/el navegador puede borrarlo/)
})

test('emptied, the figures fall; the app itself stays', async () => {
  const kept: Record<string, object> = fakeCaches(KEPT())
  await renderApp(<AppSettingsScreen />)
  await screen.findByText('2 fotos')
  await userEvent.click(button('Vaciar'))
  await screen.findByText('Espacio liberado', {}, FIRST)
  await screen.findByText('0 fotos')
  row('Fotos vistas').getByText('0 KB')
  row('Lo que necesita para abrirse').getByText('9 KB')
  expect(Object.keys(kept)).toEqual(['jopoi-precache-v2', 'of-another-product'])
  expect(button('Vaciar').disabled).toBe(true)
})

test('without a network nothing is emptied: it is all there is to see', async () => {
  fakeCaches(KEPT())
  stubNavigator('onLine', false)
  await renderApp(<AppSettingsScreen />)
  await screen.findByText('2 fotos')
  expect(button('Vaciar').disabled).toBe(true)
  screen.getByText(/Ahora es lo único que puedes ver/)
})

test('what cannot be measured says so and is tried again', async () => {
  const keys = vi.fn(async (): Promise<string[]> => Promise.reject(new Error('denied')))
  vi.stubGlobal('caches', { keys })
  await renderApp(<AppSettingsScreen />)
  await screen.findByText('No pudimos medir el espacio en este dispositivo.')
  keys.mockResolvedValue([])
  await userEvent.click(button('Medir de nuevo'))
  await screen.findByText('0 fotos')
})

test('a browser without any of it still says what runs, and has no dead control', async () => {
  await renderApp(<AppSettingsScreen />)
  await screen.findByText(/Este navegador no puede guardar la aplicación/)
  await screen.findByText('0 fotos')
  expect(row('Versión').getByText(/^\d+\.\d+\.\d+$/)).toBeTruthy()
  expect(screen.queryByText('Buscar actualización')).toBeNull()
  expect(screen.queryByText('Ahorro de datos')).toBeNull()
  expect(screen.queryByText('Instalar')).toBeNull()
})

test('looking for an update says what came of it', async () => {
  const update = vi.fn(async () => undefined)
  stubWorker(update)
  await renderApp(<AppSettingsScreen />)
  await screen.findByText('Lista. Sin internet puedes:')
  await userEvent.click(button('Buscar actualización'))
  await screen.findByText('Tienes la última versión')
  expect(update).toHaveBeenCalledOnce()
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await userEvent.click(button('Buscar actualización'))
  await screen.findByText('No se pudo buscar')
  stubWorker(update, { waiting: {} })
  await userEvent.click(button('Buscar actualización'))
  await screen.findByText('Hay una versión nueva')
})

test('data saving is told as it is, and as it changes', async () => {
  const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' })
  stubNavigator('connection', connection)
  await renderApp(<AppSettingsScreen />)
  row('Ahorro de datos').getByText('Desactivado')
  connection.saveData = true
  connection.dispatchEvent(new Event('change'))
  await waitFor(() => row('Ahorro de datos').getByText('Activado'))
})

test('it speaks English as well', async () => {
  fakeCaches(KEPT())
  stubNavigator('storage', { estimate: async () => ({ usage: 2_140_000, quota: 9e9 }) })
  await renderApp(<AppSettingsScreen />, 'en')
  await screen.findByText('2.1 MB')
  screen.getByRole('heading', { level: 1, name: 'The app' })
})
