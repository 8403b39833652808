/** What was reported and what is decided on it: once, for all reports of the item, with a row that says who. */
import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { askToLeave, makeKnown, signInAgain } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  actionsOn,
  admin,
  decide,
  makeAdmins,
  other,
  report,
  reportOf,
  things,
} from '../testing/makers/reporting.ts'
import { makePair, makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'

beforeAll(makeAdmins)

describe('deciding', () => {
  test('of one report decides all of the same thing, and leaves a row: who, what, when', async () => {
    const item = await makeItem((await makeAccount()).browser)
    for (let i = 0; i < 3; i += 1) await report((await makeAccount()).browser, 'item', item.id)
    const thing = await reportOf('item', item.id)
    expect(thing.reports).toHaveLength(3)
    expect((await decide(thing.reports[1]?.id ?? 0, 'keep')).status).toBe(204)
    await expect(reportOf('item', item.id)).rejects.toThrow()
    expect((await admin.browser.get(`/api/items/${item.id}`)).status).toBe(200)
    const again = await decide(thing.id, 'hide')
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'report_decided' }])
    expect(await actionsOn(`item:${item.id}`)).toMatchObject([
      {
        adminName: 'Ana Benítez',
        action: 'report_keep',
        details: { report: thing.reports[1]?.id },
      },
    ])
  })

  test('hiding an item is as its owner’s deletion: proposals end by the system, the owner is told by mail', async () => {
    const pair = await makePair()
    const item = await makeItem(pair.owner.browser, { title: 'Reloj <b>' })
    const trade = await makeProposal(pair, { requestedItemId: item.id })
    await report(pair.proposer.browser, 'item', item.id)
    expect((await decide((await reportOf('item', item.id)).id, 'hide')).status).toBe(204)
    expect((await new Browser().get(`/api/items/${item.id}`)).status).toBe(404)
    expect((await listOf(new Browser(), { limit: '60' })).map(({ id }) => id)).not.toContain(
      item.id,
    )
    const ended = await tradeOf(pair.proposer.browser, trade.id)
    expect(ended).toMatchObject({ status: 'cancelled' })
    expect(ended.events.at(-1)).toMatchObject({ type: 'cancelled_by_system', userId: null })
    const mails = await mailTo(pair.owner.email)
    const mail = mails.find(({ kind }) => kind === 'item_hidden')
    expect(mail?.text).toContain('«Reloj <b>»')
    expect(mail?.text).not.toContain('Beto')
  })

  test('its owner cannot undo that, also not having deleted it just before, nor by leaving and coming back', async () => {
    const reporter = await makeAccount()
    const owner = await makeKnown()
    const { browser } = owner
    const [shown, deleted, left] = [
      await makeItem(browser),
      await makeItem(browser),
      await makeItem(browser),
    ]
    for (const { id } of [shown, deleted, left]) await report(reporter.browser, 'item', id)
    const hide = async (id: number) =>
      (await decide((await reportOf('item', id)).id, 'hide')).status
    expect(await hide(shown.id)).toBe(204)
    expect((await browser.send('DELETE', `/api/items/${deleted.id}`)).status).toBe(204)
    expect(await hide(deleted.id)).toBe(204)
    for (const { id } of [shown, deleted]) {
      const undone = await browser.post(`/api/items/${id}/restore`)
      expect([undone.status, await undone.json()]).toMatchObject([409, { code: 'restore_late' }])
    }
    expect((await askToLeave(browser)).status).toBe(200)
    expect(await hide(left.id)).toBe(204)
    expect((await signInAgain(owner.email)).status).toBe(200)
    for (const { id } of [shown, deleted, left]) {
      expect((await new Browser().get(`/api/items/${id}`)).status).toBe(404)
    }
  })

  test('what is promised is taken away: its trade ends, counted for nobody, and both are told', async () => {
    const pair = await makePair()
    const item = await makeItem(pair.owner.browser)
    const trade = await makeProposal(pair, { requestedItemId: item.id })
    await walk(trade.id, [[pair.owner.browser, 'accept']])
    await report(pair.proposer.browser, 'item', item.id)
    const { id } = await reportOf('item', item.id)
    expect((await reportOf('item', item.id)).now).toMatchObject({ isHeld: true, isGone: false })
    const [offered] = (await tradeOf(pair.proposer.browser, trade.id)).offeredItems
    expect((await decide(id, 'hide')).status).toBe(204)
    expect((await new Browser().get(`/api/items/${item.id}`)).status).toBe(404)
    const ended = await tradeOf(pair.proposer.browser, trade.id)
    expect(ended).toMatchObject({ status: 'cancelled', cancellationCountsFor: null })
    expect(ended.events.at(-1)).toMatchObject({ type: 'cancelled_by_system', userId: null })
    // What the other side had promised is theirs again, and nothing of it is held against anybody.
    const free = await (await pair.proposer.browser.get(`/api/items/${offered?.id}`)).json()
    expect(free).toMatchObject({ tradeStatus: 'available' })
    for (const side of [pair.owner, pair.proposer]) {
      const { results } = await env.DB.prepare(
        'select cancelled_trades as n from users where id = ?',
      )
        .bind(side.id)
        .all()
      expect(results).toEqual([{ n: 0 }])
      const notices: { type: string; message: string }[] = await (
        await side.browser.get('/api/notifications')
      ).json()
      const cancelled = notices.find(({ type }) => type === 'trade_cancelled')
      expect(cancelled?.message).toContain('No cuenta en contra de nadie')
    }
    expect((await mailTo(pair.owner.email)).map(({ kind }) => kind)).toContain('item_hidden')
    expect((await pair.owner.browser.post(`/api/items/${item.id}/restore`)).status).toBe(409)
    expect(await actionsOn(`item:${item.id}`)).toMatchObject([{ action: 'report_hide' }])
  })

  test('whoever reported hears what came of it, once, and may report again what changed since', async () => {
    const item = await makeItem((await makeAccount()).browser, { title: 'Radio antigua' })
    const [reporter, other] = [await makeAccount(), await makeAccount()]
    for (const { browser } of [reporter, other]) await report(browser, 'item', item.id)
    expect((await decide((await reportOf('item', item.id)).id, 'keep')).status).toBe(204)
    const told = async () =>
      (
        await (
          await reporter.browser.get('/api/notifications')
        ).json<{ type: string; message: string }[]>()
      )
        .filter(({ type }) => type === 'report_decided')
        .map(({ message }) => message)
    expect(await told()).toEqual([
      'Gracias por avisarnos de «Radio antigua». Lo miró una persona del equipo y por ahora se queda como está. Que avises sirve: si cambia o pasa algo más, vuelve a reportarlo.',
    ])
    expect((await report(reporter.browser, 'item', item.id)).status).toBe(204)
    expect((await decide((await reportOf('item', item.id)).id, 'hide')).status).toBe(204)
    expect((await told())[0]).toContain('tomó medidas')
    expect(await told()).toHaveLength(2)
  })

  test('hiding a review takes it out of what its person’s add up to', async () => {
    const [writer, about, reporter] = [
      await makeAccount(),
      await makeAccount(),
      await makeAccount(),
    ]
    const made = await env.DB.prepare(
      `INSERT INTO reviews (reviewer_id, reviewed_id, rating, review_type, comment, is_anonymous, created_at, reveal_due, revealed_at)
       VALUES (?, ?, 1, 'reliability', 'Insultos varios', 1, 1, 1, 1) RETURNING id`,
    )
      .bind(writer.id, about.id)
      .first<{ id: number }>()
    await env.DB.prepare(
      `INSERT INTO reports (kind, target, accused_id, reporter_id, reason, description, evidence, created_at)
       VALUES ('review', ?, ?, ?, 'harassment', 'Me insulta sin motivo', '{"text":"Insultos varios"}', 1)`,
    )
      .bind(String(made?.id), writer.id, reporter.id)
      .run()
    expect((await things('others')).filter(({ kind }) => kind === 'review')).toEqual([])
    const found = (await things('review')).find(({ target }) => target === String(made?.id))
    // Administrators see who wrote it, also when nobody else does.
    expect(found).toMatchObject({ accused: { id: writer.id, name: 'Ana Benítez' } })
    const counted = () =>
      env.DB.prepare('SELECT unverified FROM rating_summaries WHERE user_id = ?')
        .bind(about.id)
        .first()
    expect(await counted()).toEqual({ unverified: 1 })
    const wrong = await decide(found?.id ?? 0, 'suspend')
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'report_decision' }])
    expect((await decide(found?.id ?? 0, 'hide')).status).toBe(204)
    expect(await counted()).toEqual({ unverified: 0 })
  })

  test('two administrators at once: one decides, the other is told that somebody did, every round', async () => {
    for (let round = 0; round < 20; round += 1) {
      const item = await makeItem((await makeAccount()).browser)
      await report((await makeAccount()).browser, 'item', item.id)
      const { id } = await reportOf('item', item.id)
      const both = await Promise.all([decide(id, 'hide'), decide(id, 'keep', other)])
      expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
      const isHidden = (await other.get(`/api/items/${item.id}`)).status === 404
      expect(isHidden).toBe(both[0]?.status === 204)
      expect(await actionsOn(`item:${item.id}`)).toHaveLength(1)
    }
  })
})
