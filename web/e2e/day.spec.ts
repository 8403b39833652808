/** What a signed-in person's day costs the worker and the database (budgets.md, "At the edge"): counted in the browser and in the server's log. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, settled, test } from './story.ts'
import { actBy, chatOf, makePair, openTrade, propose, say } from './trades.ts'

const BUDGET = { requests: 20, rowsRead: 400, rowsWritten: 15 }

type Line = { id: string; method: string; route: string; rowsRead: number; rowsWritten: number }

/** Ids of all that the worker answers to this browser, photos apart. Files of the app never reach the worker. */
function watchWorker(page: Page): string[] {
  const ids: string[] = []
  page.context().on('response', (response) => {
    const id = response.headers()['x-request-id']
    const isPhoto = new URL(response.url()).pathname.startsWith('/img/')
    if (id && !isPhoto && !response.fromServiceWorker()) ids.push(id)
  })
  return ids
}

function linesOf(ids: string[]): Line[] {
  const log = readFileSync(join(process.env.E2E_DATA ?? '', 'server.log'), 'utf8')
  const lines = log.split('\n').filter((line) => line.includes('"event":"request"'))
  const all = lines.map((line): Line => JSON.parse(line.slice(line.indexOf('{'))))
  return all.filter(({ id }) => ids.includes(id))
}

const sum = (lines: Line[], of: 'rowsRead' | 'rowsWritten') =>
  lines.reduce((total, line) => total + line[of], 0)

/** Of the list itself: what is featured stands above it, and in it as well. */
const cards = (page: Page) =>
  page.getByRole('article').and(page.locator(':not(section[aria-label="Destacados"] *)'))

test('a day of looking around, saving and talking costs little', async ({ page, newPerson }) => {
  test.skip(!process.env.E2E_DATA, 'The log of the product is not at hand (E2E_DATA).')
  await page.goto('/no-such-page')
  const { owner, proposer, wanted, offered } = await makePair(await newPerson(), page)
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(owner, id, 'accept')
  // Another day: the app is on the phone.
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await settled(page)

  const ids = watchWorker(page)
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(72)
  }).toPass()
  for (const nth of [70, 68]) {
    await cards(page).nth(nth).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: /^Proponer/ })).toBeVisible()
    if (nth === 68) break
    await page.goBack()
    await expect(cards(page).nth(nth)).toBeVisible()
  }
  await page
    .getByRole('button', { name: /^Agregar a favoritos/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Quitar de favoritos/ }).first()).toBeVisible()
  await openTrade(page, id)
  await expect(page.getByRole('log')).toBeVisible()
  await openTrade(owner, id)
  const said = ['hola', 'hola, Pedro', '¿el sábado?', 'a las diez', 'dale', 'ahí estaré']
  for (const [n, text] of said.entries()) {
    await say(n % 2 === 0 ? page : owner, text)
    await expect.poll(() => chatOf(page)).toEqual(said.slice(0, n + 1))
  }
  await settled(page)

  await expect.poll(() => linesOf(ids).length).toBe(ids.length)
  const lines = linesOf(ids)
  const told = lines.map(
    (line) => `${line.method} ${line.route} ${line.rowsRead}/${line.rowsWritten}`,
  )
  const day = {
    requests: lines.length,
    rowsRead: sum(lines, 'rowsRead'),
    rowsWritten: sum(lines, 'rowsWritten'),
  }
  console.info(`a day: ${JSON.stringify(day)}\n${told.join('\n')}`)
  for (const what of ['requests', 'rowsRead', 'rowsWritten'] as const) {
    expect(day[what], told.join('\n')).toBeLessThanOrEqual(BUDGET[what])
  }
})
