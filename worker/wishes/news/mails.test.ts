/** What has come of wishes, by mail (D64): one a day at six by the clock where one lives, with its way out. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../../testing/makers/makers.ts'
import { makeWish } from '../../testing/makers/wish-maker.ts'
import { mailWishes } from './mails.ts'
import { dayThere, nextMail } from './rules.ts'

type Person = Awaited<ReturnType<typeof makeAccount>>
let ana: Person
let beto: Person
const { ctx } = testContext()

beforeEach(async () => {
  await env.DB.prepare('update wish_news set mail_due = null').run()
  await env.DB.prepare('update wishes set closed_at = 1').run()
  ana = await makeAccount()
  beto = await makeAccount({ firstName: 'Beto' })
  for (const { id } of [ana, beto]) await provePhone(id)
})
afterEach(setClockBack)

const marked = () => env.DB.prepare('select count(*) as n from wish_checks').first('n')
const publish = async (title: string) => {
  const item = await makeItem(beto.browser, { title })
  // Behind its answer.
  await vi.waitFor(async () => expect(await marked()).toBe(0), { timeout: 5_000 })
  return item
}
const mails = async () => {
  const rows = await env.DB.prepare(
    "select subject, text_body, unsubscribe_url from outbox where kind = 'wish_found' and recipient = ? order by id",
  )
    .bind(ana.email)
    .all<{ subject: string; text_body: string; unsubscribe_url: string }>()
  return rows.results
}
/** A minute behind the next six o'clock. */
const untilSix = () => pass(nextMail('Paraguay', ctx.clock.now()) - ctx.clock.now() + 60_000)

test('it is at six, wherever one lives, today or tomorrow', () => {
  const at = (iso: string) => Date.parse(iso)
  const utc = (country: string, iso: string) => new Date(nextMail(country, at(iso))).toISOString()
  expect(utc('Paraguay', '2026-11-30T20:59:00Z')).toBe('2026-11-30T21:00:00.000Z')
  expect(utc('Paraguay', '2026-11-30T21:00:00Z')).toBe('2026-12-01T21:00:00.000Z')
  expect(utc('España', '2026-07-15T12:00:00Z')).toBe('2026-07-15T16:00:00.000Z')
  expect(utc('España', '2026-12-15T16:59:00Z')).toBe('2026-12-15T17:00:00.000Z')
  expect(dayThere('Paraguay', at('2026-12-01T02:59:00Z'))).toBe(
    dayThere('Paraguay', at('2026-11-30T12:00:00Z')),
  )
})

test('one mail says all that has come since, and the next day only what is new', async () => {
  await makeWish(ana.browser)
  const first = await publish('Camión de madera rojo')
  await publish('Camión de madera azul')
  await mailWishes(ctx)
  expect(await mails()).toEqual([])
  untilSix()
  await mailWishes(ctx)
  await mailWishes(ctx)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Aparecieron 2 cosas que buscas')
  expect(mail?.text_body).toContain(`/items/${first.id}`)
  expect(mail?.text_body).toContain('Camión de madera azul (por «Camión de madera»)')
  await publish('Camión de madera verde')
  untilSix()
  await mailWishes(ctx)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Aparecieron 2 cosas que buscas',
    'Apareció lo que buscas: Camión de madera verde',
  ])
})

test('nothing of what one has looked at meanwhile, or is gone, or of whoever is leaving', async () => {
  const wish = await makeWish(ana.browser)
  await publish('Camión de madera rojo')
  await ana.browser.get(`/api/wishes/${wish.id}/finds`)
  untilSix()
  await mailWishes(ctx)
  const gone = await publish('Camión de madera azul')
  await beto.browser.send('DELETE', `/api/items/${gone.id}`)
  untilSix()
  await mailWishes(ctx)
  await publish('Camión de madera verde')
  await env.DB.prepare('update users set left_at = 1 where id = ?').bind(ana.id).run()
  untilSix()
  expect(await mailWishes(ctx)).toBeGreaterThan(0)
  expect(await mails()).toEqual([])
})

test('one tap in the mail stops mails and pushes of it, and nothing else', async () => {
  await makeWish(ana.browser)
  await publish('Camión de madera rojo')
  untilSix()
  await mailWishes(ctx)
  const [mail] = await mails()
  const { pathname, search } = new URL(mail?.unsubscribe_url ?? '')
  const asked = await new Browser().get(pathname + search)
  expect(await asked.text()).toContain('avisos de lo que buscas')
  expect((await new Browser().post(pathname + search)).status).toBe(200)
  const settings = await (await ana.browser.get('/api/notifications/settings')).json()
  expect(settings).toMatchObject({ wishes: false, tradeProposals: true, newMessages: true })
  await publish('Camión de madera azul')
  pass(HOUR)
  untilSix()
  await mailWishes(ctx)
  expect(await mails()).toHaveLength(1)
})
