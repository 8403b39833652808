/** Screens of one thing: when it does not come, that is all they say, and all of them say it alike. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { ItemScreen } from '#web/items/page/item-screen.tsx'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { PaymentScreen } from '#web/payments/page/payment-screen.tsx'
import { PersonScreen } from '#web/people/person/person-screen.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { TradeScreen } from '#web/trades/page/trade-screen.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => {
  fresh()
  signedIn()
  stubEndInView()
  FakeSocket.stub()
})
afterEach(() => vi.unstubAllGlobals())

type Asked =
  | 'GET /api/items/7'
  | 'GET /api/trades/7'
  | 'GET /api/users/beto'
  | 'POST /api/trade-payments/create-payment-intent'
type Case = [asked: Asked, path: string, at: string, component: ComponentType, title: string]

test.each<Case>([
  ['GET /api/items/7', '/items/:id', '/items/7', ItemScreen, 'No pudimos mostrar este artículo'],
  [
    'GET /api/trades/7',
    '/trades/:id',
    '/trades/7',
    TradeScreen,
    'No se pudo cargar el intercambio',
  ],
  [
    'GET /api/users/beto',
    '/user/:userId',
    '/user/beto',
    PersonScreen,
    'No pudimos cargar este perfil',
  ],
  [
    'POST /api/trade-payments/create-payment-intent',
    '/secure-payment',
    '/secure-payment?proposalId=7&amount=500&type=security_deposit',
    PaymentScreen,
    'Error creando intención de pago',
  ],
])(
  '%s: what failed is announced as the heading of the page, with its help code, and tried again',
  async (asked, path, at, component, title) => {
    const body = { code: 'unexpected', message: 'x', requestId: 'ABCD1234' }
    const server = fakeServer({ 'GET /api/auth/user': { body: makePerson() } })
    server.answers[asked] = { status: 500, body }
    history.pushState(null, '', at)
    await renderApp(<Route path={path} component={component} />)
    await screen.findByRole('heading', { level: 1, name: title })
    const alert = () => screen.getByRole('alert').textContent
    await waitFor(() => expect(alert()).toContain('Código de ayuda: ABCD1234'))
    server.answers[asked] = 'no network'
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await screen.findByRole('heading', { level: 1, name: 'Sin conexión' })
    expect(alert()).not.toContain('ayuda')
  },
)
