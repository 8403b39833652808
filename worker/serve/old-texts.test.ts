/** What was stored before texts were cleaned by their kind, cleaned by the cron job: once, a little at a time, untold. */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { decide, makeAdmin, makeBought, photo, upload } from '../testing/makers/proofs.ts'
import { makeCompleted, write } from '../testing/makers/review-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { rewriteOldTexts } from './old-texts.ts'

const { ctx } = testContext()
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const rowOf = (table: string, id: unknown) =>
  env.DB.prepare(`select * from ${table} where id = ?`).bind(id).first<Record<string, unknown>>()

/** Until all tables are through. Answers how many rows each run changed. */
async function runAll(context = ctx): Promise<number[]> {
  const changed: number[] = []
  const isDone = () =>
    env.DB.prepare(`select count(*) as n from counters where name like 'texts_rules_%'`).first('n')
  while ((await isDone()) !== 3) changed.push(await rewriteOldTexts(context))
  return changed
}

beforeEach(() => run(`delete from counters where name like 'texts_%'`))

test('people: what cannot be seen goes, and what was proved of the same name stays proved', async () => {
  const admin = await makeAdmin()
  const ana = await makeAccount({
    ...{
      firstName: 'Ana\u200b',
      lastName: '\u202eBenítez',
      city: ' Luque \u2800',
      address: '\u3164',
    },
    ...{
      bio: 'Uno\r\n\u0007dos',
      skills: ['cos\u00adtura', 'costura', '\u200b'],
      occupation: null,
    },
  })
  await makeBought(ana.id, 'silver')
  for (const kind of ['government_id', 'selfie'] as const) {
    await upload(ana.browser, kind, photo())
    expect((await decide(admin.browser, ana.id, kind, 'approve')).status).toBe(204)
  }
  const before = await rowOf('users', ana.id)
  const notices = 'select count(*) as n from notifications'
  const told = await env.DB.prepare(notices).first('n')
  await runAll()
  expect(await rowOf('users', ana.id)).toEqual({
    ...before,
    ...{ first_name: 'Ana', last_name: 'Benítez', city: 'Luque', bio: 'Uno\ndos' },
    // Nothing would be left of it.
    address: '\u3164',
    skills: '["costura"]',
    // As they are found by, which the database keeps in step.
    ...{ first_plain: 'ana', first_half: 'ana', last_plain: 'benitez', last_half: 'benitez' },
  })
  expect(await (await ana.browser.get('/api/auth/user')).json()).toMatchObject({
    isVerified: true,
    badge: 'silver',
  })
  expect(await env.DB.prepare(notices).first('n')).toBe(told)
  expect(await runAll()).toEqual([])

  // The mark was there for that alone: another name is another one again.
  const form = new FormData()
  form.set('firstName', 'Eva')
  await ana.browser.send('POST', '/api/profile/update', { form })
  expect((await rowOf('users', ana.id))?.is_verified).toBe(0)
})

test('trades and reviews: what was said of them, and nothing else of the row', async () => {
  const { id, owner, proposer } = await makeCompleted()
  const review = await write(proposer.browser, owner.id, id)
  await run(
    `update trades set message = ?, meeting_location = ? where id = ?`,
    'Hola\u200b\u0000',
    'Plaza\u202e',
    id,
  )
  await run(
    `update reviews set comment = ?, title = null where id = ?`,
    '\u2060Todo bien',
    review.id,
  )
  const before = [await rowOf('trades', id), await rowOf('reviews', review.id)]
  await runAll()
  expect([await rowOf('trades', id), await rowOf('reviews', review.id)]).toEqual([
    { ...before[0], message: 'Hola', meeting_location: 'Plaza' },
    { ...before[1], comment: 'Todo bien' },
  ])
})

test('two hundred rows a run, along the key, a few statements each; then it rests', async () => {
  await run(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 450)
     insert into users (id, email, password_hash, first_name, last_name, phone_number, date_of_birth, gender, country,
       city, created_at, updated_at)
     select 'many-' || i, i || '@many.example', 'x', 'Ana' || char(8203), 'Ruiz', '0981123456', '1990-05-04', 'other',
       'Paraguay', 'Luque', 1, 1 from n`,
  )
  const { db, asked } = recording(env.DB)
  const changed = await runAll(testContext({ DB: db }).ctx)
  expect(changed.reduce((sum, n) => sum + n)).toBe(450)
  expect(Math.max(...changed)).toBeLessThanOrEqual(200)
  const left = env.DB.prepare(
    `select count(*) as n from users where first_name like '%' || char(8203)`,
  )
  expect(await left.first('n')).toBe(0)
  expect(asked.length).toBeLessThanOrEqual(changed.length * 7)
  for (const one of asked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
  asked.length = 0
  expect(await rewriteOldTexts(testContext({ DB: db }).ctx)).toBe(0)
  expect(asked).toHaveLength(1)
})

test('what somebody edits meanwhile is as they wrote it', async () => {
  const { id } = await makeAccount({ firstName: 'Ana\u200b', bio: 'Uno\u200b' })
  const { ctx: slow } = testContext()
  const batch = slow.db.batch.bind(slow.db)
  slow.db.batch = async (statements) => {
    await run(`update users set bio = bio || '.' where id = ?`, id)
    return batch(statements)
  }
  await runAll(slow)
  expect(await rowOf('users', id)).toMatchObject({
    first_name: 'Ana',
    bio: expect.stringMatching(/^Uno\u200b\.+$/),
  })
})
