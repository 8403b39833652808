import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearFilters, filterStore } from '#web/browse/filter-store.ts'
import { stubBrowser } from '#web/testing/browser.ts'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { HomeScreen } from './home-screen.tsx'

const lost = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
vi.mock('#web/browse/filters/active-chips.tsx', () => lost())
vi.mock('#web/browse/filters/filter-sheet.tsx', () => lost())
vi.mock('#web/browse/filters/filter-panel.tsx', () => lost())

beforeEach(() => {
  stubBrowser({ isWide: true })
  history.replaceState(null, '', '/')
  // React reports what a boundary caught.
  vi.mocked(console.error).mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.mocked(console.error).mockClear()
  clearFilters()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('the list stands without the code of its filters, and the drawer says why it does not open', async () => {
  fakeListing(() => ({ items: [makeItem(1)], total: '1' }))
  filterStore.set({ ...filterStore.get(), condition: 'new' })
  await renderApp(<HomeScreen />)
  expect(await screen.findByRole('article')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Filtros/ }))
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo cargar esta parte'))
  expect(screen.getByRole('article')).toBeTruthy()
  expect(console.error).toHaveBeenCalled()
})
