/** A line that has gone silent: its socket is there, and answers nothing. */
import { env, type evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { ORIGIN } from '../testing/app.ts'
import { makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { openSocket } from '../testing/sockets.ts'
import { CLOSE } from './terms.ts'

type Stub = Parameters<typeof evictDurableObject>[0]

test('a socket whose end nobody has answered keeps no message from anybody', async () => {
  const pair = await makePair()
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  const cookie = [...pair.owner.browser.cookies].map((one) => one.join('=')).join('; ')
  const headers = { upgrade: 'websocket', origin: ORIGIN, cookie }
  const asked = new Request(`${ORIGIN}/ws?trade=${id}`, { headers })
  // Never accepted: as a line that is silent, it answers nothing.
  const { webSocket } = await app.fetch(asked, pair.owner.browser.env)
  expect(webSocket).toBeTruthy()
  const room = env.TRADE_ROOM.get(env.TRADE_ROOM.idFromName(String(id))) as unknown as Stub
  await runInDurableObject(room, (_, state) => {
    for (const socket of state.getWebSockets()) socket.close(CLOSE.tooBig)
    expect(state.getWebSockets()).not.toEqual([])
  })
  const other = await openSocket(pair.proposer.browser, id)
  expect(
    (
      await pair.proposer.browser.post(`/api/trade-proposals/${id}/messages`, {
        content: '¿estás?',
      })
    ).status,
  ).toBe(201)
  await vi.waitFor(() => expect(other.frames).toHaveLength(1))
  other.socket?.close()
})
