/** Where a member's distances are measured from. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts'
import { currentUserQuery } from '#web/api/session.ts'
import { clearFilters } from '#web/browse/filter-store.ts'
import { HomeScreen } from '#web/browse/home/home-screen.tsx'
import { stubBrowser, stubPosition } from '#web/testing/browser.ts'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { forgetPosition } from './position.ts'

beforeEach(() => {
  stubBrowser({ isWide: true })
  stubPosition(null)
  history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  clearFilters()
  forgetPosition()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The query that the list on the screen answers. */
const shown = () => within(screen.getByRole('article')).getByRole('heading').textContent

async function openNear(user: CurrentUser) {
  fakeListing((query) => ({ items: [makeItem(1, { title: query.toString() })] }), user)
  const view = await renderApp(<HomeScreen />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Cerca de mí' }))
  return view
}

test('a town that changes in the profile is where one stands from then on', async () => {
  const before = makePerson({ city: 'Luque', homePoint: { latitude: -25.27, longitude: -57.49 } })
  const { queryClient } = await openNear(before)
  await waitFor(() => expect(shown()).toBe('userLatitude=-25.2700&userLongitude=-57.4900'))
  const moved = { city: 'Encarnación', homePoint: { latitude: -27.33, longitude: -55.87 } }
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, { ...before, ...moved }))
  await waitFor(() => expect(shown()).toBe('userLatitude=-27.3300&userLongitude=-55.8700'))
  expect(screen.getByText('Desde Encarnación, la ciudad de tu perfil.')).toBeTruthy()
})

test('while the device is asked the button keeps the focus, and asks no second time', async () => {
  const ask = vi.fn()
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  })
  await openNear(makePerson({ homePoint: { latitude: -27.33, longitude: -55.87 } }))
  const locate = await screen.findByRole('button', { name: 'Usar mi ubicación' })
  await userEvent.click(locate)
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(locate.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(locate)
  await userEvent.click(locate)
  expect(ask).toHaveBeenCalledOnce()
})
