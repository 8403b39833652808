/** After the 14 days nothing says any more who somebody was (D47): every table, every room and every bucket is searched. */
import { env, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '../chat/contract.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { itemForm, makeItem, newItem } from '../testing/item-maker.ts'
import { askToLeave, goneForGood, makeKnown, signInAgain } from '../testing/leaver.ts'
import { codeTo, registration } from '../testing/mailbox.ts'
import { makeAccount } from '../testing/makers.ts'
import { act, makeProposal, tradeOf, walk } from '../testing/trade-maker.ts'
import { LEAVE_MS } from './contract.ts'
import { finishDepartures } from './removal.ts'

afterEach(setClockBack)

const PERSON = {
  firstName: 'Zenobia',
  lastName: 'Quiñónez',
  phoneNumber: '0985 777 333',
  dateOfBirth: '1987-03-19',
  address: 'Calle Palma 4711',
  occupation: 'Luthier',
  bio: 'Toco el arpa los domingos',
}
const WORDS = {
  title: 'Arpa paraguaya de Zenobia',
  description: 'La toqué veinte años en mi casa',
  message: 'Te espero en el portón celeste',
  reply: 'Con gusto, mi vecina',
  chat: 'Mi timbre es el tercero',
  place: 'Portón verde de Palma 4711',
  reason: 'Me mudo a Villarrica',
  report: 'Me insultó delante de mi hija',
  skill: 'afinar arpas',
}

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results

/** All that is stored, as one text a place. */
async function everything(rooms: number[]): Promise<Map<string, string>> {
  const tables = await rowsOf(
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'
     and name not like '%fts%' and name not like '_cf_%' and name <> 'places'`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables)
    found.set(String(name), JSON.stringify(await rowsOf(`select * from ${name}`)))
  for (const id of rooms) {
    const stub = env.TRADE_ROOM.get(env.TRADE_ROOM.idFromName(String(id)))
    const all = await runInDurableObject(stub as never, (_room: never, state: DurableObjectState) =>
      state.storage.sql.exec('select * from messages').toArray(),
    )
    found.set(`room ${id}`, JSON.stringify(all))
  }
  return found
}

const keysOf = async (bucket: typeof env.PHOTOS, prefix: string) =>
  (await bucket.list({ prefix })).objects.map(({ key }) => key)

/** Somebody who has left traces everywhere, and a trade that ended well with who stays. */
async function fullLife() {
  const leaver = await makeKnown({ ...PERSON, skills: [WORDS.skill] })
  const other = await makeAccount({ firstName: 'Beto' })
  const form = itemForm(newItem({ title: WORDS.title, description: WORDS.description }), 'images', [
    fileOf(sample('gps.png')),
  ])
  const arpa: { id: number } = await (
    await leaver.browser.send('POST', '/api/items', { form })
  ).json()
  const pair = { owner: other, proposer: leaver }
  const done = await makeProposal(pair, { offeredItemIds: [arpa.id], message: WORDS.message })
  await walk(done.id, [[other.browser, 'accept', { message: 'Trato hecho' }]])
  const say = (browser: Browser, content: string, file?: string) => {
    const sent = new FormData()
    sent.set('content', content)
    if (file) sent.set('images', fileOf(sample(file)))
    return browser.send('POST', `/api/trade-proposals/${done.id}/messages`, { form: sent })
  }
  await say(leaver.browser, WORDS.chat, 'gps.png')
  await say(leaver.browser, '', 'gps.webp')
  await say(other.browser, 'Ya salgo', 'gps.webp')
  const at = new Date(testContext().ctx.clock.now() + 3_600_000).toISOString()
  await walk(done.id, [
    [leaver.browser, 'set_meeting_details', { meetingLocation: WORDS.place, meetingDateTime: at }],
    [leaver.browser, 'confirm_delivery'],
    [other.browser, 'confirm_delivery'],
  ])
  // Cancelled after acceptance, with reasons of the leaver on both ends.
  const off = await makeProposal({ owner: leaver, proposer: other })
  await walk(off.id, [
    [leaver.browser, 'accept', { message: WORDS.reply }],
    [leaver.browser, 'request_cancellation', { message: WORDS.reason }],
    [other.browser, 'approve_cancellation'],
  ])
  const pending = await makeProposal(pair)
  await makeItem(leaver.browser, { title: 'Silla de Zenobia' })
  const wished = await makeItem(other.browser, { title: 'Guitarra' })
  await leaver.browser.post(`/api/favorites/${wished.id}`)
  await env.DB.batch([
    env.DB.prepare(
      `insert into reports (kind, target, accused_id, reporter_id, reason, description, created_at, evidence)
       values ('person', ?1, ?1, ?2, 'harassment', ?3, 1, '{}'),
       ('person', ?2, ?2, ?1, 'spam', 'Insiste mucho', 1, ?4)`,
    ).bind(other.id, leaver.id, WORDS.report, JSON.stringify({ text: WORDS.chat })),
    env.DB.prepare(
      `insert into reviews (reviewer_id, reviewed_id, trade_id, rating, review_type, comment, created_at, reveal_due, revealed_at)
       values (?, ?, ?, 5, 'trade', 'Todo bien', 1, 1, 1)`,
    ).bind(leaver.id, other.id, done.id),
    env.DB.prepare(
      `insert into verifications (user_id, kind, status, subject, document_key, requested_at)
       values (?1, 'phone', 'approved', ?2, null, 1), (?1, 'government_id', 'pending', null, ?3, 1)`,
    ).bind(leaver.id, PERSON.phoneNumber, `verifications/${leaver.id}/cedula`),
    env.DB.prepare(
      `insert into payments (id, kind, user_id, trade_id, amount, description, status, created_at, updated_at)
       values (?, 'security_deposit', ?, ?, 500, 'Depósito', 'released', 1, 1)`,
    ).bind(`pay-${leaver.id}`, leaver.id, done.id),
  ])
  await env.PRIVATE.put(`verifications/${leaver.id}/cedula`, 'x')
  await env.PHOTOS.put(`people/${leaver.id}/0123456789abcdef/320`, 'x')
  return { leaver, other, arpa, done, off, pending }
}

test('nothing is left of a person, and who stays sees "Usuario eliminado"', async () => {
  const { leaver, other, arpa, done, off, pending } = await fullLife()
  const rooms = [done.id, off.id]
  const needles = [leaver.email, ...Object.values(PERSON), ...Object.values(WORDS)]
  const before = [...(await everything(rooms)).values()].join()
  // Every needle is somewhere: a test that looks for what never was finds nothing either.
  expect(needles.filter((needle) => !before.includes(needle))).toEqual([])
  expect(await keysOf(env.PHOTOS, `items/${arpa.id}/`)).not.toEqual([])

  expect((await askToLeave(leaver.browser)).status).toBe(200)
  const pieces = await goneForGood()
  expect(pieces).toBeGreaterThan(7)

  const after = await everything(rooms)
  // The thing that changed hands keeps its name in the other side's trade; all else is gone.
  const kept = WORDS.title
  const left = [...after].flatMap(([place, text]) =>
    needles
      .filter((needle) => text.replaceAll(kept, '').includes(needle) && needle !== kept)
      .map((needle) => `${place}: ${needle}`),
  )
  expect(left).toEqual([])
  const withTitle = [...after].filter(([, text]) => text.includes(kept)).map(([place]) => place)
  expect(withTitle.sort()).toEqual(['trade_items'])
  const found = await rowsOf("select rowid from items_fts where items_fts match 'arpa OR zenobia'")
  expect(found).toEqual([])

  expect(await keysOf(env.PHOTOS, `items/${arpa.id}/`)).toEqual([])
  expect(await keysOf(env.PHOTOS, `people/${leaver.id}/`)).toEqual([])
  expect(await keysOf(env.PRIVATE, `verifications/${leaver.id}/`)).toEqual([])

  const page = await tradeOf(other.browser, done.id)
  expect(page).toMatchObject({
    status: 'completed',
    fromUser: {
      firstName: 'Usuario eliminado',
      lastName: '',
      profileImageUrl: null,
      hasLeft: true,
    },
    message: '',
    responseMessage: 'Trato hecho',
    meetingLocation: null,
    offeredItems: [{ title: WORDS.title, description: '', photos: [], isGone: true }],
  })
  const names = page.events.map(({ userName }) => userName)
  expect(new Set(names)).toEqual(new Set(['Usuario eliminado', 'Beto Benítez']))
  const chat = await other.browser.get(`/api/trade-proposals/${done.id}/messages`)
  const messages: ChatMessage[] = await chat.json()
  expect(messages.map(({ content, imageUrl }) => [content, imageUrl !== null])).toEqual([
    ['', false],
    ['', false],
    ['Ya salgo', true],
  ])
  // The same photo was sent by both: it is still the other side's.
  const photo = await other.browser.get(`${messages[2]?.imageUrl}/1600`)
  expect(photo.status).toBe(200)
  await photo.arrayBuffer()
  const name = `trades/${done.id}/${messages[2]?.imageUrl?.split('/').at(-1)}/`
  const files = await keysOf(env.PRIVATE, `trades/${done.id}/`)
  expect(files.filter((key) => !key.startsWith(name))).toEqual([])
  const answered = await other.browser.post(`/api/trade-proposals/${done.id}/messages`, {
    content: '¿Estás?',
  })
  expect([answered.status, (await answered.json<{ code: string }>()).code]).toEqual([
    409,
    'chat_left',
  ])
  expect(await tradeOf(other.browser, pending.id)).toMatchObject({
    status: 'cancelled',
    offeredItems: [{ title: 'Artículo eliminado' }],
  })
  other.browser.cookies.set('language', 'en')
  expect((await tradeOf(other.browser, pending.id)).fromUser.firstName).toBe('Deleted user')

  const kinds = await rowsOf(
    `select (select count(*) from payments where user_id = ?1) as payments,
       (select count(*) from reviews where reviewer_id = ?1) as reviews,
       (select count(*) from reports where reporter_id = ?1 or accused_id = ?1) as reports,
       (select count(*) from favorites where user_id = ?1) as favorites,
       (select five_star from rating_summaries where user_id = ?2) as stars`,
    leaver.id,
    other.id,
  )
  expect(kinds).toEqual([{ payments: 1, reviews: 1, reports: 2, favorites: 0, stars: 1 }])
  expect(await finishDepartures(testContext().ctx)).toBe(0)
})

// Case 31: whoever registers with it is somebody new.
test('the address is free again, and the old password opens nothing', async () => {
  const leaver = await makeKnown()
  await askToLeave(leaver.browser)
  await goneForGood()
  expect((await signInAgain(leaver.email)).status).toBe(401)
  const browser = new Browser()
  const form = registration({ email: leaver.email, firstName: 'Nueva' })
  await browser.post('/api/auth/register', form)
  const verified = await browser.post('/api/auth/verify-email', {
    email: form.email,
    code: await codeTo(form.email),
  })
  expect(verified.status).toBe(200)
  const user = await (await browser.get('/api/auth/user')).json<{ id: string }>()
  expect(user).toMatchObject({ firstName: 'Nueva', publishedItems: 0 })
  expect(user.id).not.toBe(leaver.id)
})

test('a run that dies in between is taken up where it was, and what it did is done again harmlessly', async () => {
  const { leaver, other, arpa, done } = await fullLife()
  await askToLeave(leaver.browser)
  pass(LEAVE_MS)
  const { ctx } = testContext()
  // Once for each step the database is lost between a piece and the note of how far it came.
  let failed = 0
  const update = ctx.db.update.bind(ctx.db)
  const lost = vi.spyOn(ctx.db, 'update').mockImplementation((table) => {
    const name = String(Reflect.get(table, Symbol.for('drizzle:Name')))
    if (name === 'departures' && failed % 3 !== 2 && failed < 20) {
      failed += 1
      throw new Error('lost')
    }
    if (name === 'departures') failed += 1
    return update(table)
  })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  for (let run = 0; run < 60; run += 1) await finishDepartures(ctx).catch(() => 0)
  lost.mockRestore()
  vi.mocked(console.log).mockRestore()
  expect(failed).toBeGreaterThan(10)
  await goneForGood()
  const after = [...(await everything([done.id])).values()].join().replaceAll(WORDS.title, '')
  expect(after).not.toContain(PERSON.lastName)
  expect(after).not.toContain(WORDS.chat)
  expect(await keysOf(env.PHOTOS, `items/${arpa.id}/`)).toEqual([])
  expect((await tradeOf(other.browser, done.id)).fromUser.firstName).toBe('Usuario eliminado')
})

test('what was promised in the last moment is brought to an end before', async () => {
  const leaver = await makeKnown()
  const other = await makeAccount()
  await askToLeave(leaver.browser)
  // As a request that began before would have left it.
  const { ctx } = testContext()
  await env.DB.prepare('update items set deleted_at = null where owner_id = ?')
    .bind(leaver.id)
    .run()
  const open = await makeProposal({ owner: other, proposer: await makeAccount() })
  await act(other.browser, open.id, 'accept')
  await env.DB.prepare('update trades set from_user_id = ? where id = ?')
    .bind(leaver.id, open.id)
    .run()
  pass(LEAVE_MS)
  await finishDepartures(ctx)
  await finishDepartures(ctx)
  const [row] = await rowsOf('select step from departures where user_id = ?', leaver.id)
  expect(row).toEqual({ step: 0 })
  await walk(open.id, [[other.browser, 'request_cancellation']])
  await env.DB.prepare("update trades set status = 'cancelled' where id = ?").bind(open.id).run()
  await goneForGood()
  expect(await rowsOf('select email from users where id = ?', leaver.id)).toEqual([
    { email: `left:${leaver.id}` },
  ])
})
