import { beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { GIVEN, makeAdmins, report, reportOf } from '../testing/makers/reporting.ts'
import { makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'

beforeAll(makeAdmins)

describe('reporting', () => {
  test('an item, a person and a message are kept as they were then', async () => {
    const pair = await makePair()
    const { owner, proposer } = pair
    const item = await makeItem(owner.browser, { title: 'Reloj <b>' })
    const { id } = await makeProposal(pair)
    await walk(id, [[owner.browser, 'accept']])
    await owner.browser.post(`/api/trade-proposals/${id}/messages`, { content: 'Págame antes' })
    const answers = [
      await report(proposer.browser, 'item', item.id),
      await report(proposer.browser, 'person', owner.id, { reason: 'harassment' }),
      await report(proposer.browser, 'message', `${id}/1`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await owner.browser.send('PUT', `/api/items/${item.id}`, { json: { title: 'Otro' } })
    const accused = { id: owner.id, name: 'Ana Benítez', isSuspended: false }
    expect(await reportOf('item', item.id)).toMatchObject({
      accused,
      evidence: { title: 'Reloj <b>', text: item.description },
      path: `/items/${item.id}`,
      reports: [{ reporterName: 'Beto Benítez', ...GIVEN }],
    })
    expect(await reportOf('person', owner.id)).toMatchObject({ accused, path: `/user/${owner.id}` })
    expect(await reportOf('message', `${id}/1`)).toMatchObject({
      accused,
      evidence: { text: 'Págame antes' },
      path: null,
    })
  })

  test('is refused for what is not there, not to be seen, one’s own, said before or said too briefly', async () => {
    const pair = await makePair()
    const { owner, proposer } = pair
    const stranger = await makeAccount()
    const item = await makeItem(owner.browser)
    const { id } = await makeProposal(pair)
    await walk(id, [[owner.browser, 'accept']])
    await owner.browser.post(`/api/trade-proposals/${id}/messages`, { content: 'Hola' })
    const refused = async (browser: Browser, kind: string, target: unknown, given = {}) => {
      const answer = await report(browser, kind, target, given)
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }
    expect(await refused(new Browser(), 'item', item.id)).toEqual([401, 'signed_out'])
    expect(await refused(stranger.browser, 'item', 99_999_999)).toEqual([404, 'item_not_found'])
    expect(await refused(stranger.browser, 'person', 'nobody')).toEqual([404, 'not_found'])
    expect(await refused(stranger.browser, 'message', `${id}/1`)).toEqual([404, 'trade_not_found'])
    expect(await refused(proposer.browser, 'message', `${id}/2`)).toEqual([404, 'not_found'])
    expect(await refused(proposer.browser, 'message', `${id}`)).toEqual([404, 'not_found'])
    for (const [kind, target] of [
      ['item', item.id],
      ['person', owner.id],
      ['message', `${id}/1`],
    ]) {
      expect(await refused(owner.browser, String(kind), target)).toEqual([422, 'report_own'])
    }
    expect((await report(stranger.browser, 'item', item.id)).status).toBe(204)
    expect(await refused(stranger.browser, 'item', item.id)).toEqual([409, 'report_twice'])
    const short = { description: '   corto   ' }
    expect(await refused(stranger.browser, 'person', owner.id, short)).toEqual([422, 'invalid'])
    await stranger.browser.post('/api/blocks', { userId: owner.id })
    const more = await makeItem(owner.browser)
    expect(await refused(stranger.browser, 'item', more.id)).toEqual([404, 'item_not_found'])
  })

  test('the accused hears nothing of it', async () => {
    const accused = await makeAccount()
    await report((await makeAccount()).browser, 'person', accused.id)
    expect(await (await accused.browser.get('/api/notifications')).json()).toEqual([])
    expect(await mailTo(accused.email)).toEqual([])
  })
})
