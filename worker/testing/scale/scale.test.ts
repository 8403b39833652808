/** The questions of `npm run bench:scale`, counted among 20,000 items and 10,000 trades. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { cellOf } from '../../places/grid.ts'
import { type Browser, testContext } from '../app.ts'
import { fill } from '../makers/fill.ts'
import { fillTrades } from '../makers/fill-trades.ts'
import { fillWishes } from '../makers/fill-wishes.ts'
import { makeAccount } from '../makers/makers.ts'
import { costOf } from '../services/mailbox.ts'
import { QUESTIONS, READS_MAX, STATEMENTS_MAX, whoAsks } from './questions.ts'

const SIZES = { seed: 21, people: 2_000, items: 20_000 }
/** Of each question: so many wordings. */
const ASKED = 12

let browser: Browser

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const now = testContext().ctx.clock.now()
  const account = await makeAccount()
  browser = account.browser
  await fill(run, { ...SIZES, now, cellOf })
  const mine = { id: account.id, count: 1_000 }
  await fillTrades(run, { ...SIZES, proposals: 7_000, mine, now })
  await fillWishes(run, { wishes: 2_000, now })
}, 120_000)

/** The address of the page `depth` further in. */
async function further(path: string, depth: number): Promise<string> {
  let at = path
  for (let page = 0; page < depth; page += 1) {
    const next = /<([^>]*)>; rel="next"/.exec((await browser.get(at)).headers.get('link') ?? '')
    if (!next?.[1]) throw new Error(`${path} ends at page ${page}`)
    at = next[1]
  }
  return at
}

test('there are 38 questions, each with a name of its own', () => {
  expect(new Set(QUESTIONS.map(({ name }) => name)).size).toBe(38)
})

test.each(QUESTIONS)(
  '$name',
  async ({ path, depth = 0 }) => {
    for (const nth of Array(ASKED).keys()) {
      const asked = await further(path(nth), depth)
      const cost = await costOf(async () => expect((await browser.get(asked)).status).toBe(200))
      expect(cost.rowsRead, asked).toBeLessThanOrEqual(READS_MAX)
      expect(cost.queries, asked).toBeLessThanOrEqual(STATEMENTS_MAX + whoAsks(asked))
      // The same address every time.
      if (path(nth) === path(nth + 1)) break
    }
  },
  30_000,
)

test('what was filled is whole: promises are held, events have no gaps', async () => {
  const { results } = await env.DB.prepare(`select
    (select count(*) from trades) as trades,
    (select count(*) from trades where status in ('accepted', 'in_progress', 'completed') and id not in (select trade_id from item_holds)) as unheld,
    (select count(*) from trades where seq <> (select count(*) from trade_events where trade_id = trades.id)) as gaps,
    (select count(*) from trades where versions <> 1 + (select count(*) from trade_terms where trade_id = trades.id)) as lost,
    (select count(*) from trades where from_user_id = to_user_id) as own,
    (select count(*) from trades join items on items.id = requested_item_id where to_user_id <> owner_id) as stray`).all()
  expect(results).toEqual([
    { trades: expect.any(Number), unheld: 0, gaps: 0, lost: 0, own: 0, stray: 0 },
  ])
  expect(Number(results[0]?.trades)).toBeGreaterThan(9_000)
})
