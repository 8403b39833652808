/** The account screens at their addresses, for their stories; anywhere else says only where it is. */

import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { type Language, SIGNED_IN_COOKIE } from '#terms/http'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, dismissToast } from '#web/ui/toast/toast.ts'
import { LoginScreen } from './login/login-screen.tsx'
import { MovedLoginScreen } from './login/moved-login-screen.tsx'
import { Protected } from './protected.tsx'
import { ForgotPasswordScreen } from './recovery/forgot-password-screen.tsx'
import { MovedRegisterScreen } from './register/moved-register-screen.tsx'
import { RegisterScreen } from './register/register-screen.tsx'
import { SettingsScreen } from './settings/settings-screen.tsx'
import { VerifyEmailScreen } from './verify/verify-email-screen.tsx'

export async function visit(address: string, language?: Language) {
  history.pushState(null, '', address)
  return renderApp(
    <Switch>
      <Route path="/custom-login" component={LoginScreen} />
      <Route path="/custom-register" component={RegisterScreen} />
      <Route path="/verify-email" component={VerifyEmailScreen} />
      <Route path="/forgot-password" component={ForgotPasswordScreen} />
      <Route path="/settings">
        <Protected way="silent">
          <SettingsScreen />
        </Protected>
      </Route>
      <Route path="/login" component={MovedLoginScreen} />
      <Route path="/register" component={MovedRegisterScreen} />
      <Route>
        <h1>elsewhere</h1>
      </Route>
    </Switch>,
    language,
  )
}

/** A device on which nothing is kept, and no toast of an earlier test. */
export function fresh() {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would do in its answer
  document.cookie = `${SIGNED_IN_COOKIE}=; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
}

/** The cookie that comes with a session; without it nobody is asked who one is. */
export function beginSession() {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would do in its answer
  document.cookie = `${SIGNED_IN_COOKIE}=1`
}

export const here = () => location.pathname + location.search
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** A toast is in the page twice for a moment: seen and announced. */
export const said = async (text: string) => (await screen.findAllByText(text))[0]

/** Of what is only done. */
export const DONE = { body: { message: 'x' } }
export const VISITOR = { status: 401, body: { code: 'signed_out', message: 'x' } }
export const ANA = { body: makePerson({ id: 'u1' }) }
export const BETO = { body: makePerson({ id: 'u2', email: 'beto@example.com', firstName: 'Beto' }) }

// Synchronous events only: the library's own typing waits for real time, which stands still under fake timers.
export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
export const press = (name: string) => fireEvent.click(button(name))
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
