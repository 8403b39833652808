import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TradePage } from '#contract/trades'
import { makeItem } from '#web/testing/items.ts'
import { ACT, freshTrade, openPage, PAGE, pageOf, press } from '#web/trades/page/testing-page.tsx'
import { ANA, BETO, makeTradeItem } from '#web/trades/testing.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => {
  freshTrade()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const worth = (id: number, estimatedValue: number, userId: string) =>
  makeTradeItem(id, { userId, estimatedValue })
/** Beto offers his 8 for Ana's 7. */
const trade = (given: Partial<TradePage> = {}): TradePage =>
  pageOf({
    requestedItem: worth(7, 300_000, ANA.id),
    offeredItems: [worth(8, 100_000, BETO.id)],
    availableActions: ['accept', 'reject', 'counter'],
    ...given,
  })

const OWN = 'GET /api/user-items'
const THEIRS = 'GET /api/items/user/beto'
const own = (id: number, title: string) => makeItem(id, { title, userId: ANA.id })

/** Ana counters. */
async function open(given: Partial<TradePage> = {}, pages = [[own(21, 'Silla')]]) {
  const { server } = await openPage({ body: trade(given) })
  server.answers[OWN] = ({ url }) => {
    const at = Number(url.searchParams.get('cursor') ?? 0)
    const headers: Record<string, string> = {}
    if (at + 1 < pages.length) headers.Link = `</api/user-items?cursor=${at + 1}>; rel="next"`
    return { body: pages[at] ?? [], headers }
  }
  server.answers[THEIRS] = { body: [makeItem(31, { title: 'Lámpara', userId: BETO.id })] }
  server.answers[ACT] = { body: trade({ version: 2 }) }
  await press('Hacer otra oferta')
  const form = within(await screen.findByRole('dialog', { name: 'Hacer otra oferta' }))
  await form.findByRole('checkbox', { name: /Lámpara/ })
  return { server, form }
}
const send = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: 'Enviar oferta' }))

test('what each side gives is sent from the proposer’s side, with what was shown of it', async () => {
  const { server, form } = await open()
  await userEvent.click(form.getByRole('checkbox', { name: /Lámpara/ }))
  await userEvent.click(form.getByRole('checkbox', { name: /Silla/ }))
  await userEvent.click(form.getByRole('radio', { name: 'Lo pongo yo' }))
  await userEvent.type(form.getByLabelText('Monto en guaraníes'), '20000')
  await send(form)
  await waitFor(() => expect(server.named(ACT)).toHaveLength(1))
  expect(server.named(ACT)[0]?.body).toMatchObject({
    ...{ action: 'counter', version: 1, offeredItemIds: [8, 31], requestedItemIds: [7, 21] },
    ...{ offeredAmount: null, requestedAmount: 2_000_000 },
    revisions: expect.arrayContaining([
      { itemId: 8, revision: 1 },
      { itemId: 21, revision: 1 },
    ]),
  })
  expect(server.named(PAGE).length).toBeGreaterThan(0)
})

test('the item that it began with cannot be taken away', async () => {
  const { form } = await open()
  const begun = form.getByRole<HTMLInputElement>('checkbox', { name: /Cosa 7/ })
  await userEvent.click(begun)
  expect(begun.checked).toBe(true)
})

test('money closes what is left between both sides, with the money that is in it already', async () => {
  const { form } = await open({ offeredAmount: 5_000_000, offerType: 'combination' })
  // 300.000 for 100.000 and 50.000: he would have to add up to 200.000.
  await userEvent.click(form.getByRole('button', { name: /^Pedir Gs\.\s200\.000$/ }))
  const amount = form.getByLabelText<HTMLInputElement>('Monto en guaraníes')
  expect(amount.value).toBe('200.000')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Lo pone Beto' }).checked).toBe(true)
  expect(form.queryByRole('button', { name: /^Pedir/ })).toBeNull()
})

test('a search looks through the pages behind as well', async () => {
  const many = Array.from({ length: 13 }, (_, n) => own(40 + n, `Silla ${n}`))
  const { form } = await open({}, [many, [own(22, 'Guitarra')]])
  const shelf = within(form.getByRole('group', { name: 'Tú das' }))
  await userEvent.type(shelf.getByRole('searchbox'), 'guitarra')
  expect(await shelf.findByRole('checkbox', { name: /Guitarra/ })).toBeTruthy()
})

test('what the server says of the proposer’s things stands at the shelf of whoever gives them', async () => {
  const { server, form } = await open()
  const path = 'offeredItemIds'
  const said = 'Cada lado puede dar máximo 10 artículos.'
  server.answers[ACT] = {
    status: 422,
    body: {
      message: 'x',
      code: 'invalid',
      issues: [{ path, code: 'offered_many', message: said }],
    },
  }
  await userEvent.click(form.getByRole('checkbox', { name: /Lámpara/ }))
  await send(form)
  const shelf = within(await form.findByRole('group', { name: 'Beto da' }))
  expect(await shelf.findByText(said)).toBeTruthy()
})
