/** What is sent as a photo and is none, or is more than one: refused with its sentence and nothing kept, or stored clean. */

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '../app.ts'
import { textOf } from '../http/messages.ts'
import type { Item } from '../items/contract.ts'
import { type Browser, ORIGIN } from '../testing/app.ts'
import { itemForm, newItem } from '../testing/makers/item-maker.ts'
import { makeBought, pdf } from '../testing/makers/proofs.ts'
import { makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { documentsOf } from '../verification/documents.ts'
import { readPicture } from './formats/strip.ts'
import { BOMBS, cuts, IMPOSTORS, NAMES, POLYGLOTS, text } from './testing/hostile-files.ts'
import { fileOf, sample } from './testing/samples.ts'
import { toldBy } from './testing/telltales.ts'

/** Without the binding that paints pictures anew: what is stored is what was sent, as far as it is let through. */
const BARE = { IMAGES: undefined }
const TYPE = ['photo_type', 'avatar_type']
type Bytes = Uint8Array<ArrayBuffer>

let owner: Browser
let ownerId: string
let trade: number
beforeAll(async () => {
  const pair = await makePair(BARE)
  await makeBought(pair.owner.id, 'gold')
  owner = pair.owner.browser
  ownerId = pair.owner.id
  trade = (await makeProposal(pair)).id
  await walk(trade, [[owner, 'accept']])
})

const formWith = (field: string, file: File, more: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  form.set(field, file)
  return form
}
const publish = (...files: File[]) =>
  owner.send('POST', '/api/items', { form: itemForm(newItem(), 'images', files) })

/** Every way in for a file. */
const WAYS: Record<string, (file: File) => Promise<Response>> = {
  'a new thing': (file) => publish(file),
  'one’s own picture': (file) =>
    owner.send('POST', '/api/profile/update', { form: formWith('avatar', file) }),
  'a chat': (file) =>
    owner.send('POST', `/api/trade-proposals/${trade}/messages`, {
      form: formWith('images', file),
    }),
  'a proof': (file) =>
    owner.send('POST', '/api/user/verification/document', {
      form: formWith('document', file, { verificationType: 'selfie' }),
    }),
}

async function kept(): Promise<string[]> {
  const lists = await Promise.all([env.PHOTOS.list(), env.PRIVATE.list()])
  return lists.flatMap(({ objects }) => objects.map(({ key }) => key))
}

/** With one of the codes, in words, and with nothing kept. */
async function expectRefused(asked: () => Promise<Response>, codes: string[]): Promise<void> {
  const before = await kept()
  const answer = await asked()
  const body = await answer.json<{ code: string; message: string }>()
  expect(codes).toContain(body.code)
  expect(body.message).toBe(textOf(body.code, 'es'))
  expect([413, 415, 422]).toContain(answer.status)
  expect(await kept()).toEqual(before)
}

describe.each(Object.keys(WAYS))('into %s', (way) => {
  const send = (bytes: Bytes, name = 'foto.jpg', type = 'image/jpeg') =>
    WAYS[way]?.(fileOf(bytes, name, type)) ?? Promise.reject(new Error(way))

  test.each(IMPOSTORS)('%s does not get, whatever it is called', async (_what, bytes) => {
    for (const [name, type] of [
      ['foto.jpg', 'image/jpeg'],
      ['foto.png', 'text/html'],
    ] as const) {
      await expectRefused(() => send(bytes, name, type), TYPE)
    }
  })

  test.each(BOMBS)('a %s of 50,000 × 50,000 does not get', async (_what, bytes) => {
    await expectRefused(() => send(bytes), ['photo_pixels', 'photo_broken'])
  })

  test('nothing, and what is too large, does not get', async () => {
    await expectRefused(() => send(text('')), ['photo_broken', 'document_required'])
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    large.set(sample('gps.jpg'))
    await expectRefused(() => send(large), ['photo_large', 'document_large', 'avatar_large'])
  })

  test.each(NAMES)('%s that is cut off does not get', async (name) => {
    for (const bytes of cuts(name)) {
      await expectRefused(() => send(bytes), [...TYPE, 'photo_broken'])
    }
  })
})

async function served(path: string) {
  const answer = await app.fetch(new Request(ORIGIN + path), owner.env)
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** As anybody gets it: its own type, nothing to sniff, nothing that stood beside the picture. */
async function expectClean(path: string, hidden: string): Promise<void> {
  const { answer, bytes } = await served(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-type')).toBe(readPicture(bytes).type)
  expect(toldBy(bytes)).toEqual([])
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain(hidden)
}

test.each(POLYGLOTS)('%s is stored as the picture alone', async (_what, bytes, hidden) => {
  const answer = await publish(fileOf(bytes, 'foto.html', 'text/html'))
  expect(answer.status).toBe(201)
  const { photos } = await answer.json<Item>()
  for (const path of Object.values(photos[0]?.urls ?? {})) await expectClean(path, hidden)
})

test('companions that are bombs, impostors or cut off are left out', async () => {
  for (const [, bytes] of [...BOMBS, ...IMPOSTORS]) {
    const form = itemForm(newItem(), 'images', [fileOf(sample('gps.jpg'))])
    form.append('images320', fileOf(bytes))
    const answer = await owner.send('POST', '/api/items', { form })
    expect(answer.status).toBe(201)
    const { photos } = await answer.json<Item>()
    await expectClean(photos[0]?.urls[320] ?? '', 'script')
  }
})

test('a proof is what its bytes say: a PDF that is called a picture, a picture that is called a PDF', async () => {
  const send = (file: File) =>
    owner.send('POST', '/api/user/verification/document', {
      form: formWith('document', file, { verificationType: 'government_id' }),
    })
  const typeOf = async () => {
    const { objects } = await env.PRIVATE.list({
      prefix: documentsOf(ownerId),
      include: ['httpMetadata'],
    })
    return objects.map(({ httpMetadata }) => httpMetadata?.contentType)
  }
  const posing = new File([await pdf().arrayBuffer()], 'foto.jpg', { type: 'image/jpeg' })
  expect([(await send(posing)).status, await typeOf()]).toEqual([200, ['application/pdf']])
  const picture = fileOf(sample('gps.jpg'), 'papeles.pdf', 'application/pdf')
  expect([(await send(picture)).status, await typeOf()]).toEqual([200, ['image/jpeg']])
})

test('a hundred at once, half of them wrong: those that fit are stored, the others leave nothing', async () => {
  const before = new Set(await kept())
  const hostile = [...BOMBS, ...IMPOSTORS].map(([, bytes]) => bytes)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      publish(fileOf(n % 2 ? (hostile[n % hostile.length] ?? text('')) : sample('gps.png'))),
    ),
  )
  expect(
    answers.map(({ status }, n) => (n % 2 ? [415, 422] : [201]).includes(status)),
  ).not.toContain(false)
  const published = await Promise.all(
    answers.filter(({ status }) => status === 201).map((answer) => answer.json<Item>()),
  )
  const own = published.map(({ id }) => `items/${id}/`)
  const added = (await kept()).filter((key) => !before.has(key))
  expect(new Set(added.map((key) => own.find((prefix) => key.startsWith(prefix))))).toEqual(
    new Set(own),
  )
})
