import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, button, fresh } from '#web/accounts/testing.tsx'
import { ANA } from '#web/app/testing.tsx'
import { makeMessage } from '#web/chat/make-message.ts'
import { isHalfTyped } from '#web/pwa/half-typed.ts'
import { stubEndInView } from '#web/testing/browser.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { BETO } from '#web/trades/testing.ts'
import { TradePerson } from './trade-person.tsx'

beforeEach(() => {
  fresh()
  beginSession()
  stubEndInView()
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed about a message is held after closing', async () => {
  fakeServer({
    'GET /api/auth/user': { body: ANA },
    'GET /api/blocks': { body: [] },
    'GET /api/trade-proposals/7/messages': { body: [makeMessage(1, { senderId: 'beto' })] },
  })
  await renderApp(<TradePerson tradeId={7} person={BETO} hasChat />)
  await userEvent.click(button('Reportar mensaje'))
  await userEvent.click(await screen.findByRole('button', { name: 'Mensaje 1' }))
  const form = within(await screen.findByRole('dialog', { name: 'Reportar mensaje' }))
  await userEvent.type(form.getByLabelText('Descripción'), 'Me insultó')
  await userEvent.click(form.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isHalfTyped()).toBe(true)
})
