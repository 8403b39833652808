import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as database from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { ANA } from '#web/app/testing.tsx'
import { renderApp } from '#web/testing/render.tsx'
import { SignOutLink } from './sign-out-link.tsx'

vi.mock('idb-keyval', () => ({ clear: vi.fn(async () => undefined) }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

async function openSignedIn() {
  localStorage.setItem('lang', 'es')
  localStorage.setItem('filters', '{"location":"Luque"}')
  sessionStorage.setItem('registerDraft', '{"firstName":"Ana"}')
  sessionStorage.setItem('splash', '1')
  const view = await renderApp(<SignOutLink />)
  view.queryClient.setQueryData(currentUserQuery.queryKey, ANA)
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/', search: '', assign })
  return { ...view, link: screen.getByRole('link', { name: 'Cerrar Sesión' }), assign }
}

test('signing out takes what is private off the device, then asks the server', async () => {
  const { link, assign, queryClient } = await openSignedIn()
  expect(link.getAttribute('href')).toBe('/api/logout')
  await userEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/logout'))
  expect({ ...localStorage }).toEqual({ lang: 'es' })
  // That it was shown says nothing of a person, and it is shown once a session.
  expect({ ...sessionStorage }).toEqual({ splash: '1' })
  expect(database.clear).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
})

test('a device whose database refuses or never answers is signed out all the same', async () => {
  vi.mocked(database.clear).mockRejectedValueOnce(new Error('forbidden'))
  const { link, assign } = await openSignedIn()
  await userEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  vi.mocked(database.clear).mockReturnValueOnce(new Promise(() => undefined))
  await userEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2), { timeout: 3_000 })
})
