/** What was stored with its answer lost and then edited on the device: what is shown in the end is what was typed last. */
import '#web/app/start/features.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#contract/items'
import { idAfter } from '#web/api/attempt.ts'
import { ID, MINE, openMine, VALUES } from '#web/items/mine/testing-mine.tsx'
import { keepWaiting } from '#web/items/sending/waiting.ts'
import * as t from '#web/items/testing.tsx'
import { entriesOf, retryEntry } from '#web/pwa/outbox/entries.ts'
import { startOutbox } from '#web/pwa/outbox/start.ts'
import { setOnline } from '#web/pwa/store/testing.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const PLACES = { 'GET /api/places': { body: [] } }
const photo = { full: new Blob(['x'.repeat(9000)]), medium: null, small: null, colors: null }
let stop: (() => void) | undefined

beforeEach(() => t.fresh())
afterEach(() => {
  stop?.()
  setOnline(true)
  vi.unstubAllGlobals()
})

type Known = { price: string; item: Item | null }
type Answer = { status: number; body: unknown }

function reused(current: Item | null): Answer {
  const { status, body } = refusal(409, 'client_id_reused', 'Ya se había enviado.')
  return { status, body: { ...body, ...(current && { current }) } }
}

/** A server that keeps what it is sent by its id, as ours does. `spoilt`: what becomes of its first answers. */
function keeping(spoilt: ('no network' | 503 | 'as it is')[] = [], change?: Answer) {
  const known = new Map<string, Known>()
  const calls: string[] = []
  const publish = (form: FormData): Answer => {
    const id = String(form.get('clientId'))
    const price = String(form.get('estimatedValue'))
    const before = known.get(id)
    if (before && before.price !== price) return reused(before.item)
    const item = before?.item ?? makeItem(9 + known.size, { estimatedValue: Number(price) })
    known.set(id, { price, item })
    return { status: before ? 200 : 201, body: item }
  }
  const edit = (form: FormData): Answer =>
    change ?? {
      status: 200,
      body: makeItem(9, { estimatedValue: Number(form.get('estimatedValue')) }),
    }
  const sent = t.fakeUploads((call, form) => {
    calls.push(call)
    const answer = call.startsWith('PUT') ? edit(form) : publish(form)
    const instead = spoilt.shift()
    if (instead === 503) return refusal(503, 'service_down', 'No responde.')
    return instead === 'no network' ? instead : answer
  })
  return { known, calls, sent, spoilt }
}

const putGuitar = (estimatedValue = '100.000') =>
  keepWaiting('ana', ID, {
    values: { ...VALUES, estimatedValue },
    photos: [{ name: 'guitarra.jpg', photo }],
  })

/** Ana's own items, with the queue at work. */
async function openQueue() {
  const view = await openMine({ [MINE]: { body: [], headers: { 'X-Total-Count': '0' } } })
  stop = startOutbox(view.queryClient)
  return view
}

/** Ana opens it in the publish form and types another price. */
async function mend(price: string) {
  t.signedIn()
  fakeServer({ 'GET /api/auth/user': t.ANA, ...PLACES })
  const view = await t.visit(`/items/new?waiting=${ID}`)
  await screen.findByLabelText('Título')
  await userEvent.clear(t.field(/Valor estimado/))
  await userEvent.type(t.field(/Valor estimado/), price)
  return view
}

/** Sent once, with its answer lost; then it waits. */
async function lost() {
  await putGuitar()
  const server = keeping(['no network'])
  const queue = await openQueue()
  await waitFor(() => expect(server.calls).toEqual(['POST /api/items']))
  await waitFor(async () => expect((await entriesOf('ana'))[0]?.tries).toBe(1))
  stop?.()
  queue.unmount()
  return server
}

test('edited in its form, the stored one gets the new price and all else that was typed', async () => {
  const { calls, sent } = await lost()
  await mend('1000000')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(t.here()).toBe('/items/9'))
  expect(calls).toEqual(['POST /api/items', 'POST /api/items', 'PUT /api/items/9'])
  const [, , edit] = sent
  expect(edit?.get('estimatedValue')).toBe('1000000')
  expect(edit?.get('title')).toBe('Guitarra criolla')
  expect(edit?.get('clientId')).toBeNull()
  expect(edit?.get('newImages')).toBeInstanceOf(Blob)
  expect(edit?.get('imagesToRemove')).toBe(JSON.stringify(makeItem(9).images))
  expect(edit?.get('imageOrder')).toBe('["new:0"]')
  expect(await entriesOf('ana')).toEqual([])
})

test('edited without a network it waits again, and the queue sends the edit', async () => {
  const { calls } = await lost()
  setOnline(false)
  const form = await mend('1000000')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(t.here()).toBe('/my-items'))
  form.unmount()
  setOnline(true)
  await openQueue()
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  expect(calls).toEqual(['POST /api/items', 'POST /api/items', 'PUT /api/items/9'])
})

test('an edit whose answer is lost as well is sent again, and stays one item', async () => {
  const { calls, sent, spoilt, known } = await lost()
  await putGuitar('1.000.000')
  // The refusal arrives; what the edit answers does not.
  spoilt.push('as it is', 'no network')
  await openQueue()
  await waitFor(async () => expect((await entriesOf('ana'))[0]?.tries).toBe(1))
  await retryEntry(ID)
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  expect(calls.filter((call) => call === 'PUT /api/items/9')).toHaveLength(2)
  expect(sent.slice(1).every((form) => form.get('estimatedValue') === '1000000')).toBe(true)
  expect(known.size).toBe(1)
})

test('where the stored one was deleted meanwhile, what was changed goes out as a new one, once', async () => {
  const { known, calls, sent } = await lost()
  known.set(ID, { price: '100000', item: null })
  await mend('1000000')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls[2]).toBe('POST /api/items')
  expect(sent[2]?.get('clientId')).toBe(idAfter(ID))
  expect([...known.keys()]).toEqual([ID, idAfter(ID)])
  expect(await entriesOf('ana')).toEqual([])
})

test('what may not be edited any more stays in the queue with the server’s sentence', async () => {
  await putGuitar()
  const reserved = refusal(409, 'item_reserved', 'El artículo está reservado.')
  const { known } = keeping([], reserved)
  known.set(ID, { price: '50000', item: makeItem(9) })
  await openQueue()
  await screen.findByText('No se pudo publicar: El artículo está reservado.')
  expect(await entriesOf('ana')).toHaveLength(1)
})

test('a form whose first try failed on the server is edited and sent again: the stored one changes', async () => {
  const { known, calls } = keeping([503])
  await t.openForm(PLACES)
  await t.fillForm()
  await userEvent.click(t.button('Publicar'))
  await screen.findAllByText('No responde.')
  await userEvent.clear(t.field(/Valor estimado/))
  await userEvent.type(t.field(/Valor estimado/), '1000000')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(t.here()).toBe('/items/9'))
  expect(calls).toEqual(['POST /api/items', 'POST /api/items', 'PUT /api/items/9'])
  expect(known.size).toBe(1)
})
