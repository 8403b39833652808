/** The chat of a trade without a network, with photos and links, and without a mouse. */

import { expectStop, goTo, press } from '../kit/keyboard.ts'
import { LARGE } from '../kit/own.ts'
import { expectWholeEverywhere } from '../kit/shapes.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { said } from '../kit/texts.ts'
import { actBy, chatOf, makePair, openTrade, propose, say } from '../kit/trades.ts'

test.use({ provoked: { errors: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/] } })

async function opened(
  newPerson: () => Promise<import('@playwright/test').Page>,
  known: { isPhoneProved?: boolean } = {},
) {
  const pair = await makePair(await newPerson(), await newPerson(), known)
  const id = await propose(pair.proposer, pair.wanted.id, [pair.offered.id])
  await actBy(pair.owner, id, 'accept')
  for (const page of [pair.owner, pair.proposer]) {
    await openTrade(page, id)
    await expect(page.getByRole('log')).toBeVisible()
  }
  return { ...pair, id }
}

test('messages written without a network wait on the phone and go out once, in order', async ({
  newPerson,
}) => {
  const { owner, proposer, id } = await opened(newPerson)
  await say(owner, 'antes')
  await owner.context().setOffline(true)
  for (const text of ['uno', 'dos', 'tres']) await say(owner, text)
  await expect(owner.getByText('Esperando conexión')).toHaveCount(3)
  await owner.context().setOffline(false)
  const all = ['antes', 'uno', 'dos', 'tres']
  await expect.poll(() => chatOf(proposer)).toEqual(all)
  await expect.poll(() => chatOf(owner)).toEqual(all)
  await expect(owner.getByText('Esperando conexión')).toHaveCount(0)
  // What the server has, not what a page shows: each once.
  const stored = await owner.request.get(`/api/trade-proposals/${id}/messages`)
  expect((await stored.json()).map((one: { content: string }) => one.content)).toEqual(all)
  // Read is what was in sight: on a phone the chat stands further down.
  await proposer.getByLabel('Mensaje', { exact: true }).scrollIntoViewIfNeeded()
  await expect(owner.getByText('Leído')).toHaveCount(4)
})

test('a photo is made small here, seen there, opened large, and only by the two', async ({
  newPerson,
}) => {
  const { owner, proposer } = await opened(newPerson)
  await owner.locator('form input[type=file]').setInputFiles(LARGE)
  await expect(owner.getByText('Foto lista para enviar')).toBeAttached({ timeout: 30_000 })
  await say(owner, 'Así está')
  const photo = proposer.getByRole('button', { name: 'Ampliar: Foto de Olga' })
  await expect(photo).toBeVisible()
  const address = (await photo.locator('img').getAttribute('src')) ?? ''
  await expect
    .poll(() => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100)
  await photo.click()
  await expect(proposer.getByRole('dialog', { name: 'Foto de Olga' })).toBeVisible()
  await expectAccessible(proposer)
  await press(proposer, 'Escape')
  await expect(proposer.getByRole('dialog')).toHaveCount(0)
  await expect(photo).toBeFocused()
  const foreign = await newPerson()
  await foreign.goto('/')
  expect((await foreign.request.get(address)).status()).toBe(401)
})

// Case 32.
test('an address can be tapped, markup is text', async ({ newPerson }) => {
  // Beginners write no links (D59).
  const { owner, proposer } = await opened(newPerson, { isPhoneProved: true })
  const text = '"><img src=x onerror=1> https://example.com/x, javascript:alert(1)'
  await say(owner, text)
  await expect.poll(() => chatOf(proposer)).toEqual([text])
  const link = proposer.getByRole('log').getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', 'https://example.com/x')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test(
  'by the keyboard alone: to the field, sent, and the field keeps the focus',
  { tag: '@both' },
  async ({ newPerson }, info) => {
    const { owner, proposer } = await opened(newPerson)
    await expectAccessible(owner)
    await expectWholeEverywhere(owner, 'a trade with its chat')
    await owner.evaluate(() => document.getElementById('content')?.focus())
    const field = owner.getByLabel('Mensaje', { exact: true })
    await goTo(owner, field)
    await owner.keyboard.type('Con las teclas')
    if (info.project.name === 'wide') await press(owner, 'Enter')
    else {
      await owner.keyboard.press('Tab')
      await press(owner, 'Enter')
    }
    await expect.poll(() => chatOf(proposer)).toEqual(['Con las teclas'])
    await expect(field).toBeFocused()
    await expectStop(owner)
  },
)

test('read further up, the list stays where it is; the new is one tap away', async ({
  newPerson,
}) => {
  const { owner, proposer } = await opened(newPerson)
  for (let n = 1; n <= 18; n += 1)
    await say(owner, `Mensaje largo número ${n} para llenar la lista`)
  await expect.poll(async () => (await chatOf(proposer)).length).toBe(18)
  const log = proposer.getByRole('log')
  const top = () => log.evaluate((list) => Math.round(list.scrollTop))
  const fromEnd = () =>
    log.evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight))
  await expect.poll(fromEnd).toBeLessThan(4)
  await log.evaluate((list) => {
    list.scrollTop = 40
  })
  await expect.poll(top).toBe(40)
  await say(owner, 'El último')
  const more = proposer.getByRole('button', { name: 'Mensajes nuevos' })
  await expect(more).toBeVisible()
  expect(await top()).toBe(40)
  await more.click()
  await expect.poll(fromEnd).toBeLessThan(4)
  await said(proposer, 'El último')
  await expect(more).toHaveCount(0)
})
