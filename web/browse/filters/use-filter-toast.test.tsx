import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_FILTERS } from '#web/browse/filters.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, dismissToast } from '#web/ui/toast/toast.ts'
import { useFilterToast } from './use-filter-toast.ts'

const settled = vi.hoisted(() => ({ is: true }))
vi.mock('#web/api/first-view.ts', async (original) => ({
  ...(await original<object>()),
  useSettled: () => settled.is,
}))

type Given = { filters: typeof DEFAULT_FILTERS; isHeld?: boolean }

const BOOKS = { ...DEFAULT_FILTERS, categories: [10] }
let give: (given: Given) => void

function Told({ first }: { first: Given }) {
  const [{ filters, isHeld = false }, set] = useState(first)
  give = set
  useFilterToast(filters, isHeld)
  return null
}

/** What is said once all is quiet. */
async function said(given: Given): Promise<string | undefined> {
  act(() => give(given))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const shown = currentToast()
  if (shown) act(() => dismissToast(shown.id))
  return shown?.text
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  settled.is = true
})

test('filters are confirmed, with how many there are; fewer of them too', async () => {
  await renderApp(<Told first={{ filters: DEFAULT_FILTERS }} />)
  expect(await said({ filters: BOOKS })).toBe('1 filtro(s) activo(s)')
  const two = { ...BOOKS, condition: 'new' as const }
  expect(await said({ filters: two })).toBe('2 filtro(s) activo(s)')
  expect(await said({ filters: BOOKS })).toBe('1 filtro(s) activo(s)')
})

test('a sort alone is none, nor are no filters any more', async () => {
  await renderApp(<Told first={{ filters: DEFAULT_FILTERS }} />)
  expect(await said({ filters: { ...DEFAULT_FILTERS, sortBy: 'oldest' } })).toBeUndefined()
  expect(await said({ filters: BOOKS })).toBeDefined()
  expect(await said({ filters: { ...BOOKS, sortBy: 'oldest' } })).toBeUndefined()
  expect(await said({ filters: DEFAULT_FILTERS })).toBeUndefined()
})

test('while it is held nothing is said; after it, what became of it', async () => {
  await renderApp(<Told first={{ filters: DEFAULT_FILTERS }} />)
  expect(await said({ filters: BOOKS, isHeld: true })).toBeUndefined()
  expect(await said({ filters: BOOKS })).toBeDefined()
})

test('those that the device kept are nobody’s change, though they come after the page', async () => {
  settled.is = false
  await renderApp(<Told first={{ filters: DEFAULT_FILTERS }} />)
  settled.is = true
  expect(await said({ filters: BOOKS })).toBeUndefined()
  expect(await said({ filters: { ...BOOKS, condition: 'new' } })).toBeDefined()
})
