/** Things whose owners want what I have (D63, D65). */
import { expect, test } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { Match } from './contract.ts'
import { like, makeKnown, namesIn, tell } from './testing.ts'

const BOOKS = 9
const TOYS = 8
const wantedOf = async (browser: Browser): Promise<Match[]> =>
  (await browser.get('/api/matches?part=wanted')).json()

test('what others offer for a kind of thing that I have, beside what of mine it may be exchanged for', async () => {
  const olga = await makeKnown('Olga', [])
  await makeItem(olga.browser, { title: 'Atlas', categoryId: BOOKS, estimatedValue: 100_000 })
  await makeItem(olga.browser, { title: 'Novela', categoryId: BOOKS, estimatedValue: 20_000 })
  const ana = await makeKnown('Ana', [])
  const wants = { wantedCategoryIds: [BOOKS] }
  await makeItem(ana.browser, { title: 'Lupa', estimatedValue: 110_000, ...wants })
  await makeItem(ana.browser, { title: 'Globo', estimatedValue: 900_000, ...wants })
  await makeItem(ana.browser, { title: 'Pala', wantedCategoryIds: [TOYS] })
  // Of my own nothing, though it would fit.
  await makeItem(olga.browser, { title: 'Mapa', categoryId: BOOKS, ...wants })
  expect(namesIn(await wantedOf(olga.browser))).toEqual([['Ana', 'Atlas', ['Lupa', 'Globo']]])
  expect(await wantedOf(ana.browser)).toEqual([])
  // Whoever likes mine stands in that part, and not here as well; whoever is apart nowhere.
  const [mine] = (await wantedOf(olga.browser)).map((match) => match.mine)
  await like(ana.browser, mine?.id)
  await tell()
  expect(await wantedOf(olga.browser)).toEqual([])
  const beto = await makeKnown('Beto', [])
  await makeItem(beto.browser, { title: 'Regla', ...wants })
  expect(await wantedOf(olga.browser)).toHaveLength(1)
  await beto.browser.post('/api/blocks', { userId: olga.id })
  expect(await wantedOf(olga.browser)).toEqual([])
})

test('three of one person, nothing twice on any page, 300 rows at most', async () => {
  const olga = await makeKnown('Olga', [])
  for (const categoryId of [1, 2, 3, 4]) {
    for (let n = 0; n < 4; n += 1) await makeItem(olga.browser, { title: `Cosa ${n}`, categoryId })
  }
  for (let n = 0; n < 14; n += 1) {
    const giver = await makeKnown('Ana', [])
    for (const wantedCategoryIds of [[1, 2], [3], [4, 1], [2]]) {
      await makeItem(giver.browser, { title: 'Silla', wantedCategoryIds })
    }
  }
  const seen: number[] = []
  let path = '/api/matches?part=wanted'
  let pages = 0
  while (path) {
    const asked = path
    const cost = await costOf(() => olga.browser.get(asked))
    expect(cost.rowsRead).toBeLessThanOrEqual(300)
    const answer = await olga.browser.get(asked)
    const list: Match[] = await answer.json()
    for (const { things } of list) expect(things.length).toBeLessThanOrEqual(3)
    const things = list.flatMap((match) => match.things.map(({ id }) => id))
    expect(things.length).toBeLessThanOrEqual(20)
    seen.push(...things)
    pages += 1
    if (pages === 1) console.log('rows read of a page of what is wanted:', cost.rowsRead)
    path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(30)
  expect(pages).toBeLessThanOrEqual(6)
}, 60_000)
