/** For tests in Node: the one call of the mail service that we use, with an answer the test chooses. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Letter = {
  from: { email: string; name: string }
  subject: string
  personalizations: { to: { email: string }[] }[]
  content: { type: string; value: string }[]
  tracking_settings: { click_tracking: { enable: boolean }; open_tracking: { enable: boolean } }
}

export async function fakeSendgrid() {
  const received: { path: string; key: string | undefined; letter: Letter }[] = []
  const state = { status: 202 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const letter: Letter = JSON.parse(Buffer.concat(chunks).toString())
      const { url: path = '', headers } = request
      received.push({ path, key: headers.authorization, letter })
      response.writeHead(state.status, { 'content-type': 'application/json' })
      response.end(state.status === 202 ? '' : '{"errors":[{"message":"secret detail"}]}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const settings = {
    SENDGRID_API_KEY: 'SG.test-key',
    SENDGRID_BASE_URL: `http://127.0.0.1:${port}`,
    MAIL_FROM: 'hola@jopoi.example',
  }
  return { settings, state, received, close: () => server.close() }
}
