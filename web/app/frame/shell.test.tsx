import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, Route } from 'wouter'
import { i18n } from '#web/i18n/i18n.ts'
import { renderApp } from '#web/testing/render.tsx'
import { Shell } from './shell.tsx'

beforeEach(() => {
  localStorage.setItem('lang', 'es')
  vi.stubGlobal('fetch', async () => new Response('{"message":"x"}', { status: 401 }))
})

afterEach(() => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: a device on which nobody has chosen yet
  document.cookie = 'lang=; path=/; max-age=0'
  vi.unstubAllGlobals()
})

test('a visitor is offered to sign in, and publishing leads there with the way back', async () => {
  await renderApp(<Shell>hola</Shell>)
  expect(await screen.findByRole('link', { name: 'Iniciar Sesión' })).toBeTruthy()
  const publish = screen.getByRole('link', { name: 'Publicar Artículo' })
  expect(publish.getAttribute('href')).toBe('/custom-login?next=%2Fitems%2Fnew')
})

test('switching the language keeps what was typed and says the language to the page', async () => {
  await renderApp(
    <Shell>
      <input aria-label="nota" />
    </Shell>,
  )
  await userEvent.type(screen.getByLabelText('nota'), 'a medio escribir')
  const opener = screen.getByRole('button', { name: 'Idioma' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('button', { name: 'English' }))
  expect(await screen.findByRole('link', { name: 'Publish Item' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('nota').value).toBe('a medio escribir')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('lang')).toBe('en')
  expect(document.cookie).toContain('lang=en')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'English' })).toBeNull())
  expect(document.activeElement).toBe(opener)
  act(() => i18n.activate('es'))
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'Idioma'],
  ['a press elsewhere', () => userEvent.click(screen.getByLabelText('nota')), 'nota'],
  ['leaving it by Tab', () => userEvent.tab({ shift: true }), undefined],
])('the list of languages folds at %s', async (_how, act, focused) => {
  await renderApp(
    <Shell>
      <input aria-label="nota" />
    </Shell>,
  )
  const opener = screen.getByRole('button', { name: 'Idioma' })
  await userEvent.click(opener)
  const active = await screen.findByRole('button', { name: 'Español' })
  expect(active.getAttribute('aria-current')).toBe('true')
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await act()
  expect(screen.queryByRole('button', { name: 'Español' })).toBeNull()
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).not.toBe(document.body)
  if (focused) expect(document.activeElement?.outerHTML).toContain(focused)
})

test('a link that went with its page leaves the focus to the content; one that stays keeps it', async () => {
  history.replaceState(null, '', '/landing')
  await renderApp(
    <Shell>
      <Route path="/landing">
        <Link href="/items/7">Guitarra</Link>
      </Route>
    </Shell>,
  )
  expect(document.activeElement).toBe(document.body)
  const link = screen.getByRole('link', { name: 'Guitarra' })
  link.focus()
  await userEvent.click(link)
  expect(link.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  // The first is of the page that was come to by a shared link.
  const home = screen.getAllByRole('link', { name: 'Explorar' }).at(-1)
  if (!home) throw new Error('no way to the list')
  await userEvent.click(home)
  expect(document.activeElement).toBe(home)
})

test('losing the connection is said at once, its return for five seconds', async () => {
  await renderApp(<Shell>hola</Shell>)
  vi.useFakeTimers()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => dispatchEvent(new Event('offline')))
  expect(screen.getByText('Sin conexión - Modo offline')).toBeTruthy()
  online.mockReturnValue(true)
  act(() => dispatchEvent(new Event('online')))
  expect(screen.getByText('Conexión restaurada')).toBeTruthy()
  act(() => vi.advanceTimersByTime(4_999))
  expect(screen.queryByText('Conexión restaurada')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Conexión restaurada')).toBeNull()
  vi.useRealTimers()
})

test('a device in English is offered English once; either answer is a choice', async () => {
  localStorage.clear()
  await renderApp(<Shell>hola</Shell>)
  await userEvent.click(
    await screen.findByRole('button', { name: 'No, seguir en español' }, { timeout: 10_000 }),
  )
  expect(screen.queryByRole('button', { name: 'View in English' })).toBeNull()
  expect(localStorage.getItem('lang')).toBe('es')
})

test('whoever has chosen is not asked again, even when the storage was emptied since', async () => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: what an earlier choice left
  document.cookie = 'lang=es; path=/'
  await renderApp(<Shell>hola</Shell>)
  expect(screen.queryByRole('button', { name: 'View in English' })).toBeNull()
})
