/** What stood on the page is what is accepted; what was edited after the proposal is told to both sides. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShownItem, TradeItem, TradePage } from '#contract/trades'
import { refusal } from '#web/testing/fake-server.ts'
import { tradeQuery } from '#web/trades/queries.ts'
import { ANA, BETO, makeTradeItem } from '#web/trades/testing.ts'
import {
  ACT,
  button,
  dialog,
  freshTrade,
  openTrade,
  pageOf,
  press,
  pressIn,
} from './testing-page.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

const shown: ShownItem = {
  ...{ title: 'iPhone 13 128 GB', description: 'Poco uso.', estimatedValue: 1_500_000 },
  ...{ condition: 'good', category: 'Celulares', location: 'Luque', tags: ['128 GB'], photos: 2 },
}
const change: TradeItem['change'] = {
  before: shown,
  now: { ...shown, title: 'Funda de iPhone', estimatedValue: 0, tags: [] },
  hasOtherPhotos: true,
}
const edited = makeTradeItem(8, {
  ...{ userId: BETO.id, title: 'Funda de iPhone', revision: 2, change },
})
const openActions = { availableActions: ['accept', 'reject'] } satisfies Partial<TradePage>
const revisions = (of8: number) => [
  { itemId: 7, revision: 1 },
  { itemId: 8, revision: of8 },
]

test('accepting says which revisions stood on the page; no other action does', async () => {
  const { server } = await openTrade(pageOf(openActions))
  server.answers[ACT] = { body: pageOf({ status: 'accepted' }) }
  await press('Aceptar')
  await pressIn('Sí, aceptar')
  await waitFor(() => expect(server.named(ACT)).toHaveLength(1))
  expect(server.named(ACT)[0]?.body).toEqual({
    ...{ action: 'accept', version: 1 },
    revisions: revisions(1),
  })
})

test('what was edited meanwhile is refused, shown with both texts, and accepted only after that', async () => {
  const { server } = await openTrade(pageOf(openActions))
  const { body } = refusal(409, 'seen_changed', 'Un artículo cambió desde que lo viste.')
  const current = pageOf({ ...openActions, offeredItems: [edited] })
  server.answers[ACT] = { status: 409, body: { ...body, current } }
  await press('Aceptar')
  await pressIn('Sí, aceptar')
  const asks = within(await dialog())
  expect((await asks.findByRole('alert')).textContent).toBe(
    'Un artículo cambió desde que lo viste.',
  )
  await waitFor(() => expect(asks.queryByRole('button', { name: 'Sí, aceptar' })).toBeNull())
  await userEvent.click(asks.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement)
  const told = within(await screen.findByRole('region', { name: 'Cambió después de la propuesta' }))
  expect(told.getByText('iPhone 13 128 GB')).toBeTruthy()
  expect(told.getByText('Funda de iPhone')).toBeTruthy()
  server.answers[ACT] = { body: pageOf({ status: 'accepted', offeredItems: [edited] }) }
  await press('Aceptar')
  await pressIn('Sí, aceptar')
  await waitFor(() => expect(server.named(ACT)).toHaveLength(2))
  expect(server.named(ACT)[1]?.body).toEqual({
    ...{ action: 'accept', version: 1 },
    revisions: revisions(2),
  })
})

test('what comes in under the open dialog was not seen: what stood there when it was opened is sent', async () => {
  const { server, queryClient } = await openTrade(pageOf(openActions))
  server.answers[ACT] = { body: pageOf({ status: 'accepted' }) }
  await press('Aceptar')
  await dialog()
  const now = pageOf({ ...openActions, offeredItems: [edited] })
  act(() => void queryClient.setQueryData(tradeQuery(7).queryKey, now))
  await pressIn('Sí, aceptar')
  await waitFor(() => expect(server.named(ACT)).toHaveLength(1))
  expect(server.named(ACT)[0]?.body).toEqual({
    ...{ action: 'accept', version: 1 },
    revisions: revisions(1),
  })
})

test('an offer that came in place of a question under the open dialog was not seen either', async () => {
  const asked = { ...openActions, offerType: null, offeredItems: [] }
  const { server } = await openTrade(pageOf(asked))
  const { body } = refusal(409, 'trade_moved', 'El intercambio cambió mientras tanto.')
  const current = pageOf({ ...openActions, version: 2 })
  server.answers[ACT] = { status: 409, body: { ...body, current } }
  await press('Aceptar')
  await pressIn('Sí, aceptar')
  await within(await dialog()).findByRole('alert')
  expect(server.named(ACT)[0]?.body).toMatchObject({ version: 1 })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sí, aceptar' })).toBeNull())
})

test('only what is accepted has to have been seen: a refusal that did not arrive may be sent again', async () => {
  const { server, queryClient } = await openTrade(pageOf(openActions))
  server.answers[ACT] = 'no network'
  await press('Rechazar')
  await pressIn('Sí, rechazar')
  await within(await dialog()).findByRole('alert')
  const now = pageOf({ ...openActions, offeredItems: [edited] })
  act(() => void queryClient.setQueryData(tradeQuery(7).queryKey, now))
  // In the trade, and in what has changed once that is there.
  await screen.findAllByText('Funda de iPhone')
  server.answers[ACT] = { body: pageOf({ status: 'rejected' }) }
  await pressIn('Sí, rechazar')
  await waitFor(() => expect(server.named(ACT)).toHaveLength(2))
})

test.each([ANA, BETO])('$firstName sees what it was and what it is, part by part', async (me) => {
  await openTrade(pageOf({ offeredItems: [edited] }), { me })
  const told = await screen.findByRole('region', { name: 'Cambió después de la propuesta' })
  const text = [...told.querySelectorAll('h3, p, dl > div')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )
  expect(text).toEqual([
    ...['Cuando se propuso', 'iPhone 13 128 GB'],
    ...['Valor estimado: Gs. 1.500.000', 'Etiquetas: 128 GB', 'Fotos: 2 fotos'],
    ...['Ahora', 'Funda de iPhone'],
    ...['Valor estimado: Sin valor indicado', 'Etiquetas: ninguna', 'Fotos: otras fotos'],
  ])
})

test('in English too, and nothing is said where nothing was edited', async () => {
  const view = await openTrade(pageOf({ offeredItems: [edited] }), { language: 'en' })
  const told = await screen.findByRole('region', { name: 'Changed after the proposal' })
  expect(within(told).getByText('When it was proposed')).toBeTruthy()
  view.unmount()
  await openTrade(pageOf(openActions))
  await button('Aceptar')
  expect(screen.queryByText('Cambió después de la propuesta')).toBeNull()
})
