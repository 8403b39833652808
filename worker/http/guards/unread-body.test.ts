import { expect, test } from 'vitest'
import { app } from '../../app.ts'
import { Browser, ORIGIN } from '../../testing/app.ts'
import { DRAINED_MAX_BYTES } from './unread-body.ts'

const CHUNK = new Uint8Array(64 * 1024)

/** Sends `chunks` of a form and tells how many were asked for; `declared` overrides the length it states. */
async function sendForm(origin: string, chunks: number, declared = chunks * CHUNK.length) {
  let given = 0
  const body = new ReadableStream({
    pull(controller) {
      if (given === chunks) return controller.close()
      given += 1
      controller.enqueue(CHUNK)
    },
  })
  const headers = {
    origin,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(declared),
  }
  const request = new Request(`${ORIGIN}/api/items`, { method: 'POST', headers, body })
  const answer = await app.fetch(request, new Browser().env)
  return { status: answer.status, given }
}

test('a form of somebody who is signed out is taken to its end before the answer', async () => {
  expect(await sendForm(ORIGIN, 40)).toEqual({ status: 401, given: 40 })
})

test('so is one that comes from another site', async () => {
  expect(await sendForm('https://evil.example', 40)).toEqual({ status: 403, given: 40 })
})

test('a form that says it is longer than ours ever are is cut off', async () => {
  const { status, given } = await sendForm(ORIGIN, 40, DRAINED_MAX_BYTES + 1)
  expect(status).toBe(401)
  expect(given).toBeLessThan(10)
})

test('one that sends more than it said is cut off as well', async () => {
  const { given } = await sendForm(ORIGIN, 1_000, CHUNK.length)
  expect(given * CHUNK.length).toBeLessThanOrEqual(DRAINED_MAX_BYTES + 4 * CHUNK.length)
})
