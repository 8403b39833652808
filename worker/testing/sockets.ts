/** The socket of a trade as a browser opens it, and what is heard in it. */
import { app } from '../app.ts'
import { type Browser, ORIGIN } from './app.ts'

export type Frame = { type: string; [key: string]: unknown }
type Given = { origin?: string | null | undefined; path?: string }

/**
 * `origin` null: none is sent. `frames`: what comes after the first, which is `here`. `closed` resolves with the code of
 * the server's end of it.
 */
export async function openSocket(browser: Browser, trade: number, given: Given = {}) {
  const { origin = ORIGIN, path = `/ws?trade=${trade}` } = given
  const cookie = [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
  const headers = { upgrade: 'websocket', cookie, ...(origin !== null && { origin }) }
  const answer = await app.fetch(new Request(ORIGIN + path, { headers }), browser.env)
  const socket = answer.webSocket
  const here: Frame[] = []
  const frames: Frame[] = []
  socket?.accept()
  socket?.addEventListener('message', ({ data }) => {
    if (data === 'pong') return
    const frame = JSON.parse(String(data))
    if (frame.type === 'here') here.push(frame)
    else frames.push(frame)
  })
  const closed = new Promise<number>((resolve) => {
    socket?.addEventListener('close', ({ code }) => resolve(code))
  })
  return { status: answer.status, socket, here, frames, closed }
}
