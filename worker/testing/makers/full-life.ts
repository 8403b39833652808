/** Somebody who has left traces in every table, room and bucket, and what it takes to search all of them. */
import { env, runInDurableObject } from 'cloudflare:test'
import { HOUR } from '../../http/clock.ts'
import { fileOf, sample } from '../../media/testing/samples.ts'
import { type Browser, testContext } from '../app.ts'
import { itemForm, makeItem, newItem } from './item-maker.ts'
import { makeKnown } from './leaver.ts'
import { makeAccount } from './makers.ts'
import { write } from './review-maker.ts'
import { makeProposal, walk } from './trade-maker.ts'

/** Found nowhere else, whatever other tests have stored: `mark` is a word of nobody. */
const personOf = (mark: string) => ({
  firstName: `Zenobia${mark}`,
  lastName: `Quiñónez${mark}`,
  phoneNumber: `0985 ${mark}`,
  address: `Calle Palma ${mark}`,
  state: `Cordillera ${mark}`,
  occupation: `Luthier ${mark}`,
  bio: `Toco el arpa los domingos ${mark}`,
})
const wordsOf = (mark: string) => ({
  title: `Arpa paraguaya ${mark}`,
  description: `La toqué veinte años en mi casa ${mark}`,
  offer: `El estuche se queda en casa ${mark}`,
  change: `Lo encontré en el ropero ${mark}`,
  message: `Te espero en el portón celeste ${mark}`,
  reply: `Con gusto, mi vecina ${mark}`,
  chat: `Mi timbre es el tercero ${mark}`,
  asked: `Cuido a mi abuela de tarde ${mark}`,
  case: `Estuche de terciopelo ${mark}`,
  place: `Portón verde ${mark}`,
  notes: `Golpea dos veces ${mark}`,
  reason: `Me mudo a Villarrica ${mark}`,
  denied: `Perdí las llaves de mi casa ${mark}`,
  refusal: `Ya cargué el flete desde mi casa ${mark}`,
  thanks: `Gracias, pasa cuando quieras por mi taller ${mark}`,
  claim: `Esperé una hora en mi portón ${mark}`,
  answer: `Mi hermana lo vio entero ${mark}`,
  report: `Me insultó delante de mi hija ${mark}`,
  skill: `afinar arpas ${mark}`,
})

export const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results

