/** A chat between Ana and Beto for tests of the browser's side: its messages, its panel. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChatMessage } from '#contract/chat'
import { currentUserQuery } from '#web/api/session.ts'
import { ANA } from '#web/app/testing.tsx'
import { fresh, signedIn } from '#web/items/testing.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ChatPanel } from './panel/chat-panel.tsx'

/** Before each test of the panel. */
export function freshChat(): void {
  fresh()
  sessionStorage.clear()
  signedIn()
  stubEndInView()
  FakeSocket.stub()
}

type OpenChat = {
  mayWrite?: boolean
  reads?: Record<string, number>
  hasLeft?: true
  first?: { senderId: string; content: string; createdAt: string }
  isBegun?: boolean
}
/** Ana at her chat with Beto; `said` may grow while the test runs. */
export async function openChat(said: ChatMessage[] = [], given: OpenChat = {}) {
  const { mayWrite = true, reads = {}, hasLeft, first = null, isBegun } = given
  const server = fakeServer({
    'GET /api/auth/user': { body: ANA },
    'POST /api/trade-proposals/7/read': { status: 204, text: '' },
    'GET /api/trade-proposals/7/messages': ({ url }) => {
      const [after, before] = ['after', 'before'].map((name) => Number(url.searchParams.get(name)))
      const newer = said.filter(({ id }) => id > (after ?? 0) && (!before || id < before))
      const body = after ? newer : newer.slice(-3)
      return { body, headers: { 'x-read-marks': JSON.stringify(reads) } }
    },
  })
  const view = await renderApp(
    <ChatPanel
      tradeId={7}
      me="ana"
      other={{ id: 'beto', name: 'Beto' }}
      offset={-180}
      mayWrite={mayWrite}
      hasLeft={hasLeft}
      first={first}
      isBegun={isBegun ?? false}
    />,
  )
  view.queryClient.setQueryData(currentUserQuery.queryKey, ANA)
  if (mayWrite && !isBegun) await screen.findByLabelText('Mensaje')
  return { server, said, ...view }
}

export const shown = () =>
  [...screen.getByRole('log').querySelectorAll('.whitespace-pre-wrap')].map((p) => p.textContent)
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje')
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
export const hear = (frame: object) => act(() => FakeSocket.last().hear(frame))
