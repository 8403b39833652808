/** The mail service as the deployed worker speaks to it: its library in workerd, over the network. */
import { expect, inject, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import type { Received } from '../testing/services/fake-sendgrid.ts'
import { newAddress } from '../testing/services/mailbox.ts'
import { deliveryOf } from './rules.ts'
import { answers, deliver } from './sendgrid.ts'
import { mailServiceOf } from './service.ts'

const SILENCE = { status: 0, waitMs: 0 }
const service = inject('mailService')
const ours = service.SENDGRID_BASE_URL
const senderAt = (url: string) =>
  mailServiceOf(testContext({ ...service, SENDGRID_BASE_URL: url }).ctx)
const letterTo = (to: string) => ({
  to,
  subject: 'Hola, ñandú',
  text: 'Tu código',
  html: '<p>é</p>',
  unsubscribeUrl: null,
})

async function received(to: string): Promise<Received[]> {
  const all: Received[] = await (await fetch(`${ours}/received`)).json()
  return all.filter(({ letter }) => letter.personalizations[0]?.to[0]?.email === to)
}

test('a letter arrives once, whole', async () => {
  const to = newAddress()
  expect(await deliver(await senderAt(ours), letterTo(to))).toEqual({ status: 202, waitMs: 0 })
  const came = await received(to)
  expect(came).toHaveLength(1)
  expect(came[0]).toMatchObject({
    path: '/v3/mail/send',
    key: 'Bearer SG.test-key',
    letter: {
      from: { email: 'hola@jopoi.example', name: 'Jopói' },
      subject: 'Hola, ñandú',
      content: [
        { type: 'text/plain', value: 'Tu código' },
        { type: 'text/html', value: '<p>é</p>' },
      ],
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    },
  })
})

test.each([
  ['400', 'refused'],
  ['413', 'refused'],
  ['401', 'failed'],
  ['429', 'failed'],
  ['500', 'failed'],
])('an answer of %s means %s', async (status, meaning) => {
  const to = newAddress()
  const answer = await deliver(await senderAt(`${ours}/${status}`), letterTo(to))
  expect(answer).toEqual({ status: Number(status), waitMs: 0 })
  expect(deliveryOf(answer.status)).toBe(meaning)
  expect(await received(to)).toHaveLength(1)
})

test('a service that does not answer is given up after a while', async () => {
  const to = newAddress()
  const began = performance.now()
  expect(await deliver(await senderAt(`${ours}/silent`), letterTo(to), 300)).toEqual(SILENCE)
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await received(to)).toHaveLength(1)
})

test('a service that is not there has failed, and the next one is asked anew', async () => {
  const to = newAddress()
  expect(await deliver(await senderAt('http://127.0.0.1:9'), letterTo(to))).toEqual(SILENCE)
  expect((await deliver(await senderAt(ours), letterTo(to))).status).toBe(202)
})

test('whether a key is taken is asked without sending anything', async () => {
  expect(await answers(await senderAt(ours))).toBe(true)
  expect(await answers(await senderAt(`${ours}/401`))).toBe(false)
  // Where it leads all would be well.
  expect(await answers(await senderAt(`${ours}/302`))).toBe(false)
  expect(await answers(await senderAt('http://127.0.0.1:1'))).toBe(false)
  expect(await answers({ ...(await senderAt(ours)), key: null })).toBe(false)
})