/** All that is stored, as one text a place. */
export async function everything(rooms: number[]): Promise<Map<string, string>> {
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

export const keysOf = async (bucket: typeof env.PHOTOS, prefix: string) =>
  (await bucket.list({ prefix })).objects.map(({ key }) => key)

/** Somebody who has left traces everywhere, and a trade that ended well with who stays. */
export async function fullLife() {
  // Letters: digits alone would be found in some time.
  const mark = testContext()
    .ctx.random.digits(8)
    .replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
  const person = personOf(mark)
  const words = wordsOf(mark)
  const leaver = await makeKnown({ ...person, skills: [words.skill] })
  const other = await makeAccount({ firstName: 'Beto' })
  const form = itemForm(newItem({ title: words.title, description: words.description }), 'images', [
    fileOf(sample('gps.png')),
  ])
  const arpa: { id: number } = await (
    await leaver.browser.send('POST', '/api/items', { form })
  ).json()
  const pair = { owner: other, proposer: leaver }
  const box = await makeItem(leaver.browser, { title: words.case })
  const done = await makeProposal(pair, { offeredItemIds: [box.id], message: words.message })
  await walk(done.id, [
    [other.browser, 'counter', { offeredItemIds: [box.id, arpa.id], message: 'Con el arpa, sí' }],
    [leaver.browser, 'counter', { offeredItemIds: [arpa.id], message: words.offer }],
    [other.browser, 'accept', { message: 'Trato hecho' }],
    // Of what was agreed, and what nobody answered.
    [
      leaver.browser,
      'propose_change',
      { offeredItemIds: [arpa.id, box.id], message: words.change },
    ],
  ])
  const say = (browser: Browser, content: string, file?: string, id = done.id) => {
    const sent = new FormData()
    sent.set('content', content)
    if (file) sent.set('images', fileOf(sample(file)))
    return browser.send('POST', `/api/trade-proposals/${id}/messages`, { form: sent })
  }
  await say(leaver.browser, words.chat, 'gps.png')
  await say(leaver.browser, '', 'gps.webp')
  await say(other.browser, 'Ya salgo', 'gps.webp')
  const at = new Date(testContext().ctx.clock.now() + HOUR).toISOString()
  const meeting = {
    ...{ meetingLocation: words.place, meetingDateTime: at },
    meetingNotes: words.notes,
  }
  const { meetingEvent } = await walk(done.id, [[leaver.browser, 'set_meeting_details', meeting]])
  await walk(done.id, [
    [other.browser, 'confirm_meeting', { event: meetingEvent }],
    [leaver.browser, 'on_my_way'],
    [leaver.browser, 'confirm_delivery'],
    [other.browser, 'confirm_delivery'],
  ])
  // Cancelled after acceptance, with reasons of the leaver on both ends.
  const off = await makeProposal({ owner: leaver, proposer: other })
  await walk(off.id, [
    [leaver.browser, 'accept', { message: words.reply }],
    [leaver.browser, 'request_cancellation', { message: words.reason }],
    [other.browser, 'approve_cancellation'],
  ])
  // Both asked to cancel, and each was denied.
  const stayed = await makeProposal({ owner: leaver, proposer: other })
  await walk(stayed.id, [
    [leaver.browser, 'accept'],
    [other.browser, 'request_cancellation', { message: 'Llueve' }],
    [leaver.browser, 'deny_cancellation', { message: words.refusal }],
    [leaver.browser, 'request_cancellation', { message: words.denied }],
    [other.browser, 'deny_cancellation', { message: 'Ya viajé' }],
    [leaver.browser, 'confirm_delivery'],
    [other.browser, 'confirm_delivery'],
  ])
  const pending = await makeProposal(pair)
  // A question that came to nothing (D48), with words and a photo before anything was agreed.
  const asked = await makeProposal(pair, { offerType: undefined, offeredItemIds: undefined })
  await say(leaver.browser, words.asked, 'gps.webp', asked.id)
  await walk(asked.id, [[other.browser, 'reject']])
  await makeItem(leaver.browser, { title: `Silla de ${person.firstName}` })
  const wished = await makeItem(other.browser, { title: 'Guitarra' })
  await leaver.browser.send('PUT', '/api/matches/telling', { json: { tells: true } })
  await leaver.browser.post(`/api/favorites/${wished.id}?tells=1`)
  await env.DB.prepare(
    `insert into interests (owner_id, giver_id, item_ids, liked_at, rank, told_at) values (?1, ?2, ?3, 1, 1, 86400000),
     (?2, ?1, '[]', 1, 1, 1) on conflict do update set item_ids = excluded.item_ids, liked_at = 1, told_at = excluded.told_at`,
  )
    .bind(other.id, leaver.id, JSON.stringify([wished.id]))
    .run()
  await write(leaver.browser, other.id, done.id, { comment: 'Todo bien, gracias' })
  const about = await write(other.browser, leaver.id, done.id, { comment: 'Todo excelente' })
  await leaver.browser.post(`/api/reviews/${about.id}/answer`, { answer: words.thanks })
  await env.DB.batch([
    env.DB.prepare(
      `insert into reports (kind, target, accused_id, reporter_id, reason, description, created_at, evidence)
       values ('person', ?1, ?1, ?2, 'harassment', ?3, 1, '{"title":"Beto"}'),
       ('person', ?2, ?2, ?1, 'spam', 'Insiste mucho', 1, ?4)`,
    ).bind(other.id, leaver.id, words.report, JSON.stringify({ text: words.chat })),
    env.DB.prepare(
      `insert into problems (trade_id, reporter_id, accused_id, kind, words, photos, answer, answer_words, answer_photos, answered_at, created_at, closed_at, outcome, decision_words, decided_by)
       values (?1, ?2, ?3, 'no_show', ?4, '["mine"]', 'contested', 'No fue así', '["theirs"]', 2, 1, 2, 'neither', 'No alcanza', 'somebody'),
       (?1, ?3, ?2, 'not_as_agreed', 'Era otra', '[]', 'contested', ?5, '[]', 2, 1, null, null, null, null)`,
    ).bind(done.id, leaver.id, other.id, words.claim, words.answer),
    env.DB.prepare(
      `insert into verifications (user_id, kind, status, subject, document_key, requested_at)
       values (?1, 'phone', 'approved', ?2, null, 1), (?1, 'government_id', 'pending', null, ?3, 1)`,
    ).bind(leaver.id, person.phoneNumber, `verifications/${leaver.id}/cedula`),
    env.DB.prepare(
      `insert into payments (id, kind, user_id, trade_id, amount, description, status, created_at, updated_at, capture_before)
       values (?, 'security_deposit', ?, ?, 500, 'Depósito', 'released', 1, 1, 86400000)`,
    ).bind(`pay-${leaver.id}`, leaver.id, done.id),
  ])
  await env.DB.batch([
    env.DB.prepare('insert into email_changes values (?, ?, 1)').bind(
      leaver.id,
      `${mark}@example.com`,
    ),
    env.DB.prepare('insert into featured_items values (?, 86400000)').bind(arpa.id),
  ])
  await env.PRIVATE.put(`verifications/${leaver.id}/cedula`, 'x')
  await env.PHOTOS.put(`people/${leaver.id}/0123456789abcdef/320`, 'x')
  return { mark, person, words, leaver, other, arpa, done, off, stayed, pending, asked }
}
