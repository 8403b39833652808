/** A browser of its own for one run of Lighthouse, which nobody else drives: with cookies, then gone. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHROMIUM_ARGS } from '../tools/chromium.ts'
import type { Cookie } from '../tools/person.ts'
import { freePort } from '../tools/ports.ts'
import { letGo, onLeash, Stop } from '../tools/tools.ts'

const START_WAIT_MS = 30_000
const POLL_MS = 100

async function addressOf(port: number): Promise<string> {
  const began = performance.now()
  while (performance.now() - began < START_WAIT_MS) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
      const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string }
      return webSocketDebuggerUrl
    } catch {
      // Not there yet.
      await wait(POLL_MS)
    }
  }
  throw new Stop('Chromium did not start.')
}

/** One command of the browser's own protocol. */
function command(address: string, method: string, params: unknown): Promise<unknown> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(address)
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method, params }))
    socket.onerror = () => failed(new Error(`${method}: no connection`))
    socket.onmessage = ({ data }) => {
      const { error, result } = JSON.parse(String(data))
      socket.close()
      if (error) failed(new Error(`${method}: ${error.message}`))
      else done(result)
    }
  })
}

/** A cookie of this host alone is a secure one; browsers take localhost for secure whatever its scheme. */
function placeOf({ name }: Cookie, url: string) {
  if (!name.startsWith('__Host-')) return { url }
  return { url: url.replace(/^http:/, 'https:'), secure: true, path: '/' }
}

/** Calls `work` with the port of a fresh browser that has these cookies of `url`. */
export async function withBrowser<T>(
  path: string,
  url: string,
  cookies: Cookie[],
  work: (port: number) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'jopoi-phone-'))
  const port = await freePort()
  const args = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--headless=new']
  // English is offered to whoever speaks no Spanish.
  const language = ['--lang=es-PY', '--accept-lang=es-PY,es']
  const started = onLeash([path, ...CHROMIUM_ARGS, ...args, ...language, 'about:blank'])
  for (const stream of [started.stdout, started.stderr]) stream.resume()
  try {
    const address = await addressOf(port)
    const given = cookies.map((cookie) => ({ ...cookie, ...placeOf(cookie, url) }))
    await command(address, 'Storage.setCookies', { cookies: given })
    return await work(port)
  } finally {
    letGo(started.leash)
    await started.exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
