/** Sockets that nobody of good will opens, and what is said in them. None may bring the server down or get an answer of 5xx. */
import WebSocket from 'ws'
import type { Person } from '../tools/person.ts'
import { Stop } from '../tools/tools.ts'
import type { People, Role } from './people.ts'

const FLOOD = 1_000
const ANSWER_MS = 10_000
const FRAMES = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '{"type":"else"}',
    '{"type":"read","number":-1}',
    '{"type":"read","number":1e308}',
  ],
  ...[
    '{"type":"typing","userId":"somebody"}',
    '{"__proto__":{"type":"typing"}}',
    '\u0000',
    '['.repeat(4_000),
  ],
  ...[
    Buffer.from([0, 255, 254]),
    Buffer.alloc(8_000),
    'x'.repeat(8_193),
    'x'.repeat(1024 * 1024),
    Buffer.alloc(1024 * 1024),
  ],
]

const cookieOf = (person: Person) =>
  person
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

/** The status of the upgrade; `talk` is called with a socket that was let in. */
function opened(
  url: string,
  path: string,
  headers: Record<string, string>,
  talk: (socket: WebSocket) => void,
): Promise<number> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, { headers })
    const late = setTimeout(() => {
      const isOpen = socket.readyState === WebSocket.OPEN
      const isAsked = socket.readyState === WebSocket.CONNECTING
      socket.terminate()
      if (isOpen) failed(new Stop(`${path}: a frame of 1 MB left the socket open`))
      else if (isAsked) failed(new Stop(`${path}: the upgrade was not answered`))
      // Its end was said; who hangs up first is no matter.
      else done(101)
    }, ANSWER_MS)
    const end = (status: number) => {
      clearTimeout(late)
      done(status)
    }
    socket.on('unexpected-response', (request, answer) => {
      request.destroy()
      end(answer.statusCode ?? 0)
    })
    // A server that hangs up is one of the right answers; what it says before is looked at.
    socket.on('error', () => end(0))
    socket.on('close', () => end(101))
    socket.on('open', () => talk(socket))
  })
}

function say(socket: WebSocket): void {
  for (const frame of FRAMES.toSorted(() => Math.random() - 0.5)) socket.send(frame)
}

function flood(socket: WebSocket): void {
  for (let n = 0; n < FLOOD; n += 1) socket.send('{"type":"typing"}')
  socket.close()
}

/** Statuses of a round of upgrades. */
export async function askSockets(
  url: string,
  { owner, party, somebody, world }: People,
): Promise<number[]> {
  const path = `/ws?trade=${world.trade}`
  const as = ({ person }: Role, origin = url) => ({ cookie: cookieOf(person), origin })
  return Promise.all([
    opened(url, path, as(owner), say),
    opened(url, path, as(party), flood),
    opened(url, path, as(somebody), flood),
    opened(url, path, as(owner, 'https://evil.example'), flood),
    opened(url, path, { origin: url }, flood),
    opened(url, path, { cookie: cookieOf(owner.person) }, flood),
    opened(url, '/ws?trade=%00', as(owner), flood),
    opened(url, '/ws', as(owner), flood),
  ])
}
