/** Ports on this machine. */
import { createServer } from 'node:net'
import getPort from 'get-port'
import { codeOf, Stop } from './tools.ts'

const PORT_MAX = 65_535
/** What `localhost` may mean; an address family the machine lacks is no obstacle. */
const LOCAL = ['127.0.0.1', '::1']

/** Another one each time, also when the last is not listened to yet. */
export const freePort = () => getPort()

export function portFrom(text = '8787'): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= PORT_MAX) return port
  throw new Stop(`PORT must be a number from 1 to ${PORT_MAX}, not "${text}".`)
}

function listen(port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.on('error', failed)
    server.listen(port, host, () => server.close(() => done()))
  })
}

/** Not by get-port, which answers another one and not why: whoever asked for this one is told. */
export async function requireFree(port: number): Promise<void> {
  for (const host of LOCAL) {
    try {
      await listen(port, host)
    } catch (error) {
      if (codeOf(error) === 'EACCES')
        throw new Stop(`Port ${port} needs more rights than you have.`)
      if (codeOf(error) !== 'EADDRINUSE') continue
      throw new Stop(
        `Port ${port} is in use by another program. Stop it, or choose another: PORT=8788 npm start`,
      )
    }
  }
}
