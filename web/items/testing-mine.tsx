/** The page of one's own things at its address, behind its sign-in, for its stories. */
import { Route, Switch } from 'wouter'
import { Protected } from '#web/accounts/protected.tsx'
import type { Language } from '#web/i18n/catalog.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { MyItemsScreen } from './my-items-screen.tsx'
import { ANA, signedIn } from './testing.tsx'

export const MINE = 'GET /api/my-items'

export async function openMine(
  answers: Parameters<typeof fakeServer>[0],
  language: Language = 'es',
  address = '/my-items',
) {
  signedIn()
  const server = fakeServer({
    'GET /api/auth/user': ANA,
    'GET /api/places': { body: [] },
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
