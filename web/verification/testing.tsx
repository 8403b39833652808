/** Ana at her verification, for its stories. */
import { screen, within } from '@testing-library/react'
import { Route, Switch } from 'wouter'
import type { OfferedPackage, VerificationRecord } from '#contract/verification'
import type { Language } from '#terms/http'
import { Protected } from '#web/accounts/protected.tsx'
import { ANA, beginSession } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { VerificationScreen } from './page/verification-screen.tsx'

// Here before it is asked for: a test waits a second.
import './page/document-step.tsx'
import './page/paid-return.tsx'

export const PROOFS = 'GET /api/user/verifications'
export const PACKAGES = 'GET /api/verification/packages'
export const BADGES = 'GET /api/verification/badges'
export const REQUEST = 'POST /api/user/verification/request'
export const CONFIRM = 'POST /api/user/verification/confirm'

export const proof = (
  verificationType: VerificationRecord['verificationType'],
  given: Partial<VerificationRecord> = {},
): VerificationRecord => ({
  verificationType,
  ...{ status: 'none', reason: null, subject: null, takesCode: false },
  ...given,
})
export const EMAIL = proof('email', { status: 'approved', subject: 'ana@example.com' })

export const GOLD: OfferedPackage = {
  id: 3,
  name: 'Oro',
  description: 'Para empresas.',
  price: 2500,
  badgeLevel: 'gold',
  features: ['Todo lo de Plata'],
  verificationTypes: ['cedula', 'corporate_email'],
  isBought: false,
  toPay: 2500,
}
export const BRONZE: OfferedPackage = {
  ...GOLD,
  ...{
    id: 1,
    name: 'Bronce',
    price: 500,
    toPay: 500,
    badgeLevel: 'bronze',
    verificationTypes: ['cedula'],
  },
}

export async function openVerification(
  proofs: VerificationRecord[],
  answers: Answers = {},
  { query = '', language }: { query?: string; language?: Language } = {},
) {
  beginSession()
  const server = fakeServer({
    'GET /api/auth/user': ANA,
    [PROOFS]: { body: proofs },
    [PACKAGES]: { body: [BRONZE, GOLD] },
    [BADGES]: { body: [] },
    ...answers,
  })
  history.pushState(null, '', `/verification${query}`)
  const view = await renderApp(
    <Switch>
      <Route path="/verification">
        <Protected way="silent">
          <VerificationScreen />
        </Protected>
      </Route>
    </Switch>,
    language,
  )
  return { ...server, ...view }
}

/** What stands about one proof. */
export async function rowOf(name: string) {
  const row = (await screen.findByRole('heading', { name })).closest('li')
  if (!row) throw new Error(`no row ${name}`)
  return within(row)
}
