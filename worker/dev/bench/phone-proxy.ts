/**
 * Stands between the product and the browser as the edge does: compresses on the fly and counts the bytes of every
 * body.
 */

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** The edge's own, of files and answers alike (see web/app/bytes.node.test.ts). */
const EDGE_QUALITY = 4
const TEXT = /^(text\/|application\/(json|xml|javascript|manifest\+json|ld\+json)|image\/svg)/
const POLL_MS = 50

/** Files are compressed once: they never change under a name. */
const packed = new Map<string, Buffer>()

async function encoded(path: string, body: Buffer): Promise<Buffer> {
  const isStatic = /^\/(assets|icons)\//.test(path)
  const known = isStatic && packed.get(path)
  if (known) return known
  const made = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY } })
  if (isStatic) packed.set(path, made)
  return made
}

/** Headers and body of the product's own answer, not compressed. */
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function asked(
  target: string,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = { ...headers, 'accept-encoding': 'identity' }
    const call = request(new URL(url, target), { method, headers: sent }, async (answer) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of answer) chunks.push(chunk)
      } catch (error) {
        failed(error)
      }
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
    })
    call.on('error', failed)
    call.end(body)
  })
}

/** A socket goes on between the two; what it carries is not counted. */
function passOn(
  target: string,
  { method, url = '', headers }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): () => void {
  const call = request(new URL(url, target), { method, headers })
  const end = () => {
    socket.destroy()
    call.destroy()
  }
  call.on('upgrade', (answer, other, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    socket.write(first)
    other.write(head)
    other.on('close', end).on('error', end).pipe(socket).pipe(other)
  })
  call.on('response', end).on('error', end)
  socket.on('close', end).on('error', end)
  call.end()
  return end
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export type Seen = { path: string; method: string; status: number; bytes: number }
export type PhoneProxy = {
  url: string
  mark: () => number
  since: (mark: number) => Seen[]
  quiet: (ms: number) => Promise<void>
  close: () => void
}

/** `since(mark())` answers what went through meanwhile; `quiet` waits until nothing has for a while. */
export async function phoneProxy(target: string, port: number): Promise<PhoneProxy> {
  const seen: Seen[] = []
  let open = 0
  let last = 0

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { headers, status, body } = await asked(target, incoming, await bodyOf(incoming))
    const { pathname } = new URL(incoming.url ?? '', target)
    const isText = TEXT.test(headers['content-type'] ?? '') && body.length > 0
    const isPacked = isText && /\bbr\b/.test(String(incoming.headers['accept-encoding'] ?? ''))
    const sent = isPacked ? await encoded(pathname, body) : body
    const { 'transfer-encoding': _chunked, 'content-encoding': _plain, ...kept } = headers
    outgoing.writeHead(status, {
      ...kept,
      ...(body.length > 0 && { 'content-length': sent.length }),
      ...(isPacked && { 'content-encoding': 'br' }),
    })
    outgoing.end(sent)
    seen.push({ path: pathname, method: incoming.method ?? '', status, bytes: sent.length })
  }

  const server = createServer(async (incoming, outgoing) => {
    open += 1
    try {
      await answer(incoming, outgoing)
    } catch (error) {
      // The browser gave up, or the product did: as a network that broke.
      outgoing.destroy(error instanceof Error ? error : undefined)
    }
    open -= 1
    last = performance.now()
  })
  const ends: (() => void)[] = []
  server.on('upgrade', (...asked) => ends.push(passOn(target, ...asked)))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://localhost:${port}`,
    mark: () => seen.length,
    since: (mark) => seen.slice(mark),
    quiet: async (ms) => {
      last = performance.now()
      while (open > 0 || performance.now() - last < ms) {
        await wait(POLL_MS)
      }
    },
    close: () => {
      for (const end of ends) end()
      server.closeAllConnections()
      server.close()
    },
  }
}
