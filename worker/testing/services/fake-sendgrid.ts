/**
 * The calls of the mail service that we use, with an answer the test chooses: by `state` where the
 * test runs in Node, by the beginning of the path (/500, /silent) where it runs in the worker.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerAs, type FakeAnswer, listening } from './fake-answer.ts'

export type Letter = {
  from: { email: string; name: string }
  subject: string
  headers?: Record<string, string>
  personalizations: { to: { email: string }[] }[]
  content: { type: string; value: string }[]
  tracking_settings: { click_tracking: { enable: boolean }; open_tracking: { enable: boolean } }
}
export type Received = { path: string; key: string | undefined; letter: Letter }

export async function fakeSendgrid() {
  const received: Received[] = []
  /** `answer`: instead of the status. */
  const state: { status: number; answer: FakeAnswer | null } = { status: 202, answer: null }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request
    if (path === '/received') return void response.end(JSON.stringify(received))
    if (path.endsWith('/v3/scopes')) {
      const status = Number(/^\/(\d{3})\//.exec(path)?.[1] ?? 200)
      const elsewhere = status === 302 ? { location: '/v3/scopes' } : {}
      return void response.writeHead(status, elsewhere).end('{"scopes":["mail.send"]}')
    }
    const letter: Letter = JSON.parse(await bodyOf(request))
    received.push({ path, key: headers.authorization, letter })
    if (path.startsWith('/silent/')) return
    if (state.answer) return answerAs(response, state.answer, 202)
    const status = Number(/^\/(\d{3})\//.exec(path)?.[1] ?? state.status)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 202 ? '' : '{"errors":[{"message":"secret detail"}]}')
  }

  const server = createServer((request, response) => void answer(request, response))
  const { url, down, up } = await listening(server)
  const settings = {
    SENDGRID_API_KEY: 'SG.test-key',
    SENDGRID_BASE_URL: url,
    MAIL_FROM: 'hola@jopoi.example',
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { settings, state, received, down, up, close }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
