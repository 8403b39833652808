import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Suggestion } from '#contract/browse'
import { clearFilters, filterStore } from '#web/browse/filter-store.ts'
import { stubBrowser } from '#web/testing/browser.ts'
import { renderApp } from '#web/testing/render.tsx'
import { SearchBox } from './search-box.tsx'

const OFFERED: Suggestion[] = [
  { kind: 'word', text: 'bicicleta' },
  { kind: 'category', id: 9, text: 'Deportes y bicicletas' },
  { kind: 'place', text: 'Luque' },
]

/** Stands in for the server. `answer` null: it never comes. */
function offering(answer: (typed: string) => Suggestion[] | Response | null) {
  const asked: { typed: string; signal: AbortSignal | undefined }[] = []
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost')
    if (url.pathname !== '/api/items/suggestions') {
      return Promise.resolve(Response.json({ code: 'signed_out' }, { status: 401 }))
    }
    const typed = url.searchParams.get('q') ?? ''
    const signal = init?.signal ?? undefined
    asked.push({ typed, signal })
    const given = answer(typed)
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      if (given) resolve(given instanceof Response ? given : Response.json(given))
    })
  })
  return asked
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
const options = () => screen.queryAllByRole('option').map((one) => one.textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null
const open = () => screen.findByRole('listbox', { name: 'Sugerencias' })

async function typed(text: string) {
  await renderApp(<SearchBox />)
  await userEvent.type(box(), text)
}

beforeEach(() => {
  stubBrowser()
  history.replaceState(null, '', '/search')
})
afterEach(() => {
  cleanup()
  clearFilters()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('words, categories and towns are listed below the field, told, and belong to it', async () => {
  offering(() => OFFERED)
  await typed('bi')
  const list = await open()
  expect(options()).toEqual(['bicicleta', 'Deportes y bicicletasCategoría', 'LuqueLugar'])
  expect(screen.getByText('3 sugerencias').getAttribute('role')).toBe('status')
  expect(box().getAttribute('aria-controls')).toBe(list.id)
  expect(document.activeElement).toBe(box())
})

test('arrows go through them and through the field, Enter takes one', async () => {
  offering(() => OFFERED)
  await typed('bi')
  await open()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('bicicleta')
  const id = box().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('bicicleta')
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('LuqueLugar')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(location.search).toBe('?q=bicicleta')
  expect(box().value).toBe('bicicleta')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().hasAttribute('aria-activedescendant')).toBe(false)
})

test('Escape closes them and keeps what was typed; the arrow opens them again', async () => {
  offering(() => OFFERED)
  await typed('bi')
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('bi')
  await userEvent.keyboard('{ArrowDown}')
  await open()
  act(() => box().blur())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter without a choice searches for what was typed', async () => {
  offering(() => OFFERED)
  await typed('bi')
  await open()
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?q=bi')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a category and a town become filters, and the field is empty again', async () => {
  offering(() => OFFERED)
  await typed('bi')
  await open()
  await userEvent.click(screen.getByRole('option', { name: /Deportes/ }))
  expect(filterStore.get().categories).toEqual([9])
  expect(box().value).toBe('')
  await userEvent.type(box(), 'lu')
  await open()
  await userEvent.click(screen.getByRole('option', { name: /Luque/ }))
  expect(filterStore.get()).toMatchObject({ location: 'Luque', radius: null })
  expect(location.search).toBe('')
})

test('one letter asks for nothing; typing on gives up what was asked before, and nothing is asked twice', async () => {
  const asked = offering((text) => (text === 'bic' ? null : OFFERED))
  await typed('b')
  await screen.findByRole('status')
  await userEvent.type(box(), 'ic')
  await waitFor(() => expect(asked.map((one) => one.typed)).toContain('bic'))
  await userEvent.type(box(), 'i')
  await open()
  expect(asked.find((one) => one.typed === 'bic')?.signal?.aborted).toBe(true)
  await userEvent.type(box(), 'x')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(box(), '{Backspace}')
  await open()
  expect(asked.filter((one) => one.typed === 'bici')).toHaveLength(1)
  expect(asked.map((one) => one.typed)).not.toContain('b')
})

test.each([
  ['fails', () => Response.json({ code: 'x', message: 'x' }, { status: 503 })],
  ['is empty', () => []],
])('an answer that %s shows nothing', async (_, answer) => {
  const asked = offering(answer)
  await typed('bici')
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
