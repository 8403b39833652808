/** A page that opens with a circle of before asks nobody where they are (J342). */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { HomeScreen } from '#web/browse/home/home-screen.tsx'
import { stubBrowser } from '#web/testing/browser.ts'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { forgetPosition } from './position.ts'

afterEach(() => {
  cleanup()
  forgetPosition()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'permissions')
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.unstubAllGlobals()
})

async function open(state: PermissionState) {
  stubBrowser()
  const ask = vi.fn((told: (at: object) => void) =>
    told({ coords: { latitude: -25.3, longitude: -57.6 } }),
  )
  const query = vi.fn(async () => ({ state }))
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } })
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  })
  localStorage.setItem('filters', JSON.stringify({ sortBy: 'distance', radius: 100 }))
  const server = fakeListing(() => ({ items: [makeItem(1)] }), makePerson({ homePoint: null }))
  await renderApp(<HomeScreen />)
  await waitFor(() => expect(query).toHaveBeenCalled())
  return { ask, server }
}

test('where it was not allowed the newest are shown, and a press asks', async () => {
  const { ask } = await open('prompt')
  const locate = await screen.findByRole('button', { name: 'Usar mi ubicación' })
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
  await userEvent.click(locate)
  expect(ask).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Usar mi ubicación' })).toBeNull(),
  )
})

test('where it was, the nearest are', async () => {
  const { ask } = await open('granted')
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
})
