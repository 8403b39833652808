/** Everything that is mine, page by page, opened by the password (Ley 7593/2025). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { MINUTE } from '../http/clock.ts'
import type { Browser } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { fullLife } from '../testing/makers/full-life.ts'
import { makeKnown } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { costOf, PASSWORD } from '../testing/services/mailbox.ts'
import type { PartPage } from './contract.ts'
import { EXPORT_PARTS, type ExportPart } from './terms.ts'

afterEach(setClockBack)

const opened = async (browser: Browser): Promise<string> => {
  const answer = await browser.post('/api/privacy/export', { password: PASSWORD })
  return (await answer.json<{ token: string }>()).token
}
const ask = (browser: Browser, token: string, part: ExportPart, cursor?: string) =>
  browser.post('/api/privacy/export/part', { token, part, ...(cursor && { cursor }) })

async function whole(browser: Browser): Promise<Record<ExportPart, PartPage['rows']>> {
  const token = await opened(browser)
  const file: Partial<Record<ExportPart, PartPage['rows']>> = {}
  for (const part of EXPORT_PARTS) {
    const rows: PartPage['rows'] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: Response = await ask(browser, token, part, cursor)
      expect([part, answer.status]).toEqual([part, 200])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const page: PartPage = await answer.json()
      rows.push(...page.rows)
      cursor = page.next
    }
    file[part] = rows
  }
  return file as Record<ExportPart, PartPage['rows']>
}

test('holds all that is stored of me, and nothing that is another person’s or a key', async () => {
  const { person, words, leaver, other, arpa, done, off } = await fullLife()
  const file = await whole(leaver.browser)
  const { results } = await env.DB.prepare('select * from users where id = ?').bind(leaver.id).all()
  const known = Object.entries(results[0] ?? {}).filter(
    ([, value]) => typeof value === 'string' && !value.startsWith('['),
  )
  const text = JSON.stringify(file)
  for (const [name, value] of known) {
    // Folded names are made of the names.
    if (name !== 'password_hash' && !/_(half|plain)$/.test(name))
      expect([name, text.includes(String(value))]).toEqual([name, true])
  }
  for (const word of [...Object.values(person), ...Object.values(words)])
    expect(text).toContain(word)
  expect(file.items.map(({ id }) => id)).toContain(arpa.id)
  const [picture] = (file.items.find(({ id }) => id === arpa.id)?.pictures ?? []) as string[]
  expect(picture).toMatch(new RegExp(`^http://localhost/img/items/${arpa.id}/`))
  expect((await leaver.browser.get(new URL(picture ?? '').pathname)).status).toBe(200)
  expect(file.trades.filter(({ id }) => id === done.id || id === off.id)).toMatchObject([
    {
      ...{ id: done.id, iAm: 'proposer', other: 'Beto', message: words.message },
      ...{ status: 'completed', version: 3 },
      versions: [
        { version: 1, event: 1, offered: [{ title: words.case }] },
        { version: 2, event: 2, offered: [{ title: words.case }, { title: words.title }] },
        { version: 4, offered: [{ title: words.title }, { title: words.case }] },
      ],
      agreedMeeting: { location: words.place, at: expect.any(String), notes: words.notes },
      onMyWayAt: expect.any(String),
    },
    { id: off.id, iAm: 'owner', responseMessage: words.reply, cancellationReason: words.reason },
  ])
  expect(file.messages.map(({ by, text: said }) => [by, said])).toEqual([
    ['me', words.chat],
    ['me', ''],
    ['other', 'Ya salgo'],
    ['me', words.asked],
  ])
  expect(file.messages.map(({ picture: address }) => address !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(file.reviewsWritten).toMatchObject([
    { comment: 'Todo bien, gracias', about: 'Beto', hiddenAt: null },
  ])
  expect(file.favorites).toMatchObject([{ title: 'Guitarra' }])
  expect(file.interests).toMatchObject([
    { heartsAreTold: true },
    { itemIds: [expect.any(Number)], toldAt: '1970-01-02T00:00:00.000Z', mutualAt: null },
  ])
  expect(file.reports).toMatchObject([
    { description: words.report, target: null, evidence: { title: 'Beto' }, decision: null },
  ])
  const day = '1970-01-02T00:00:00.000Z'
  expect(file.payments).toMatchObject([{ amount: 500, status: 'released', captureBefore: day }])
  expect(file.problems).toMatchObject([
    {
      by: 'me',
      kind: 'no_show',
      words: words.claim,
      photos: 1,
      answer: 'contested',
      answerWords: 'No fue así',
      outcome: 'neither',
      decisionWords: 'No alcanza',
    },
    { by: 'other', words: 'Era otra', answeredBy: 'me', answerWords: words.answer, outcome: null },
  ])
  expect(file.items.find(({ id }) => id === arpa.id)).toMatchObject({ featuredUntil: day })
  expect(file.verifications.find(({ kind }) => kind === 'government_id')).toMatchObject({
    hasDocument: true,
    documentBytes: 1,
    documentSentAt: expect.any(String),
  })
  expect(file.emailChanges).toMatchObject([{ email: expect.stringMatching(/^[a-z]+@example/) }])
  expect(file.sessions).toHaveLength(1)
  expect(file.notificationSettings).toMatchObject([{ newMessages: true }])
  for (const secret of [other.id, other.email, 'argon2id', `verifications/${leaver.id}`]) {
    expect(text).not.toContain(secret)
  }
})

test('who reviewed me without a name stays without one; what nobody has seen yet is not told', async () => {
  const me = await makeKnown()
  const writers = [
    await makeAccount({ firstName: 'Delfina' }),
    await makeAccount({ firstName: 'Elio' }),
  ]
  const add =
    'insert into reviews (reviewer_id, reviewed_id, rating, review_type, comment, created_at, reveal_due, revealed_at, is_anonymous)'
  await env.DB.batch([
    env.DB.prepare(`${add} values (?, ?, 4, 'trade', 'Amable', 1, 1, 1, 1)`).bind(
      writers[0]?.id,
      me.id,
    ),
    env.DB.prepare(`${add} values (?, ?, 1, 'trade', 'Secreto', 1, 9, null, 0)`).bind(
      writers[1]?.id,
      me.id,
    ),
  ])
  const file = await whole(me.browser)
  expect(file.reviewsReceived).toMatchObject([{ comment: 'Amable', by: null }])
  expect(JSON.stringify(file)).not.toMatch(/Delfina|Secreto/)
})

test('asks for the password, and only its own person opens the parts, for a while', async () => {
  const me = await makeKnown()
  const stranger = await makeKnown()
  const wrong = await me.browser.post('/api/privacy/export', { password: 'no-es-esta' })
  expect(wrong.status).toBe(422)
  const token = await opened(me.browser)
  const foreign = { origin: 'https://evil.example' }
  const body = { token, part: 'profile' }
  expect((await me.browser.post('/api/privacy/export/part', body, foreign)).status).toBe(403)
  expect((await ask(stranger.browser, token, 'profile')).status).toBe(403)
  expect((await ask(me.browser, 'a.b.c', 'profile')).status).toBe(403)
  expect((await ask(me.browser, token, 'profile')).status).toBe(200)
  pass(31 * MINUTE)
  const late = await ask(me.browser, token, 'profile')
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([403, 'export_over'])
})

test('a new password ends what was opened with the one before', async () => {
  const me = await makeKnown()
  const token = await opened(me.browser)
  expect((await ask(me.browser, token, 'profile')).status).toBe(200)
  const change = { currentPassword: PASSWORD, newPassword: 'otra-clave-larga-9' }
  expect((await me.browser.post('/api/auth/change-password', change)).status).toBe(200)
  const old = await ask(me.browser, token, 'profile')
  expect([old.status, (await old.json<{ code: string }>()).code]).toEqual([403, 'export_over'])
})

test('a person with hundreds of things, favourites and chats gets all of them in small pages', async () => {
  const me = await makeKnown()
  const other = await makeAccount()
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < 450)
       insert into items (owner_id, category_id, condition, estimated_value, created_at, updated_at, title, title_sort,
         location, description, search_exact, search_folded, search_place, search_tags)
       select ?, 1, 'good', 1, 1, 1, 'Cosa ' || i, 'cosa', 'Asunción', 'Descripción', '', '', '', '' from n`,
    ).bind(me.id),
    env.DB.prepare('update items set deleted_at = 5 where owner_id = ? and id % 2').bind(me.id),
    env.DB.prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < 130)
       insert into trades (from_user_id, to_user_id, requested_item_id, status, created_at, updated_at, expires_at, active_at, accepted_at)
       select ?1, ?2, (select max(id) from items), 'completed', i, i, i, i, i from n`,
    ).bind(other.id, me.id),
  ])
  const cost = await costOf(async () => {
    const file = await whole(me.browser)
    const { items, trades, messages } = file
    expect(new Set(items.map(({ id }) => id)).size).toBe(450)
    expect(items).toHaveLength(450)
    expect(new Set(trades.map(({ id }) => id)).size).toBe(130)
    expect(trades).toHaveLength(130)
    expect(messages).toEqual([])
  })
  expect(cost.queries).toBeLessThanOrEqual(8)
})

test('leaves out no payment of one moment where a page ends', async () => {
  const me = await makeKnown()
  await env.DB.prepare(
    `with recursive nth(n) as (select 1 union all select n + 1 from nth where n < 250)
     insert into payments (id, kind, user_id, package_id, amount, description, status, created_at, updated_at)
     select 'p' || n, 'verification_package', ?, 1, n, 'Paquete', 'failed', 1000, 1000 from nth`,
  )
    .bind(me.id)
    .run()
  const { payments } = await whole(me.browser)
  expect(new Set(payments.map(({ id }) => id)).size).toBe(250)
  expect(payments).toHaveLength(250)
})
