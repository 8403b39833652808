/** The page of one's own items at its address, behind its sign-in, for its stories. */

import { Route, Switch } from 'wouter'
import type { Language } from '#terms/http'
import { Protected } from '#web/accounts/protected.tsx'
import { NO_VALUES } from '#web/items/sending/publish-values.ts'
import { ANA, signedIn } from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { MyItemsScreen } from './my-items-screen.tsx'

export const MINE = 'GET /api/my-items'

/** A publication that waits in the queue: its id, and what was typed. */
export const ID = '0190a1b2-0000-4000-8000-000000000000'
export const VALUES = {
  ...NO_VALUES,
  title: 'Guitarra criolla',
  categoryId: '11',
  condition: 'good',
  estimatedValue: '150.000',
  location: 'Luque',
  description: 'Con estuche y cuerdas nuevas.',
  tags: '',
}

export async function openMine(answers: Answers, language: Language = 'es', address = '/my-items') {
  signedIn()
  const server = fakeServer({
    'GET /api/auth/user': ANA,
    'GET /api/places': { body: [] },
    'GET /api/places/town': { body: { town: null } },
    ...answers,
  })
  history.pushState(null, '', address)
  const view = await renderApp(
    <Switch>
      <Route path="/my-items">
        <Protected way="own">
          <MyItemsScreen />
        </Protected>
      </Route>
      <Route>
        <h1>elsewhere</h1>
      </Route>
    </Switch>,
    language,
  )
  return { ...view, server }
}
