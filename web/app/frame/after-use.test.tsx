import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DEVICE_KEY } from '#web/api/storage.ts'
import { tellShown } from '#web/app/screens/shown.ts'
import { renderApp } from '#web/testing/render.tsx'
import { AfterUse } from './after-use.tsx'

const AT_HOME = '#web/app/start/at-home.ts'
const Notices = () => <p>avisos</p>

afterEach(() => localStorage.clear())

test('what the app says of itself comes with the network when it was lost without one', async () => {
  // Somebody who is at home here: nothing is waited for.
  localStorage.setItem(DEVICE_KEY, 'ana')
  vi.doMock(AT_HOME, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const listened = vi.spyOn(globalThis, 'addEventListener')
  await renderApp(<AfterUse />)
  tellShown()
  const again = ['online', expect.any(Function), { once: true }]
  await waitFor(() => expect(listened).toHaveBeenCalledWith(...again))
  expect(screen.queryByText('avisos')).toBeNull()
  vi.doMock(AT_HOME, () => ({ Notices }))
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('avisos')).toBeTruthy()
})
