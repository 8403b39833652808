import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

afterEach(() => history.replaceState(null, '', '/'))

test('a page that is not there leads home, to the search and to what people look for', async () => {
  history.replaceState(null, '', '/nowhere')
  await renderApp(<NotFoundScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página no encontrada')
  expect(hrefs(screen.getAllByRole('link')).slice(0, 2)).toEqual(['/', '/search'])
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buscar artículos' })).toBeTruthy()
  const popular = within(screen.getByRole('navigation', { name: 'Páginas más visitadas' }))
  expect(hrefs(popular.getAllByRole('link'))).toEqual([
    '/my-items',
    '/trades',
    '/favorites',
    '/profile',
  ])
  expect(screen.getByText(/¿Llegaste por un enlace\?/)).toBeTruthy()
})

test.each([
  [1, 0, '/'],
  [2, 1, '/nowhere'],
])(
  'with %i entries in the history, back goes back %i times; else home',
  async (length, times, path) => {
    history.replaceState(null, '', '/nowhere')
    vi.spyOn(history, 'length', 'get').mockReturnValue(length)
    const back = vi.spyOn(history, 'back').mockReturnValue()
    await renderApp(<NotFoundScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
    expect(back).toHaveBeenCalledTimes(times)
    expect(location.pathname).toBe(path)
  },
)
