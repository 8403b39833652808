/** An identity is proved of a name and a birth date: what else one is called or was born is to be proved anew. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LEFT_NAME } from '../../accounts/person/person.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  decide,
  makeAdmin,
  makeBought,
  photo,
  statusOf,
  upload,
} from '../../testing/makers/proofs.ts'

let admin: Awaited<ReturnType<typeof makeAccount>>
let ana: Awaited<ReturnType<typeof makeAccount>>
beforeAll(async () => {
  admin = await makeAdmin()
})
beforeEach(async () => {
  ana = await makeAccount()
})
afterEach(setClockBack)

const KINDS = ['government_id', 'selfie'] as const

async function change(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect((await ana.browser.send('POST', '/api/profile/update', { form })).status).toBe(200)
}
const me = async () =>
  (await ana.browser.get('/api/auth/user')).json<{
    isVerified: boolean
    badge: string | null
    reputationScore: number
  }>()

async function prove() {
  for (const kind of KINDS) {
    await upload(ana.browser, kind, photo())
    expect((await decide(admin.browser, ana.id, kind, 'approve')).status).toBe(204)
  }
}

test.each<Record<string, string>>([
  { firstName: 'Eva' },
  { lastName: 'Duarte' },
  { dateOfBirth: '1990-04-05' },
  { firstName: 'Eva', dateOfBirth: '1990-04-05' },
])(
  'who is another one by their card (%o) is not verified, has no badge, and may be proved anew',
  async (fields) => {
    await makeBought(ana.id, 'silver')
    const before = await me()
    await prove()
    const proved = await me()
    expect(proved).toMatchObject({ isVerified: true, badge: 'silver' })
    await change(fields)
    expect(await me()).toMatchObject({
      isVerified: false,
      badge: null,
      reputationScore: before.reputationScore,
    })
    expect(await statusOf(ana.browser, 'government_id')).toBe('none')
    expect(await statusOf(ana.browser, 'selfie')).toBe('open')
    await prove()
    expect(await me()).toEqual(expect.objectContaining({ isVerified: true, badge: 'silver' }))
    expect((await me()).reputationScore).toBe(proved.reputationScore)
  },
)

test('the same name sent again, or anything else, changes no proof', async () => {
  await makeBought(ana.id, 'silver')
  await prove()
  await change({ firstName: 'Ana', lastName: 'Benítez', city: 'Luque', bio: 'Hola' })
  await change({ dateOfBirth: '1990-05-04', gender: 'other', address: 'Calle 2', state: 'Central' })
  expect(await me()).toMatchObject({ isVerified: true, badge: 'silver' })
})

test.each<Record<string, string>>([{ firstName: 'Eva' }, { dateOfBirth: '1990-04-05' }])(
  'nobody decides on a card by what was there when they looked: %o',
  async (fields) => {
    await upload(ana.browser, 'government_id', photo())
    const queue = await (await admin.browser.get('/api/admin/verifications')).json<
      { userId: string; requestedAt: string }[]
    >()
    const seen = queue.find(({ userId }) => userId === ana.id)
    pass(1000)
    await change(fields)
    const path = `/api/admin/verifications/${ana.id}/government_id/approve`
    const late = await admin.browser.post(path, {
      ...{ requestedAt: seen?.requestedAt, documentNumber: '4123456' },
    })
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'verification_moved' }])
  },
)

test('an update without another name writes no row more, nor does leaving (D47)', async () => {
  await makeBought(ana.id, 'silver')
  await prove()
  const written = async (sql: string, ...values: string[]) =>
    (
      await env.DB.prepare(sql)
        .bind(...values, ana.id)
        .run()
    ).meta.rows_written
  const plain = await written('update users set bio = ? where id = ?', 'x')
  // But for what finds the name in its index (migrations/0035_people.sql).
  expect(
    await written("update users set first_name = 'Ana', bio = ? where id = ?", 'y'),
  ).toBeLessThanOrEqual(plain + 1)
  const { firstName, lastName } = LEFT_NAME
  expect(
    await written("update users set date_of_birth = '1990-05-04', bio = ? where id = ?", 'z'),
  ).toBe(plain)
  const left = "update users set first_name = ?, last_name = ?, date_of_birth = '' where id = ?"
  expect(await written(left, firstName, lastName)).toBeLessThanOrEqual(plain + 4)
})
