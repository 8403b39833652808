/** How a service of others behaves in tests: what it answers, or how it does not. */
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `silent`: takes what is asked and says nothing. `endless`: begins an answer that does not end. `cut`: takes it, and
 * the line goes dead.
 */
export type FakeAnswer =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'silent'
  | 'endless'
  | 'cut'

/** `usual`: the status of an answer that has begun when it stays without an end. */
export function answerAs(response: ServerResponse, answer: FakeAnswer, usual: number): void {
  if (answer === 'silent') return
  if (answer === 'cut') return void response.destroy()
  if (answer === 'endless') {
    response.writeHead(usual, { 'content-type': 'application/json' })
    return void response.write('{')
  }
  const { status, headers = {}, body = '{}' } = answer
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(status === 204 ? undefined : body)
}

/** The server on a port of its own. `down`: nobody listens there; `up`: at the same port again. */
export async function listening(server: Server) {
  // Where the machine stalls for seconds a line that was kept open would close as it is used: no fault that a test asked for.
  server.keepAliveTimeout = 0
  const listen = (port: number) =>
    new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const down = () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    server.closeAllConnections()
    return closed
  }
  return { url: `http://127.0.0.1:${port}`, down, up: () => listen(port) }
}
