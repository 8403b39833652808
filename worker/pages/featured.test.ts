/** Featured items stand above the first page as the worker renders it, and take their room from it. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { ASSETS } from '../testing/assets.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'

const visitor = new Browser({ ASSETS })

async function seen(path: string) {
  const html = await (await visitor.get(path)).text()
  const data = /<script id="first-view" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  const [page] = JSON.parse(data ?? '').queries[0][1].pages
  const strip = /<section aria-label="Destacados".*?<\/section>/s.exec(html)?.[0] ?? ''
  return { html, page, strip, cards: html.match(/<article/g)?.length }
}

test('eight cards in all: those that are featured in a strip of their own, none of it without them', async () => {
  const { browser } = await makeAccount({}, { ASSETS })
  // One thing a person (D59).
  const other = await makeAccount({}, { ASSETS })
  const ids: number[] = []
  for (let n = 0; n < 10; n += 1) {
    const by = n === 1 ? other.browser : browser
    ids.push((await makeItem(by, { title: n < 2 ? `Farol ${n}` : `Manta ${n}` })).id)
  }
  const plain = await seen('/')
  expect([plain.strip, plain.cards, plain.page.items.length]).toEqual(['', 8, 8])
  expect(plain.page.featured).toEqual([])

  const until = testContext().ctx.clock.now() + DAY
  for (const id of ids.slice(0, 2)) {
    await env.DB.prepare('insert into featured_items values (?, ?)').bind(id, until).run()
  }
  const home = await seen('/')
  expect([home.strip.match(/<article/g)?.length, home.cards]).toEqual([2, 8])
  expect(home.strip).toContain('Farol 0')
  expect(home.page.items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(4).reverse())
  expect(home.page.next).toEqual(expect.any(String))
  // Behind the first page, and for another search, there is none.
  const behind = await seen(`/?cursor=${home.page.next}`)
  expect([behind.strip, behind.page.featured]).toEqual(['', []])
  expect((await seen('/search?q=manta')).strip).toBe('')
  expect((await seen('/search?q=farol')).strip).toContain('Farol 1')
})
