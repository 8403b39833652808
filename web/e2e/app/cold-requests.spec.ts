/** How often a phone asks that has nothing yet: each request is a way there and back. And that nothing moves as it comes. */
import type { Page } from '@playwright/test'
import { signUp } from '../kit/people.ts'
import { expect, test } from '../kit/story.ts'
import { actBy, makePair, propose } from '../kit/trades.ts'

const REQUESTS = 12

type NewPerson = () => Promise<Page>

/** The same person's browser with nothing in it. */
async function emptied(person: Page, newPerson: NewPerson): Promise<Page> {
  const cold = await newPerson()
  await cold.context().addCookies(await person.context().cookies())
  return cold
}

/** Of what moves by itself; a hundredth is a line of a phone. */
const SHIFTS = 0.01

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  Object.assign(globalThis, { __shifts: 0 })
  new PerformanceObserver((list) => {
    const held = globalThis as unknown as { __shifts: number }
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      held.__shifts += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { __shifts: number }).__shifts)

/** All of it is named in the page, whose own answers are in it: nothing is waited for one after the other. */
async function expectFew(cold: Page, address: string, heading: RegExp): Promise<void> {
  const asked: string[] = []
  const questions: string[] = []
  cold.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/img/')) asked.push(pathname)
    if (pathname.startsWith('/api/') && request.method() === 'GET') questions.push(pathname)
  })
  await cold.addInitScript(watchShifts)
  await cold.goto(address)
  await expect(cold.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  // With all that follows by itself: what signed-in people have, and what works without a network.
  await cold.waitForLoadState('networkidle')
  expect(questions).toEqual([])
  expect(await shiftsOf(cold)).toBeLessThanOrEqual(SHIFTS)
  expect(asked.length, asked.sort().join(' ')).toBeLessThanOrEqual(REQUESTS)
}

const SCREENS = [
  ['/trades', /Intercambios|Trades/],
  ['/my-items', /artículos/i],
  ['/favorites', /Favoritos/],
  ['/matches', /Coincidencias/],
  ['/profile', /./],
  ['/reviews', /./],
] as const

for (const [address, heading] of SCREENS) {
  test(`so does ${address}`, async ({ page, newPerson }) => {
    await signUp(page)
    const cold = await emptied(page, newPerson)
    await expectFew(cold, address, heading)
  })
}

test('the publish form asks little', async ({ page, newPerson }) => {
  await signUp(page)
  const cold = await emptied(page, newPerson)
  await expectFew(cold, '/items/new', /Publicar/)
})

test('so does a trade with its chat', async ({ page, newPerson }) => {
  const { owner, proposer, wanted, offered } = await makePair(page, await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  const cold = await emptied(owner, newPerson)
  await expectFew(cold, `/trades/${id}`, /./)
})
