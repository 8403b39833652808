/** People who like each other's things, for the tests of telling and of the lists. */
import { expect } from 'vitest'
import { favorites } from '../favorites/tables.ts'
import { MINUTE } from '../http/clock.ts'
import type { Item } from '../items/contract.ts'
import type { Notification } from '../notifications/contract.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import type { Match } from './contract.ts'
import { interestReached } from './tables.ts'
import { tellInterests } from './telling.ts'

export type Known = Awaited<ReturnType<typeof makeAccount>> & { items: Item[] }

/** Proved, has seen the sentence and left the switch on, and offers so many things. */
export async function makeKnown(
  firstName: string,
  offers: string[] = ['Silla'],
  settings: Record<string, unknown> = {},
): Promise<Known> {
  const person = await makeAccount({ firstName }, settings)
  await provePhone(person.id)
  await choose(person.browser, true)
  const items: Item[] = []
  for (const title of offers) items.push(await makeItem(person.browser, { title }))
  return { ...person, items }
}

export async function choose(browser: Browser, tells: boolean): Promise<void> {
  const answer = await browser.send('PUT', '/api/matches/telling', { json: { tells } })
  expect(answer.status).toBe(200)
}

/** Ana, who offers `offers` things, and Olga, who offers her table. */
export async function makeTwo(offers = ['Silla', 'Radio']) {
  return { ana: await makeKnown('Ana', offers), olga: await makeKnown('Olga', ['Mesa']) }
}

/** As a press on the screen does. */
export async function like(browser: Browser, id: number | undefined): Promise<void> {
  expect((await browser.post(`/api/favorites/${id}?tells=1`)).status).toBe(200)
}

export const unlike = (browser: Browser, id: number | undefined) =>
  browser.send('DELETE', `/api/favorites/${id}`)

/** What cron does once a minute is over; answers how many were told. */
export async function tell(ms: number = MINUTE + 1): Promise<number> {
  pass(ms)
  return tellInterests(testContext().ctx)
}

/** As if no heart had been looked at: tests go back in time, cron does not. */
export async function forgetReached(): Promise<void> {
  setClockBack()
  await testContext().ctx.db.update(interestReached).set({ at: 0, itemId: 0 })
  await testContext().ctx.db.update(favorites).set({ tells: false })
}

/** What was said to this person of interest, the newest first. */
export async function heard({ browser }: Pick<Known, 'browser'>): Promise<string[]> {
  const all: Notification[] = await (await browser.get('/api/notifications')).json()
  return all.filter(({ type }) => type.startsWith('interest_')).map(({ message }) => message)
}

export async function listOf(
  { browser }: Pick<Known, 'browser'>,
  part: 'mutual' | 'likers' = 'likers',
): Promise<Match[]> {
  return (await browser.get(`/api/matches?part=${part}`)).json()
}

/** Who stands in it, and with which things. */
export const namesIn = (list: Match[]) =>
  list.map(({ person, mine, things }) => [
    person.firstName,
    mine.title,
    things.map(({ title }) => title),
  ])
