/** People as administrators find them, see them, and what is done to them (D60), on the real app. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../http/clock.ts'
import { Browser } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeItem, newItem } from '../../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../../testing/makers/makers.ts'
import { makeAdmin, told } from '../../testing/makers/proofs.ts'
import { decide, report } from '../../testing/makers/reporting.ts'
import { makePair, makeProposal, walk } from '../../testing/makers/trade-maker.ts'
import { costOf, mailTo, newAddress, registration } from '../../testing/services/mailbox.ts'
import type { FoundPeople, PersonFile } from './contract.ts'

afterEach(setClockBack)

const WORDS = 'Pediste dinero por adelantado a tres personas.'
let admin: Awaited<ReturnType<typeof makeAccount>>
beforeAll(async () => {
  admin = await makeAdmin()
  // Enough that a look through everybody would be seen.
  await env.DB.prepare(
    `insert into users (id, email, password_hash, first_name, last_name, phone_number, date_of_birth, gender, country, city,
     language, created_at, updated_at)
     with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
     select 'many-' || i, 'many' || i || '@example.com', 'x', 'Muchos', 'Iguales', '0971' || (100000 + i), '1990-01-01', 'female',
     'Paraguay', 'Luque', 'es', i, i from n`,
  ).run()
})

const search = async (q: string): Promise<FoundPeople> =>
  (await admin.browser.get(`/api/admin/people?${new URLSearchParams({ q })}`)).json()
const namesOf = ({ people }: FoundPeople) => people.map(({ name }) => name)
const fileOf = async (id: string): Promise<PersonFile> =>
  (await admin.browser.get(`/api/admin/people/${id}`)).json()
const act = (id: string, deed: string, more: object = {}, browser = admin.browser) =>
  browser.post(`/api/admin/people/${id}/${deed}`, { words: WORDS, ...more })
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]
const logOf = async (target: string) => {
  const rows = await env.DB.prepare(
    'select action, details from admin_actions where target = ? order by id desc',
  )
    .bind(target)
    .all<{ action: string; details: string }>()
  return rows.results.map(({ action, details }) => [action, JSON.parse(details)])
}

describe('a person is found', () => {
  test('by the beginnings of their names, address, number or code, and by nothing in between', async () => {
    const { id, email } = await makeAccount({
      ...{ firstName: 'María José', lastName: 'Ñandutí-Peña', phoneNumber: '(0982) 765 432' },
      email: newAddress('ana.ruiz'),
    })
    const by: [string, string][] = [
      ['jose nand', 'name'],
      ['maria', 'name'],
      ['Maria José', 'name'],
      ['PEÑA maria', 'name'],
      ['nanduti-pena', 'name'],
      [email, 'address'],
      [email.slice(0, -4), 'address'],
      ['+595 982 765432', 'phone'],
      ['0982765432', 'phone'],
      [id.padEnd(20, '-'), 'code'],
      [`https://jopoi.example/user/${id}`, 'code'],
    ]
    for (const [q, how] of by) {
      const found = await search(q)
      expect([q, found.by, found.people.map((one) => one.id)]).toEqual([
        q,
        how,
        // A code is a code as a whole.
        q.endsWith('-') ? [] : [id],
      ])
    }
    expect(namesOf(await search('andutí'))).toEqual([])
    expect(namesOf(await search('765432'))).toEqual([])
    expect(await codeOf(await admin.browser.get('/api/admin/people?q=a'))).toEqual([422, 'invalid'])
  })

  test('whatever marks and signs the letters of our languages have', async () => {
    const { id } = await makeAccount({
      firstName: 'ÁÉÍÓÚÜÑÃẼĨÕŨỸÇ',
      lastName: 'G\u0303ua O’Higgins',
    })
    for (const q of ['aeiouunaeiouyc', 'áéíóúüñãẽĩõũỹç', "g\u0303ua o'higgins"]) {
      expect([q, (await search(q)).people.map((one) => one.id)]).toEqual([q, [id]])
    }
  })

  test('what they are called is text, never syntax', async () => {
    for (const q of [
      '" OR *',
      'ana"*',
      'NEAR(a b)',
      '%%',
      '--',
      "x' or 1=1",
      'first_name:a*',
      "O'Higgins",
    ]) {
      expect(
        (await admin.browser.get(`/api/admin/people?${new URLSearchParams({ q })}`)).status,
      ).toBe(200)
    }
  })

  test('with few rows, however many there are, and no more than a page of them', async () => {
    for (const q of ['muchos', 'many1@example.com', '0971 100 500', 'm i']) {
      const { rowsRead, queries } = await costOf(() => search(q))
      expect([q, rowsRead < 700, queries <= 6]).toEqual([q, true, true])
      console.log(`rows read for ${q}: ${rowsRead}`)
    }
    const found = await search('muchos')
    expect([found.people.length, found.isMore]).toEqual([20, true])
  })

  test('and each search leaves a row with whom it found, and without what was typed', async () => {
    const { id, email } = await makeAccount()
    await search(email)
    const [[action, details] = []] = await logOf('people:address')
    expect([action, details]).toEqual(['people_searched', { found: [id] }])
    const all = await env.DB.prepare(
      'select group_concat(details || target) as text from admin_actions',
    ).first<{ text: string }>()
    expect(all?.text).not.toContain(email)
  })
})

test('their page has what stands about them, of others only names, and a look leaves a row', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  const trade = await makeProposal(pair)
  await walk(trade.id, [
    [owner.browser, 'accept'],
    [proposer.browser, 'request_cancellation', { message: 'Mejor no' }],
    [owner.browser, 'approve_cancellation'],
  ])
  await report(owner.browser, 'person', proposer.id)
  await provePhone(proposer.id)
  const text = await (await admin.browser.get(`/api/admin/people/${proposer.id}`)).text()
  expect(text).not.toContain(owner.email)
  expect(JSON.parse(text)).toMatchObject({
    ...{ id: proposer.id, email: proposer.email, suspendedAt: null, limitedUntil: null },
    ...{ cancelledTrades: 0, noShows: 0, completedTrades: 0 },
    proofs: [{ kind: 'phone', status: 'approved' }],
    trades: [
      { id: trade.id, status: 'cancelled', other: { id: owner.id }, counts: null, isOpen: false },
    ],
    reports: [{ side: 'about', other: { id: owner.id }, decision: null, reason: 'fake' }],
    problems: [],
    related: [],
  } satisfies Record<string, unknown>)
  expect(await logOf(`person:${proposer.id}`)).toEqual([['person_seen', {}]])
  expect((await fileOf(proposer.id)).log).toMatchObject([{ action: 'person_seen', words: null }])
  expect((await admin.browser.get('/api/admin/people/nobody')).status).toBe(404)
})

test('words that were found, what was decided on their things and refused of them stand there, the newest first', async () => {
  const owner = await makeAccount()
  const item = await makeItem(owner.browser, { title: 'Rifle del abuelo' })
  const hash = (n: number) =>
    env.DB.prepare(
      `insert into refused_proofs (user_id, kind, hash, of_id, created_at) values (?1, 'phone', ?2, ?3, ?4)`,
    ).bind(owner.id, `hash-${9 - n}`, admin.id, n)
  await env.DB.batch([hash(1), hash(3), hash(2)])
  const before = await fileOf(owner.id)
  expect(before.reports).toMatchObject([
    { kind: 'item', side: 'about', other: null, found: ['rifle'], decision: null },
  ])
  expect(before.refused.map(({ createdAt }) => new Date(createdAt).getTime())).toEqual([3, 2, 1])
  const id = before.reports[0]?.id ?? 0
  expect((await decide(id, 'suspend', admin.browser)).status).toBe(204)
  const after = await fileOf(owner.id)
  expect(after.reports).toMatchObject([{ decision: 'suspend' }])
  expect(after.log.map(({ action }) => action)).toEqual(['report_suspend', 'person_seen'])
  expect(item.withheld?.why).toBe('words')
})

describe('what is done to a person', () => {
  test('a warning is read in the app and by mail, once, and is in the log', async () => {
    const { id, email, browser } = await makeAccount()
    const both = await Promise.all([act(id, 'warn'), act(id, 'warn')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await told(browser)).toMatchObject([
      { type: 'account_warned', message: expect.stringContaining(WORDS), path: '/profile' },
    ])
    const mails = await mailTo(email)
    expect(mails.map(({ kind }) => kind)).toEqual(['account_warned'])
    expect(mails[0]?.text).toContain(WORDS)
    expect(mails[0]?.text).toContain('responde a este mensaje')
    expect(await logOf(`person:${id}`)).toEqual([['person_warned', { words: WORDS }]])
    pass(2 * MINUTE)
    expect((await act(id, 'warn')).status).toBe(204)
    expect(await codeOf(await act(id, 'warn', { words: 'Corto' }))).toEqual([422, 'invalid'])
  })

  test('a limit gives the limits of beginners for some days, whatever was proved, and says so', async () => {
    const { id, email, browser } = await makeAccount({}, { RATE_LIMIT_FACTOR: '1' })
    await provePhone(id)
    const publish = (n: number, more = {}) =>
      browser.post('/api/items', newItem({ title: `Cosa limitada ${n}`, ...more }))
    for (let n = 0; n < 6; n += 1) expect((await publish(n)).status).toBe(201)
    expect((await act(id, 'limit', { days: 2 })).status).toBe(204)
    const refused = await publish(7)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      429,
      'limited_things',
    ])
    const link = await publish(8, { description: 'Mira https://premio.top' })
    expect(await codeOf(link)).toEqual([422, 'limited_link'])
    const [mail] = await mailTo(email)
    expect([mail?.kind, mail?.text.includes(WORDS)]).toEqual(['account_limited', true])
    expect((await told(browser))[0]).toMatchObject({ type: 'account_limited' })
    expect((await fileOf(id)).limitedUntil).not.toBeNull()
    pass(2 * DAY + MINUTE)
    expect((await publish(9)).status).toBe(201)
    for (const days of [0, 91, 1.5]) {
      expect(await codeOf(await act(id, 'limit', { days }))).toEqual([422, 'invalid'])
    }
    expect(await codeOf(await act(admin.id, 'limit', { days: 2 }))).toEqual([422, 'suspend_admin'])
  })

  test('a suspension is told by mail with why and how to answer; restored, that is told too', async () => {
    const { id, email, browser } = await makeAccount()
    expect((await act(id, 'suspend')).status).toBe(204)
    expect(await codeOf(await act(id, 'suspend'))).toEqual([409, 'person_done'])
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    const [mail] = await mailTo(email)
    expect(mail?.kind).toBe('account_suspended')
    expect(mail?.text).toContain(WORDS)
    expect(mail?.text).toContain('responde a este mensaje')
    expect((await act(id, 'restore')).status).toBe(204)
    expect(await codeOf(await act(id, 'restore'))).toEqual([409, 'person_done'])
    expect((await mailTo(email))[0]?.kind).toBe('account_restored')
    expect((await logOf(`person:${id}`)).map(([action]) => action)).toEqual([
      'person_restored',
      'person_suspended',
    ])
    expect(await codeOf(await act(admin.id, 'suspend'))).toEqual([422, 'suspend_admin'])
  })

  test('nobody else does it, and to whoever is gone nothing is done', async () => {
    const { id } = await makeAccount()
    for (const browser of [new Browser(), (await makeAccount()).browser]) {
      for (const deed of ['warn', 'suspend', 'restore']) {
        expect((await act(id, deed, {}, browser)).status).toBe(404)
      }
    }
    await env.DB.prepare("update users set email = 'left:x' where id = ?").bind(id).run()
    expect(await codeOf(await act(id, 'warn'))).toEqual([409, 'person_left'])
  })
})

test('a reported person who is suspended by the decision gets the mail as well', async () => {
  const accused = await makeAccount()
  await report((await makeAccount()).browser, 'person', accused.id)
  const all: { id: number; target: string }[] = await (
    await admin.browser.get('/api/admin/reports')
  ).json()
  const one = all.find(({ target }) => target === accused.id)
  const answer = await admin.browser.post(`/api/admin/reports/${one?.id}/decide`, {
    decision: 'suspend',
    seen: one?.id,
  })
  expect(answer.status).toBe(204)
  expect((await mailTo(accused.email)).map(({ kind }) => kind)).toContain('account_suspended')
})

test('registering answers alike for all, a suspended person’s address too', async () => {
  const { id, email } = await makeAccount()
  await act(id, 'suspend')
  const answers = await Promise.all(
    [email, newAddress()].map(async (address) => {
      const answer = await new Browser().post(
        '/api/auth/register',
        registration({ email: address }),
      )
      return [answer.status, Object.keys(await answer.json<object>()).toSorted()]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
})
