/** The page of a trade as Ana or Beto opens it, for tests of the browser's side. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'wouter'
import type { TradePage } from '#contract/trades'
import type { Language } from '#terms/http'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ANA, makePage } from '#web/trades/testing.ts'
import { TradeScreen } from './trade-screen.tsx'

export const PAGE = 'GET /api/trades/7'
export const ACT = 'POST /api/trades/7/actions'

export function freshTrade(): void {
  fresh()
  signedIn()
  stubEndInView()
  FakeSocket.stub()
}

const later = () => new Date(Date.now() + 50 * 3_600_000).toISOString()
export const pageOf = (given: Partial<TradePage> = {}): TradePage =>
  makePage(7, { expiresAt: later(), ...given })

type Answer = Answers[typeof PAGE]
type Setup = { me?: typeof ANA; language?: Language; path?: string }

export async function openPage(answer: Answer, setup: Setup = {}) {
  const { me = ANA, language = 'es', path = '/trades/7' } = setup
  const server = fakeServer({
    'GET /api/auth/user': { body: makePerson(me) },
    [PAGE]: answer,
    'GET /api/trade-proposals/7/messages': { body: [] },
    'GET /api/places': { body: [] },
    'GET /api/blocks': { body: [] },
  })
  history.pushState(null, '', path)
  const view = await renderApp(<Route path="/trades/:id" component={TradeScreen} />, language)
  return { server, ...view }
}
export const openTrade = (page: TradePage, setup?: Setup) => openPage({ body: page }, setup)

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = () => screen.findByRole('dialog')
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const pressIn = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }))
