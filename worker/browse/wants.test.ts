/** Lists of things whose owners would like what I have (D63), and of those who take money. */
import { beforeAll, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'

let me: Browser
let ids: Record<'books' | 'both' | 'tools' | 'mine' | 'money', number>
const SORTS = ['newest', 'oldest', 'price_low', 'price_high', 'alphabetical', 'popularity']

beforeAll(async () => {
  const other = (await makeAccount()).browser
  me = (await makeAccount()).browser
  const publish = async (browser: Browser, title: string, given: Record<string, unknown>) =>
    (await makeItem(browser, { title, ...given })).id
  ids = {
    books: await publish(other, 'Quiere libros', { wantedCategoryIds: [10] }),
    both: await publish(other, 'Quiere libros o bicis', { wantedCategoryIds: [10, 5] }),
    tools: await publish(other, 'Quiere herramientas', { wantedCategoryIds: [12] }),
    money: await publish(other, 'Acepta dinero', { takesMoney: true }),
    mine: await publish(me, 'Mi libro', { categoryId: 10, wantedCategoryIds: [10] }),
  }
  await publish(me, 'Mi bici', { categoryId: 5 })
})

const found = async (browser: Browser, query: Record<string, string>) =>
  (await listOf(browser, query)).map(({ id }) => id)

test.each(SORTS)(
  'whoever would like what I have is listed once, in the order of %s',
  async (sortBy) => {
    const list = await found(me, { wantsMine: 'true', sortBy })
    expect(list.toSorted()).toEqual([ids.books, ids.both].toSorted())
  },
)

test('with other filters, and page by page', async () => {
  expect(await found(me, { wantsMine: 'true', search: 'bicis' })).toEqual([ids.both])
  const first = await me.get('/api/items?wantsMine=true&limit=1')
  expect(await first.json()).toMatchObject([{ id: ids.both }])
  expect(first.headers.get('x-total-count')).toBe('2')
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect(await (await me.get(next)).json()).toMatchObject([{ id: ids.books }])
})

test('who has nothing on offer finds nothing; of a visitor it filters nothing', async () => {
  const bare = (await makeAccount()).browser
  expect(await found(bare, { wantsMine: 'true' })).toEqual([])
  expect(await found(new Browser(), { wantsMine: 'true' })).toHaveLength(6)
  expect(await found(me, { wantsMine: 'quizás' })).toHaveLength(6)
})

test('what I have promised or given away is asked for no more', async () => {
  const { browser } = await makeAccount()
  const { id } = await makeItem(browser, { categoryId: 12 })
  expect(await found(browser, { wantsMine: 'true' })).toEqual([ids.tools])
  await browser.send('DELETE', `/api/items/${id}`)
  expect(await found(browser, { wantsMine: 'true' })).toEqual([])
})

test('those who take a part in money', async () => {
  expect(await found(new Browser(), { takesMoney: 'true' })).toEqual([ids.money])
})
