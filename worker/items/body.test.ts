/** How much of a form is read, and for whom. */
import { beforeAll, expect, test } from 'vitest'
import { app } from '../app.ts'
import { JSON_MAX_BYTES } from '../http/guards/body-limit.ts'
import { FORM_MAX_BYTES } from '../media/form-body.ts'
import { Browser, ORIGIN } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'

const MEGABYTE = new Uint8Array(1024 * 1024)
/** A stream fills its queue before anybody reads. */
const UNREAD_MAX = 2 * MEGABYTE.length
let owner: Browser
let stranger: Browser
beforeAll(async () => {
  owner = (await makeAccount()).browser
  stranger = (await makeAccount()).browser
})

/** A form that never ends, whatever it says of its length; `read` counts what was taken of it. */
async function endless(browser: Browser, method: string, path: string, length?: number) {
  let read = 0
  const body = new ReadableStream({
    pull(controller) {
      read += MEGABYTE.length
      controller.enqueue(MEGABYTE)
    },
  })
  const headers = {
    origin: ORIGIN,
    'content-type': 'Multipart/Form-Data; boundary=x',
    ...(length !== undefined && { 'content-length': String(length) }),
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const answer = await app.fetch(
    new Request(`${ORIGIN}${path}`, { method, headers, body }),
    browser.env,
  )
  const { code } = await answer.json<{ code: string }>()
  return { told: [answer.status, code], read }
}

test('a form without a length is read up to the limit', async () => {
  const { id } = await makeItem(owner)
  for (const [method, path] of [
    ['POST', '/api/items'],
    ['PUT', `/api/items/${id}`],
  ] as const) {
    const { told, read } = await endless(owner, method, path)
    expect(told).toEqual([413, 'too_large'])
    expect(read).toBeLessThan(FORM_MAX_BYTES + 3 * MEGABYTE.length)
  }
})

test('a form that says it is too long is not read', async () => {
  const { told, read } = await endless(owner, 'POST', '/api/items', FORM_MAX_BYTES + 1)
  expect(told).toEqual([413, 'too_large'])
  expect(read).toBeLessThanOrEqual(UNREAD_MAX)
})

test('nothing is read of an edit that is refused anyway', async () => {
  const { id } = await makeItem(owner)
  const path = `/api/items/${id}`
  const theirs = await endless(stranger, 'PUT', path)
  expect(theirs.told).toEqual([403, 'item_not_yours'])
  expect(theirs.read).toBeLessThanOrEqual(UNREAD_MAX)
  const visitor = await endless(new Browser(), 'PUT', path)
  expect([visitor.told[0], visitor.read <= UNREAD_MAX]).toEqual([401, true])
  const absent = await endless(owner, 'PUT', '/api/items/999999')
  expect([absent.told, absent.read <= UNREAD_MAX]).toEqual([[404, 'item_not_found'], true])
})

/** As many fields as are asked for, written by hand: a form object takes longer than what is measured. */
const manyFields = (count: number) =>
  new TextEncoder().encode(
    `${Array.from({ length: count }, (_, i) => `--x\r\ncontent-disposition: form-data; name="k${i}"\r\n\r\n\r\n`).join('')}--x--\r\n`,
  )

async function form(
  browser: Browser,
  path: string,
  body: Uint8Array<ArrayBuffer>,
  slice = body.length,
) {
  const parts = Array.from({ length: Math.ceil(body.length / slice) }, (_, i) =>
    body.slice(i * slice, (i + 1) * slice),
  )
  const headers = {
    origin: ORIGIN,
    'content-type': 'multipart/form-data; boundary=x',
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const answer = await app.fetch(
    new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body: stream }),
    browser.env,
  )
  const { code } = await answer.json<{ code: string }>()
  return [answer.status, code]
}

test.each(['/api/items', '/api/profile/update', '/api/user/verification/document'])(
  'a form of thousands of parts is not taken apart at %s',
  async (path) => {
    expect(await form(owner, path, manyFields(5_000))).toEqual([413, 'too_large'])
    // However it is cut on its way.
    expect(await form(owner, path, manyFields(1_100), 7)).toEqual([413, 'too_large'])
  },
)

test('the fields of a form are text of the size that JSON may have', async () => {
  const many = new FormData()
  many.set('tags', ','.repeat(JSON_MAX_BYTES + 1))
  const answer = await owner.send('POST', '/api/items', { form: many })
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }])
})
