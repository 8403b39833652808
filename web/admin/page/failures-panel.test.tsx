import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { AdminScreen } from './admin-screen.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

async function open(answers: Answers) {
  history.pushState(null, '', '/admin?tab=failures')
  const server = fakeServer(answers)
  await renderApp(<AdminScreen />)
  return server
}

test('what was given up is sent again at a press, and told when somebody was faster', async () => {
  const RETRY = 'POST /api/admin/failures/retry'
  const LIST = 'GET /api/admin/failures'
  const mail = {
    ...{ id: 7, kind: 'trade_accepted', recipient: 'a•••@example.com', attempts: 8 },
    ...{ createdAt: '2026-11-27T12:00:00.000Z', lastStatus: 503, canRetry: true },
  }
  const code = { ...mail, id: 6, kind: 'verify_code', canRetry: false }
  const push = {
    ...{ id: 3, userId: 'ana', name: 'Ana', kind: 'new_message', attempts: 6, lastStatus: 0 },
    ...{ failedAt: '2026-11-27T12:00:00.000Z', canRetry: true },
  }
  const { answers, named } = await open({
    [LIST]: { body: { mails: [mail, code], pushes: [push] } },
    [RETRY]: { status: 204, text: null },
  })
  const again = 'Volver a intentar: Propuesta aceptada, a•••@example.com'
  await userEvent.click(await screen.findByRole('button', { name: again }))
  expect(screen.getAllByText(/· 8 intentos · respondió 503$/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Código de verificación/ })).toBeNull()
  await said('Sale de nuevo')
  answers[RETRY] = refusal(409, 'failure_over', 'Ya no está entre los fallos.')
  answers[LIST] = { body: { mails: [], pushes: [] } }
  await userEvent.click(button('Volver a intentar: Mensaje nuevo, Ana'))
  await said('Ya no está entre los fallos.')
  await screen.findByText('Todos los correos salieron.')
  expect(named(RETRY).map(({ body }) => body)).toEqual([
    { what: 'mail', id: 7, userId: '' },
    { what: 'push', userId: 'ana', id: 3 },
  ])
})
