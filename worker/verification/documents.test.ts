/** Documents (case 27): what is taken, what is kept of it, and where. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR } from '../http/clock.ts'
import { readPicture } from '../media/formats/strip.ts'
import { UPLOAD_MAX_BYTES } from '../media/terms.ts'
import { sample } from '../media/testing/samples.ts'
import { toldBy } from '../media/testing/telltales.ts'
import { runCron } from '../serve/cron.ts'
import { Browser } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  ask,
  decide,
  filesOf,
  makeAdmin,
  makeBought,
  pdf,
  photo,
  proofOf,
  statusOf,
  upload,
} from '../testing/makers/proofs.ts'

let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount()
})
afterEach(setClockBack)

async function kept(userId: string): Promise<Uint8Array> {
  const [key = ''] = await filesOf(userId)
  const object = await env.PRIVATE.get(key)
  return new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0))
}

test.each(['gps.jpg', 'gps.png', 'gps.webp', 'gps.avif', 'iphone-gps.jpg'])(
  'case 27: %s tells no place, maker or serial once it is kept, and only the private bucket has it',
  async (name) => {
    expect(toldBy(sample(name))).not.toEqual([])
    const sent = await upload(ana.browser, 'government_id', photo(name))
    expect(sent.status).toBe(200)
    expect(await statusOf(ana.browser, 'government_id')).toBe('pending')
    const bytes = await kept(ana.id)
    expect(bytes.length).toBeGreaterThan(500)
    const told = toldBy(bytes).filter((word) => word !== 'Exif')
    expect(told).toEqual([])
    expect((await env.PHOTOS.list({ prefix: 'verifications' })).objects).toEqual([])
  },
)

test('case 27: a PDF of a photo tells nothing of it once it is kept', async () => {
  const parts = ['%PDF-1.7\n1 0 obj\n<<>>\nstream\n', sample('gps.jpg'), '\nendstream\n%%EOF']
  const sent = new File(parts, 'cedula.pdf')
  expect((await upload(ana.browser, 'government_id', sent)).status).toBe(200)
  const bytes = await kept(ana.id)
  expect(bytes).toHaveLength(sent.size)
  expect(toldBy(bytes)).toEqual([])
})

test('a picture that lies on its side is still shown upright', async () => {
  await upload(ana.browser, 'government_id', photo('landscape-6.jpg'))
  expect(readPicture(await kept(ana.id)).orientation).toBe(6)
})

test('a newer one takes the place of the older, whose file goes', async () => {
  await upload(ana.browser, 'government_id', pdf('uno'))
  const [first] = await filesOf(ana.id)
  await upload(ana.browser, 'government_id', pdf('dos'))
  const files = await filesOf(ana.id)
  expect(files).toHaveLength(1)
  expect(files[0]).not.toBe(first)
  expect(new TextDecoder().decode(await kept(ana.id))).toContain('dos')
})

test('of several at once one is kept, and none lies around', async () => {
  await upload(ana.browser, 'government_id', pdf('cero'))
  const many = Array.from({ length: 4 }, (_, i) =>
    upload(ana.browser, 'government_id', pdf(`${i}`)),
  )
  const statuses = (await Promise.all(many)).map((answer) => answer.status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await filesOf(ana.id)).toHaveLength(1)
})

test('what is no document is refused, by its first bytes and never by its name', async () => {
  await makeBought(ana.id, 'silver')
  const refused = async (kind: string, file?: File) => {
    const answer = await upload(ana.browser, kind, file)
    return [answer.status, (await answer.json<{ code: string }>()).code]
  }
  const named = (text: string, name: string, type: string) => new File([text], name, { type })
  const heic = 'photo_heic'
  expect(await refused('government_id', photo('heic-named.jpg'))).toEqual([415, heic])
  expect(await refused('selfie', pdf())).toEqual([415, 'photo_type'])
  const html = named('<script>alert(1)</script>', 'cedula.pdf', 'application/pdf')
  expect(await refused('government_id', html)).toEqual([415, 'document_type'])
  const late = named(' %PDF-1.7', 'cedula.pdf', 'application/pdf')
  expect(await refused('government_id', late)).toEqual([415, 'document_type'])
  expect(await refused('government_id')).toEqual([422, 'document_required'])
  expect(await refused('government_id', named('', '', ''))).toEqual([422, 'document_required'])
  expect(await refused('email', photo())).toEqual([422, 'invalid'])
  expect(await refused('business_documents', photo())).toEqual([422, 'verification_closed'])
  expect(await filesOf(ana.id)).toEqual([])
})

test('5 MB are taken, a byte more is not, and much more is not even read', async () => {
  const sized = (bytes: number) => {
    const file = new Uint8Array(bytes)
    file.set(new TextEncoder().encode('%PDF-1.7'))
    return new File([file], 'a.pdf')
  }
  expect((await upload(ana.browser, 'government_id', sized(UPLOAD_MAX_BYTES))).status).toBe(200)
  for (const more of [1, 3 * 1024 * 1024]) {
    const answer = await upload(ana.browser, 'government_id', sized(UPLOAD_MAX_BYTES + more))
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'document_large' }])
  }
})

test('uploads are counted, and nobody hands in for somebody else', async () => {
  const strict = await makeAccount({}, { RATE_LIMIT_FACTOR: '0.02' })
  const statuses: number[] = []
  for (let i = 0; i < 3; i += 1) {
    statuses.push((await upload(strict.browser, 'government_id', pdf())).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  expect((await upload(new Browser(), 'government_id', pdf())).status).toBe(401)
})

test('after a rejection one tries again; after an approval there is nothing to hand in', async () => {
  const admin = await makeAdmin()
  await ask(ana.browser, 'government_id')
  expect(await statusOf(ana.browser, 'government_id')).toBe('open')
  await upload(ana.browser, 'government_id', pdf())
  await decide(admin.browser, ana.id, 'government_id', 'reject', 'No se lee el número')
  const rejected = { status: 'rejected', reason: 'No se lee el número' }
  expect(await proofOf(ana.browser, 'government_id')).toMatchObject(rejected)
  await upload(ana.browser, 'government_id', pdf())
  expect(await proofOf(ana.browser, 'government_id')).toMatchObject({
    status: 'pending',
    reason: null,
  })
  await decide(admin.browser, ana.id, 'government_id', 'approve')
  expect((await upload(ana.browser, 'government_id', pdf())).status).toBe(409)
  expect(await filesOf(ana.id)).toEqual([])
})

test('cron deletes what no row names, and nothing that waits or is just being handed in', async () => {
  await upload(ana.browser, 'government_id', pdf())
  const [named] = await filesOf(ana.id)
  const left = [`verifications/${ana.id}/left`, 'verifications/nobody/left']
  for (const key of left) await env.PRIVATE.put(key, 'x')
  await env.PRIVATE.put('trades/1/other', 'x')
  await runCron(env)
  expect(await filesOf(ana.id)).toHaveLength(2)
  pass(HOUR + 60_000)
  await runCron(env)
  expect(await filesOf(ana.id)).toEqual([named])
  expect(await filesOf('nobody')).toEqual([])
  expect(await env.PRIVATE.head('trades/1/other')).not.toBeNull()
})
