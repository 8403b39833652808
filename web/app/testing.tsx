/** The shell as a visitor or a signed-in person gets it. */

import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/accounts'
import { SIGNED_IN_COOKIE } from '#terms/http'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { Shell } from './frame/shell.tsx'

export const ANA = makePerson()

/** What the server's answers would do; empty: nobody is signed in. */
export function setSession(person: CurrentUser | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=${person ? 60 : 0}`
}

export function renderShell(path: string, person: CurrentUser | null, children?: ReactNode) {
  history.replaceState(null, '', path)
  setSession(person)
  localStorage.setItem('lang', 'es')
  const server = fakeServer({
    'GET /api/auth/user': person ? { body: person } : { status: 401 },
    'GET /api/favorites': { body: [] },
    'GET /api/notifications': { body: [] },
  })
  return renderApp(<Shell>{children}</Shell>).then((view) => ({ ...view, server }))
}
