/** Hearts at the addresses where people meet them, with a server that remembers what was saved. */

import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Route, Switch } from 'wouter'
import type { Item } from '#contract/items'
import { type Language, SIGNED_IN_COOKIE } from '#terms/http'
import { stubBrowser } from '#web/testing/browser.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, dismissToast } from '#web/ui/toast/toast.ts'
import { HeartButton } from './heart-button.tsx'
import { KeepHeart } from './keep-heart.tsx'
import { FavoritesScreen } from './page/favorites-screen.tsx'

export const LIST = 'GET /api/favorites'
export const add = (id: number): `POST /api/favorites/${number}` => `POST /api/favorites/${id}`
export const remove = (id: number): `DELETE /api/favorites/${number}` =>
  `DELETE /api/favorites/${id}`
export const OUT = { status: 401, body: { code: 'signed_out', message: 'Unauthorized' } }

/** Two people's items: 7 and 8 are Ana's, 9 is Beto's own; Beto is who looks. */
const ITEMS = [makeItem(7), makeItem(8), makeItem(9, { userId: 'beto' })]

export function signedIn(isIn = true): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${isIn ? 60 : 0}`
}

export function fresh(): void {
  signedIn(false)
  localStorage.clear()
  stubBrowser()
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
}

/** Beto's server: `saved` holds the ids, newest last. Pages of `perPage`. */
export function favoritesServer(saved: number[], { perPage = 24 } = {}) {
  const entry = (id: number) => ({ id, itemId: id, item: itemOf(id), createdAt: '2026-11-27' })
  const answer = (itemId: number, isFavorite: boolean) => {
    saved.splice(0, saved.length, ...saved.filter((id) => id !== itemId))
    if (isFavorite) saved.push(itemId)
    return { body: { itemId, isFavorite, favoriteItems: saved.length } }
  }
  const server = fakeServer({
    'GET /api/auth/user': () => ({
      body: makePerson({ id: 'beto', firstName: 'Beto', favoriteItems: saved.length }),
    }),
    [LIST]: ({ url }) => {
      if (url.searchParams.get('ids')) return { body: saved }
      const from = Number(url.searchParams.get('cursor') ?? 0)
      const newest = saved.toReversed().slice(from, from + perPage)
      const more = from + perPage < saved.length
      return {
        body: newest.map(entry),
        ...(more && { headers: { Link: `</api/favorites?cursor=${from + perPage}>; rel="next"` } }),
      }
    },
  })
  for (let id = 0; id < 40; id += 1) {
    server.answers[add(id)] = () => answer(id, true)
    server.answers[remove(id)] = () => answer(id, false)
  }
  return server
}

const itemOf = (id: number): Item => ITEMS.find((item) => item.id === id) ?? makeItem(id)

/** `isIn` says whether Beto's session is there. */
export async function visit(address: string, isIn: boolean, language?: Language) {
  signedIn(isIn)
  history.pushState(null, '', address)
  const view = await renderApp(
    <Switch>
      <Route path="/favorites" component={FavoritesScreen} />
      <Route path="/custom-login">
        <h1>login</h1>
      </Route>
      <Route>
        {isIn && <KeepHeart />}
        {ITEMS.map((item) => (
          <HeartButton key={item.id} item={item} />
        ))}
      </Route>
    </Switch>,
    language,
  )
  return view
}

export const here = () => location.pathname + location.search
export const hearts = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /Cosa/ })
export const heart = (id: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`: Cosa ${id}$`) })
/** Its name says what a press would do. */
export const isPressed = (id: number) => /^(Quitar|Remove)/.test(heart(id).ariaLabel ?? '')
export const said = () => [currentToast()?.title, currentToast()?.text].filter(Boolean).join(' / ')

/** The press and all that follows at once. */
export async function press(button: HTMLElement) {
  await act(async () => {
    fireEvent.click(button)
    await import('./press-heart.ts')
  })
  for (let step = 0; step < 3; step += 1) await pass(0)
}

/** A few milliseconds: an answer, what it shows, what that asks for, and so on. */
export async function settled() {
  for (let step = 0; step < 5; step += 1) await pass(1)
}

/** Time passes, and what waits for it is done. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
