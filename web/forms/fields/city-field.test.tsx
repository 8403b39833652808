import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { CityField } from './city-field.tsx'

const PLACES = 'GET /api/places'
const FOUND = [
  { name: 'Encarnación', country: 'Paraguay', label: 'Encarnación, Paraguay' },
  { name: 'Encarnación de Díaz', country: 'México', label: 'Encarnación de Díaz, México' },
]

function Town({ country = '' }) {
  const [value, setValue] = useState('')
  return (
    <CityField
      name="city"
      value={value}
      country={country}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => undefined}
      onPick={(place) => setValue(place.name)}
    />
  )
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const texts = (options: HTMLElement[]) => options.map((option) => option.textContent)
const options = () => texts(screen.queryAllByRole('option'))
const found = async () => texts(await screen.findAllByRole('option'))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it asks once for what is typed in one go, and offers what is found', async () => {
  const { named } = fakeServer({ [PLACES]: { body: FOUND } })
  await renderApp(<Town />)
  await user.type(town(), 'encar')
  expect(town().getAttribute('aria-expanded')).toBe('false')
  await pass(260)
  expect(await found()).toEqual(['Encarnación, Paraguay', 'Encarnación de Díaz, México'])
  expect(named(PLACES).map(({ url }) => url.search)).toEqual(['?q=encar'])
  await user.click(screen.getByText('Encarnación de Díaz, México'))
  expect(town().value).toBe('Encarnación de Díaz')
  expect(options()).toEqual([])
})

test('it is worked with the keys: down, up, Enter, Escape', async () => {
  fakeServer({ [PLACES]: { body: FOUND } })
  await renderApp(<Town />)
  await user.type(town(), 'encar')
  await pass(260)
  await found()
  const active = () => town().getAttribute('aria-activedescendant')
  expect(active()).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(document.getElementById(active() ?? '')?.textContent).toContain('México')
  await user.keyboard('{ArrowDown}')
  expect(document.getElementById(active() ?? '')?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  expect(town().value).toBe('Encarnación')
  await user.type(town(), ' ')
  await pass(260)
  await user.keyboard('{Escape}')
  expect(town().getAttribute('aria-expanded')).toBe('false')
})

test('a chosen country limits what is offered', async () => {
  const { named } = fakeServer({ [PLACES]: { body: FOUND } })
  await renderApp(<Town country="Paraguay" />)
  await user.type(town(), 'encar')
  await pass(260)
  expect(await found()).toEqual(['Encarnación, Paraguay'])
  expect(named(PLACES)[0]?.url.searchParams.get('country')).toBe('Paraguay')
})

test('typing on gives up the question that is on its way', async () => {
  const { named } = fakeServer({ [PLACES]: 'never' })
  await renderApp(<Town />)
  await user.type(town(), 'enc')
  await pass(260)
  await user.type(town(), 'a')
  await pass(260)
  await waitFor(() => expect(named(PLACES)).toHaveLength(2))
  expect(named(PLACES).map(({ signal }) => signal?.aborted)).toEqual([true, false])
})

test('one letter asks nothing, and without a network any town can be typed', async () => {
  const { named } = fakeServer({ [PLACES]: 'no network' })
  await renderApp(<Town />)
  await user.type(town(), 'E')
  await pass(260)
  expect(named(PLACES)).toHaveLength(0)
  await user.type(town(), 'ncarnación')
  await pass(260)
  expect(options()).toEqual([])
  expect(town().value).toBe('Encarnación')
})
