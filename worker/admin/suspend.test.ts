/** Closing an account and opening it again. */
import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCron } from '../serve/cron.ts'
import { Browser } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { withSettings } from '../testing/makers/paying.ts'
import {
  actionsOn,
  admin,
  decide,
  makeAdmins,
  report,
  reportOf,
} from '../testing/makers/reporting.ts'
import { makePair, makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { PASSWORD, registration } from '../testing/services/mailbox.ts'
import type { Suspended } from './contract.ts'

beforeAll(makeAdmins)

const restoreBy = (browser: Browser, id: string) =>
  browser.post(`/api/admin/people/${id}/restore`, { words: 'Lo miramos otra vez: fue un error.' })

describe('suspending', () => {
  const suspend = async (id: string) => {
    await report((await makeAccount()).browser, 'person', id)
    return decide((await reportOf('person', id)).id, 'suspend')
  }

  test('ends sessions, hides items, ends what was only proposed, and the way in says so; undone, all is there again', async () => {
    const form = registration()
    const person = await makeAccount({ email: form.email, firstName: 'Tito' })
    const { hashPassword } = await import('../accounts/passwords.ts')
    const { random } = await import('../http/random.ts')
    const hash = await hashPassword(random, PASSWORD)
    await env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?')
      .bind(hash, person.id)
      .run()
    const proposer = await makeAccount()
    const item = await makeItem(person.browser)
    const trade = await makeProposal({ owner: person, proposer }, { requestedItemId: item.id })

    expect((await suspend(person.id)).status).toBe(204)
    expect((await person.browser.get('/api/auth/user')).status).toBe(401)
    expect((await new Browser().get(`/api/items/${item.id}`)).status).toBe(404)
    expect((await tradeOf(proposer.browser, trade.id)).status).toBe('cancelled')
    const login = (password: string) =>
      new Browser().post('/api/auth/login', { email: person.email, password })
    const refused = await login(PASSWORD)
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'account_suspended' },
    ])
    expect((await login('no-es-esta')).status).toBe(401)
    const list: Suspended[] = await (await admin.browser.get('/api/admin/suspended')).json()
    expect(list).toMatchObject([{ id: person.id, name: 'Tito Benítez' }])

    const restore = () => restoreBy(admin.browser, person.id)
    const both = await Promise.all([restore(), restore()])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await login(PASSWORD)).status).toBe(200)
    const shown = await listOf(new Browser(), { search: 'camión', limit: '60' })
    expect(shown.map(({ id }) => id)).toContain(item.id)
    expect(await actionsOn(`person:${person.id}`)).toMatchObject([
      { action: 'person_restored' },
      { action: 'report_suspend' },
    ])
  })

  test('ends open trades by the system: the other side has its items back, and no penalty', async () => {
    const pair = await makePair()
    const { owner, proposer } = pair
    const trade = await makeProposal(pair)
    const [wanted, offered] = [trade.requestedItem.id, trade.offeredItemIds[0]]
    await walk(trade.id, [
      [owner.browser, 'accept'],
      [proposer.browser, 'request_cancellation', { message: 'Mejor no' }],
    ])
    expect((await suspend(owner.id)).status).toBe(204)
    const ended = await tradeOf(proposer.browser, trade.id)
    expect(ended).toMatchObject({ status: 'cancelled', availableActions: [] })
    expect(ended.events.at(-1)).toMatchObject({ type: 'cancelled_by_system', userId: null })
    const penalty = await env.DB.prepare('SELECT cancelled_trades FROM users WHERE id = ?')
      .bind(proposer.id)
      .first()
    expect(penalty).toEqual({ cancelled_trades: 0 })
    const told: { type: string; tradeId: number }[] = await (
      await proposer.browser.get('/api/notifications')
    ).json()
    expect(told.filter(({ type }) => type === 'trade_cancelled')).toHaveLength(1)
    // What was promised is free on both sides, and hers is seen by nobody.
    expect(await (await proposer.browser.get(`/api/items/${offered}`)).json()).toMatchObject({
      tradeStatus: 'available',
    })
    expect((await new Browser().get(`/api/items/${wanted}`)).status).toBe(404)
    const offer = async () =>
      (await listOf(new Browser(), { search: 'camión', limit: '60' })).map(({ id }) => id)
    expect(await offer()).not.toContain(wanted)
    expect((await restoreBy(admin.browser, owner.id)).status).toBe(204)
    expect(await offer()).toContain(wanted)
  })

  test('what cron finds open of somebody suspended it ends', async () => {
    const pair = await makePair()
    const trade = await makeProposal(pair)
    await walk(trade.id, [[pair.owner.browser, 'accept']])
    await env.DB.prepare('UPDATE users SET suspended_at = ? WHERE id = ?')
      .bind(Date.now(), pair.proposer.id)
      .run()
    await runCron(env)
    expect((await tradeOf(pair.owner.browser, trade.id)).status).toBe('cancelled')
  })

  test('what was handed over stays traded and is hidden; what its owner deleted stays deleted', async () => {
    const pair = await makePair()
    const { owner, proposer } = pair
    const trade = await makeProposal(pair)
    await walk(trade.id, [
      [owner.browser, 'accept'],
      [owner.browser, 'confirm_delivery'],
      [proposer.browser, 'confirm_delivery'],
    ])
    const deleted = await makeItem(owner.browser)
    expect((await owner.browser.send('DELETE', `/api/items/${deleted.id}`)).status).toBe(204)
    const shown = async () =>
      (await new Browser().get(`/api/items/${trade.requestedItem.id}`)).status
    expect((await suspend(owner.id)).status).toBe(204)
    expect(await shown()).toBe(404)
    expect((await tradeOf(proposer.browser, trade.id)).status).toBe('completed')
    expect((await restoreBy(admin.browser, owner.id)).status).toBe(204)
    expect(await shown()).toBe(200)
    expect((await new Browser().get(`/api/items/${deleted.id}`)).status).toBe(404)
  })

  test('an administrator cannot be suspended, by another one neither', async () => {
    const own = await suspend(admin.id)
    expect([own.status, await own.json()]).toMatchObject([403, { code: 'admin_own' }])
    const colleague = await makeAccount()
    const emails = `${admin.email},${colleague.email}`
    await report((await makeAccount()).browser, 'person', colleague.id)
    const { id } = await reportOf('person', colleague.id)
    const answer = await decide(
      id,
      'suspend',
      withSettings(admin.browser, { ADMIN_EMAILS: emails }),
    )
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'suspend_admin' }])
  })
})
