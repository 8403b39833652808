/** Mails about trades: when they are written, and to whom. */
import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '../http/clock.ts'
import { runCron } from '../serve/cron.ts'
import { ORIGIN } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makePair, makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'

let pair: Pair
beforeEach(async () => {
  pair = await makePair()
})
afterEach(setClockBack)

const kinds = async (email: string) => (await mailTo(email)).map(({ kind }) => kind)
const switchOff = ({ browser }: Pair['owner'], json: Record<string, boolean>) =>
  browser.send('PUT', '/api/notifications/settings', { json })

async function cron(): Promise<void> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await runCron(env, ORIGIN)
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  expect(lines.filter((line) => line.includes('"failure"'))).toEqual([])
}

type Stub = Parameters<typeof runDurableObjectAlarm>[0]
async function say(id: number, { browser }: Pair['owner'], content: string): Promise<void> {
  await browser.post(`/api/trade-proposals/${id}/messages`, { content })
  await tellDatabase(id)
}
/** The test's own types of the platform are another copy of the worker's. */
const tellDatabase = (id: number) =>
  runDurableObjectAlarm(
    env.TRADE_ROOM.get(env.TRADE_ROOM.idFromName(String(id))) as unknown as Stub,
  )

describe('a mail', () => {
  test('tells the owner of a proposal and the proposer of its acceptance, and leads there', async () => {
    const { owner, proposer } = pair
    const { id, requestedItem } = await makeProposal(pair)
    await walk(id, [[owner.browser, 'accept']])
    const [proposed] = await mailTo(owner.email)
    expect(proposed).toMatchObject({
      kind: 'trade_proposal',
      subject: `Beto quiere tu «${requestedItem.title}»`,
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<http:\/\/localhost\/api\/notifications\/mail-off\?token=[\w.-]+>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(proposed?.text).toContain(`${ORIGIN}/trades/${id}\n`)
    expect(proposed?.html).toContain(`href="${ORIGIN}/trades/${id}"`)
    expect(await kinds(owner.email)).toEqual(['trade_proposal'])
    expect(await kinds(proposer.email)).toEqual(['trade_accepted'])
    expect((await mailTo(proposer.email))[0]?.text).toContain(`${ORIGIN}/trades/${id}\n`)
  })

  test('is not written to whoever switched its kind off', async () => {
    const { owner, proposer } = pair
    await switchOff(owner, { tradeProposals: false })
    await switchOff(proposer, { tradeAccepted: false })
    const { id } = await makeProposal(pair)
    await walk(id, [[owner.browser, 'accept']])
    expect([...(await kinds(owner.email)), ...(await kinds(proposer.email))]).toEqual([])
  })
})

describe('messages that are not read', () => {
  let id: number
  beforeEach(async () => {
    id = (await makeProposal(pair)).id
    await walk(id, [[pair.owner.browser, 'accept']])
  })
  const unread = async () =>
    (await mailTo(pair.owner.email)).filter(({ kind }) => kind === 'unread_messages')

  test('are told by one mail after 15 minutes, and by another when new ones wait again', async () => {
    const { owner, proposer } = pair
    for (const text of ['uno', 'dos', 'tres']) await say(id, proposer, text)
    pass(15 * MINUTE - 5 * SECOND)
    await cron()
    expect(await unread()).toEqual([])
    pass(10 * SECOND)
    await Promise.all([cron(), cron()])
    await say(id, proposer, 'cuatro')
    pass(DAY)
    await cron()
    const [mail, ...more] = await unread()
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Beto te escribió sobre «.+»$/)
    expect(mail?.text).toContain(`${ORIGIN}/trades/${id}#chat\n`)
    expect(mail?.headers).toHaveProperty('List-Unsubscribe')
    await owner.browser.post(`/api/trade-proposals/${id}/read`, { number: 4 })
    await tellDatabase(id)
    await say(id, proposer, 'cinco')
    pass(15 * MINUTE + SECOND)
    await cron()
    expect(await unread()).toHaveLength(2)
    expect(await kinds(proposer.email)).toEqual(['trade_accepted'])
  })

  test('are told to nobody who has read them meanwhile, or wants no such mail', async () => {
    const { owner, proposer } = pair
    await say(id, proposer, 'hola')
    await owner.browser.post(`/api/trade-proposals/${id}/read`, { number: 1 })
    await tellDatabase(id)
    pass(DAY)
    await cron()
    await switchOff(owner, { newMessages: false })
    await say(id, proposer, 'otra vez')
    pass(DAY)
    await cron()
    await switchOff(owner, { newMessages: true })
    await cron()
    expect(await unread()).toEqual([])
  })

  // D30.
  test('and silence are two items: reminders go to both, at 7 and 21 days', async () => {
    const reminders = async () => {
      const all = [...(await kinds(pair.owner.email)), ...(await kinds(pair.proposer.email))]
      return all.filter((kind) => kind === 'trade_reminder').length
    }
    pass(7 * DAY - MINUTE)
    await cron()
    expect(await reminders()).toBe(0)
    pass(2 * MINUTE)
    await cron()
    await cron()
    expect(await reminders()).toBe(2)
    pass(14 * DAY)
    await cron()
    expect(await reminders()).toBe(4)
  })
})
