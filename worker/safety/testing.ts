/** Somebody's thing that people report: made anew for each test of a file. */
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Item } from '../items/contract.ts'
import { Browser } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { makeAdmins, makeReporter, report } from '../testing/makers/reporting.ts'

export type Reporter = Awaited<ReturnType<typeof makeReporter>>
type Thing = { owner: Awaited<ReturnType<typeof makeAccount>>; item: Item }

/** Of the test that runs; administrators are there for all of them. */
export const thing = {} as Thing

export function withReportedThing(): void {
  beforeAll(makeAdmins)
  beforeEach(async () => {
    thing.owner = await makeAccount()
    await provePhone(thing.owner.id)
    thing.item = await makeItem(thing.owner.browser, { title: 'Bicicleta azul' })
  })
}

export const reporters = (many: number): Promise<Reporter[]> =>
  Promise.all(Array.from({ length: many }, () => makeReporter()))

export async function reportedBy(people: Pick<Reporter, 'browser'>[]): Promise<void> {
  for (const { browser } of people) {
    expect((await report(browser, 'item', thing.item.id, { reason: 'scam' })).status).toBe(204)
  }
}

export const isShown = async (): Promise<boolean> =>
  (await new Browser().get(`/api/items/${thing.item.id}`)).status === 200

/** What its owner was told of it, the newest first. */
export const told = async (): Promise<string[]> =>
  (await (await thing.owner.browser.get('/api/notifications')).json<{ type: string }[]>())
    .map(({ type }) => type)
    .filter((type) => type.startsWith('thing_'))
