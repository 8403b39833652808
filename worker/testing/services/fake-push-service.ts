/**
 * A push service as browsers use one, for tests: decrypts what arrives as the device would, checks who
 * sent it, and answers what the endpoint asks for (/201/…, /410/…, /500/…, /silent/…).
 */
import { createECDH } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { decrypt } from 'http_ece'
import { importJWK, jwtVerify } from 'jose'
import type { Device, PushMessage } from '../../notifications/contract.ts'
import { answerAs, type FakeAnswer, listening } from './fake-answer.ts'

export type ReceivedPush = {
  path: string
  headers: Record<string, string | string[] | undefined>
  message: PushMessage
  /** Of the token that proves the sender. */
  claims: { aud?: string; sub?: string; exp?: number }
}

/** RFC 8291, section 5. */
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'

export async function fakePushService() {
  const received: ReceivedPush[] = []
  /** Answers by path, instead of what the path says. */
  const answers = new Map<string, number | FakeAnswer>()
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys().toString('base64url')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request
    if (path === '/received') return void response.end(JSON.stringify(received))
    if (path === '/keys') return void response.end(JSON.stringify({ p256dh, auth: AUTH }))
    const sealed = await bodyOf(request)
    const plain = decrypt(sealed, { version: 'aes128gcm', privateKey, authSecret: AUTH })
    const claims = await claimsOf(headers.authorization ?? '')
    received.push({ path, headers, message: JSON.parse(plain.toString()), claims })
    const given = answers.get(path)
    if (typeof given === 'object' || typeof given === 'string')
      return answerAs(response, given, 201)
    if (path.startsWith('/silent/')) return
    const status = given ?? Number(/^\/(\d{3})\//.exec(path)?.[1] ?? 201)
    response.writeHead(status, { location: '/elsewhere' })
    response.end('{}')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400)
      response.end(String(error))
    })
  })
  const { url, down, up } = await listening(server)
  const device = (path: string): Device => ({ endpoint: `${url}${path}`, p256dh, auth: AUTH })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, device, received, answers, down, up, close }
}

/** RFC 8292: signed by the key that stands beside it. */
async function claimsOf(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'),
  )
  return payload as ReceivedPush['claims']
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
