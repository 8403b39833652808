/** Somebody signed in on several devices: each with its cookie, its open socket and its pushes. */
import { env } from 'cloudflare:test'
import { hashPassword } from '../accounts/passwords.ts'
import { newSession } from '../accounts/person/sessions.ts'
import { app } from '../app.ts'
import { sha256 } from '../http/secrets/hash.ts'
import { devicesOf, saveDevice } from '../notifications/push-store.ts'
import { Browser, ORIGIN, testContext } from './app.ts'
import { makeAccount } from './makers/makers.ts'
import { makeProposal, walk } from './makers/trade-maker.ts'
import { PASSWORD } from './services/mailbox.ts'

const { ctx } = testContext()
let hashed: Promise<string> | undefined

type Known = Awaited<ReturnType<typeof makeTrader>>
export type Device = Awaited<ReturnType<typeof makeDevice>>

/** With PASSWORD, and a trade that is over: its chat can still be read, and nothing keeps its person from leaving. */
export async function makeTrader() {
  hashed ??= hashPassword(ctx.random, PASSWORD)
  const owner = await makeAccount({ passwordHash: await hashed })
  const proposer = await makeAccount()
  const trade = await makeProposal({ owner, proposer })
  await walk(trade.id, [
    [owner.browser, 'accept'],
    [proposer.browser, 'request_cancellation'],
    [owner.browser, 'approve_cancellation'],
  ])
  return { id: owner.id, email: owner.email, trade: trade.id }
}

export const tokenOf = (browser: Browser) => browser.cookies.get('__Host-session') ?? ''

/** Whoever has the cookie, without being that browser. */
export function thiefOf(browser: Browser): Browser {
  const thief = new Browser()
  thief.cookies.set('__Host-session', tokenOf(browser))
  return thief
}

/** A new session with a socket that is open and a device that gets pushes. */
export async function makeDevice({ id, trade }: Known) {
  const { token, statement } = await newSession(ctx, id, 'device')
  await statement
  const browser = new Browser()
  browser.cookies.set('__Host-session', token)
  const headers = { upgrade: 'websocket', cookie: `__Host-session=${token}`, origin: ORIGIN }
  const request = new Request(`${ORIGIN}/ws?trade=${trade}`, { headers })
  const { webSocket: socket } = await app.fetch(request, env)
  if (!socket) throw new Error('no socket')
  socket.accept()
  let closedWith: number | undefined
  socket.addEventListener('close', ({ code }) => {
    closedWith = code
  })
  const endpoint = `https://push.example/${token}`
  const keys = { endpoint, p256dh: 'B', auth: 'A' }
  const sessionHash = await sha256(token)
  await saveDevice(ctx.db, { ...keys, userId: id, sessionHash, createdAt: ctx.clock.now() })
  const copy = thiefOf(browser)
  return {
    browser,
    copy,
    closedWith: () => closedWith,
    enters: async () => (await copy.get('/api/auth/user')).status === 200,
    isPushed: async () =>
      (await devicesOf(ctx.db, [id], ctx.clock.now())).some(
        ({ device, isLive }) => isLive && device.endpoint === endpoint,
      ),
  }
}
