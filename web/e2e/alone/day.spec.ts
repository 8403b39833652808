/** What a signed-in person's day costs the worker and the database (worker/dev/figures.md): all that the server's log has of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { origin } from '../kit/people.ts'
import { expect, settled, test } from '../kit/story.ts'
import { actBy, chatOf, makePair, propose, say } from '../kit/trades.ts'

test.use({ serviceWorkers: 'allow' })

const BUDGET = { requests: 20, rowsRead: 400, rowsWritten: 15 }

type Line = { id: string; method: string; route: string; rowsRead: number; rowsWritten: number }

/** Requests that the worker has answered, photos and our own tools apart. Files of the app never reach it. */
function logged(): Line[] {
  const log = readFileSync(join(process.env.E2E_DATA ?? '', 'server.log'), 'utf8')
  const lines = log.split('\n').filter((line) => line.includes('"event":"request"'))
  return lines
    .map((line): Line => JSON.parse(line.slice(line.indexOf('{'))))
    .filter(({ route }) => !/^\/(img|api\/dev|api\/health)/.test(route))
}

const sum = (lines: Line[], of: 'rowsRead' | 'rowsWritten') =>
  lines.reduce((total, line) => total + line[of], 0)

/** Of the list itself: what is featured stands above it, and in it as well. */
const cards = (page: Page) =>
  page.getByRole('article').and(page.locator(':not(section[aria-label="Destacados"] *)'))

/** Without a screen; answers the request's id. */
async function sayUnseen(page: Page, tradeId: number, content: string): Promise<string> {
  const data = { content, clientId: crypto.randomUUID() }
  const headers = origin()
  const sent = await page.request.post(`/api/trade-proposals/${tradeId}/messages`, {
    headers,
    data,
  })
  expect(sent.status()).toBe(201)
  return sent.headers()['x-request-id'] ?? ''
}

test('a day of looking around, saving and talking costs little', async ({ page, newPerson }) => {
  test.skip(!process.env.E2E_DATA, 'The log of the product is not at hand (E2E_DATA).')
  const { proposer, wanted, offered } = await makePair(page, await newPerson())
  const id = await propose(proposer, wanted.id, [offered.id])
  await actBy(page, id, 'accept')
  // Another day: the app is on the phone.
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await settled(page)
  const before = new Set(logged().map((line) => line.id))

  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  // Three pages.
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(72)
  }).toPass()
  for (const nth of [60, 56]) {
    await cards(page).nth(nth).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: /^Proponer/ })).toBeVisible()
    await settled(page)
    if (nth === 56) break
    await page.goBack()
    await expect(cards(page).nth(nth)).toBeVisible()
  }
  const saved = page.waitForResponse(/\/api\/favorites\/\d+(\?|$)/)
  await page
    .getByRole('button', { name: /^Agregar a favoritos/ })
    .first()
    .click()
  await saved
  await page.getByRole('link', { name: 'Trades' }).click()
  await page.locator(`a[href="/trades/${id}"]`).click()
  await expect(page.getByRole('log')).toBeVisible()
  const said = ['hola', 'hola, Olga', '¿el sábado?', 'a las diez', 'dale', 'ahí estaré']
  const others: string[] = []
  for (const [n, text] of said.entries()) {
    if (n % 2 === 0) await say(page, text)
    else others.push(await sayUnseen(proposer, id, text))
    await expect.poll(() => chatOf(page)).toEqual(said.slice(0, n + 1))
  }
  await settled(page)
  await page.goto('about:blank')

  const lines = logged().filter((line) => !before.has(line.id) && !others.includes(line.id))
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
