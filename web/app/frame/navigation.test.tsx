import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ANA, renderShell, setSession } from '#web/app/testing.tsx'

const main = () => within(screen.getByRole('navigation', { name: 'Navegación principal' }))
const links = (place: { getAllByRole: typeof screen.getAllByRole }) =>
  place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
  return within(await screen.findByRole('dialog', { name: 'Menú' }, SLOW))
}
/** A chunk that no test has fetched before. */
const SLOW = { timeout: 10_000 }

/** A landmark of its own, below on the screen. */
const bottom = [
  ['Inicio', '/'],
  ['Buscar', '/search'],
  ['Publicar', '/items/new'],
  ['Trades', '/trades'],
  ['App', '/app-settings'],
]

afterEach(() => {
  setSession(null)
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test('a visitor has the list, the sign-in page and registration, and publishing leads to signing in', async () => {
  await renderShell('/landing', null)
  expect(links(main())).toEqual([
    ['Explorar', '/'],
    ['Iniciar Sesión', '/custom-login?next=%2Flanding'],
    ['Registrarse', '/custom-register?next=%2Flanding'],
    ['Publicar Artículo', '/custom-login?next=%2Fitems%2Fnew'],
  ])
  expect(screen.queryByRole('navigation', { name: 'Barra inferior' })).toBeNull()
})

test('a signed-in person has the main places with real counts, marked where they are', async () => {
  await renderShell('/favorites', ANA)
  await screen.findByRole('link', { name: /^Favoritos ?3$/ }, SLOW)
  expect(links(main())).toEqual([
    ['Inicio', '/'],
    ['Favoritos3', '/favorites'],
    ['Intercambios', '/trades'],
    ['Reseñas', '/reviews'],
    ['Publicar Artículo', '/items/new'],
    ['Busco', '/my-wishes?new=wish'],
  ])
  const current = main().getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/favorites'])
})

test('the bottom bar is for signed-in people and marks its place in either spelling', async () => {
  await renderShell('/trades/7', ANA)
  const bar = within(await screen.findByRole('navigation', { name: 'Barra inferior' }, SLOW))
  expect(links(bar)).toEqual(bottom)
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Trades')
})

test('Buscar on the search page asks for the field itself', async () => {
  await renderShell('/search', ANA)
  const bar = within(await screen.findByRole('navigation', { name: 'Barra inferior' }, SLOW))
  const box = screen.getByRole('searchbox', { name: 'Buscar' })
  box.blur()
  await userEvent.click(bar.getByRole('link', { name: 'Buscar' }))
  expect(document.activeElement).toBe(box)
})

test('nothing counted shows no badge', async () => {
  await renderShell('/', { ...ANA, favoriteItems: 0 })
  expect(await screen.findByRole('link', { name: 'Favoritos' }, SLOW)).toBeTruthy()
})

test('the account menu says who one is, the numbers, the places; Escape gives the focus back', async () => {
  await renderShell('/my-items', ANA)
  const button = await screen.findByRole('button', { name: 'Tu cuenta' }, SLOW)
  await waitFor(() => expect(button.textContent).toMatch(/^AL/))
  await userEvent.click(button)
  const menu = await screen.findByRole('menu', { name: 'Tu cuenta' }, SLOW)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(menu.textContent).toContain('Ana López')
  expect(menu.textContent).toContain('ana@example.com')
  const [published, trades, reputation] = within(menu).getAllByRole('definition', {
    hidden: true,
  })
  expect([published, trades, reputation].map((one) => one?.textContent)).toEqual(['12', '7', '640'])
  const entries = within(menu).getAllByRole('menuitem')
  expect(entries.map((e) => [e.textContent, e.getAttribute('href')])).toEqual([
    ['Mi Perfil', '/profile'],
    ['Mis Artículos', '/my-items'],
    ['Coincidencias', '/matches'],
    ['Lo que busco', '/my-wishes'],
    ['Se busca', '/wanted'],
    ['Mis Intercambios', '/trades'],
    ['Verificación', '/verification'],
    ['Configuración', '/settings'],
    ['Cerrar Sesión', '/api/logout'],
  ])
  expect(entries[1]?.getAttribute('aria-current')).toBe('page')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('the button closes its menu too; a press elsewhere leaves the focus there', async () => {
  await renderShell('/', ANA, <input aria-label="nota" />)
  const button = await screen.findByRole('button', { name: 'Tu cuenta' }, SLOW)
  await userEvent.click(button)
  await screen.findByRole('menu', {}, SLOW)
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.click(screen.getByLabelText('nota'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('nota'))
})

test.each(['{Enter}', '{ArrowDown}'])(
  'opened by %s, the account menu begins at its first entry',
  async (key) => {
    await renderShell('/', ANA)
    const button = await screen.findByRole('button', { name: 'Tu cuenta' }, SLOW)
    button.focus()
    await userEvent.keyboard(key)
    const first = await screen.findByRole('menuitem', { name: 'Mi Perfil' }, SLOW)
    await waitFor(() => expect(document.activeElement).toBe(first))
  },
)

test('an entry of the account menu leads there and closes it', async () => {
  await renderShell('/', ANA)
  await userEvent.click(await screen.findByRole('button', { name: 'Tu cuenta' }, SLOW))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Configuración' }, SLOW))
  expect(location.pathname).toBe('/settings')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('the menu of a visitor', async () => {
  await renderShell('/items/7', null)
  const menu = await openMenu()
  expect(links(menu)).toEqual([
    ['Explorar', '/'],
    ['Se busca', '/wanted'],
    ['Iniciar Sesión', '/custom-login?next=%2Fitems%2F7'],
    ['Crear Cuenta', '/custom-register?next=%2Fitems%2F7'],
    ['Cómo funciona', '/landing'],
  ])
  await userEvent.click(menu.getByRole('button', { name: 'English' }))
  expect(await menu.findByRole('link', { name: 'How it works' }, SLOW)).toBeTruthy()
  await userEvent.click(menu.getByRole('button', { name: 'Español' }))
})

test('the menu of a signed-in person, closed by going somewhere', async () => {
  await renderShell('/reviews', ANA)
  await screen.findByRole('navigation', { name: 'Barra inferior' }, SLOW)
  const menu = await openMenu()
  expect(links(menu)).toEqual([
    ['Inicio', '/'],
    ['Favoritos3', '/favorites'],
    ['Intercambios', '/trades'],
    ['Reseñas', '/reviews'],
    ['Mi Perfil', '/profile'],
    ['Mis Artículos', '/my-items'],
    ['Coincidencias', '/matches'],
    ['Lo que busco', '/my-wishes'],
    ['Se busca', '/wanted'],
    ['Verificación', '/verification'],
    ['Configuración', '/settings'],
    ['Cerrar Sesión', '/api/logout'],
  ])
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Reseñas')
  await userEvent.click(menu.getByRole('link', { name: 'Mis Artículos' }))
  expect(location.pathname).toBe('/my-items')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
