/** `npm run bench:phone`: the product with its demo data, a proxy as the edge, a phone in front. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../demo/account.ts'
import { chromium } from '../tools/chromium.ts'
import { Person } from '../tools/person.ts'
import { freePort } from '../tools/ports.ts'
import { command, ROOT, type Running, Stop, say } from '../tools/tools.ts'
import { onDemoProduct, runsAsked } from './demo-product.ts'
import { journeysOn } from './phone-journeys.ts'
import { lighthouseOn } from './phone-lighthouse.ts'
import { type PhoneProxy, phoneProxy } from './phone-proxy.ts'
import { type Found, flawsOf, report } from './phone-report.ts'

const OUT = join(ROOT, '.bench')
/** Seen once, so that the first of the runs measures the page and not a server that wakes up. */
const WARM = ['/', '/search?q=bicicleta', '/landing', '/api/items']

async function measured(proxy: PhoneProxy, runs: number): Promise<Found> {
  const browser = await chromium()
  for (const path of WARM) await (await fetch(proxy.url + path)).arrayBuffer()
  const person = new Person(proxy.url)
  await person.post('/api/auth/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD })
  const [item] = await person.get<{ id: number }[]>('/api/items?sortBy=popularity&limit=1')
  const trades = await person.get<{ id: number; status: string }[]>('/api/trade-proposals')
  const trade = trades.find(({ status }) => status === 'accepted')
  if (!item || !trade) throw new Stop('The demo account has no accepted trade.')
  const pages = [
    { name: '/', path: '/', compared: true },
    { name: 'an item', path: `/items/${item.id}`, compared: true },
    ...[
      ['publish form', '/items/new'],
      ['a trade with its chat', `/trades/${trade.id}`],
      ['trades', '/trades'],
      ['my items', '/my-items'],
      ['favourites', '/favorites'],
      ['coincidences', '/matches'],
      ['profile', '/profile'],
    ].map(([name = '', path = '']) => ({ name, path, cookies: person.cookies() })),
  ]
  const journeys = await journeysOn(browser, proxy)
  const seen = await lighthouseOn(browser, proxy.url, pages, runs)
  return { pages: seen.map((page) => ({ ...page, isPublic: page.browser !== null })), journeys }
}

/** Answers the exit code: 1 when a counted budget is missed. */
function benchPhone(running: Running): Promise<number> {
  const runs = runsAsked()
  return onDemoProduct(running, (url) => judged(url, runs))
}

async function judged(url: string, runs: number): Promise<number> {
  const proxy = await phoneProxy(url, await freePort())
  try {
    const found = await measured(proxy, runs)
    const about = { when: new Date().toISOString(), cores: cpus().length, runs }
    const text = report({ ...found, ...about })
    const flaws = flawsOf(found)
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'phone.md'), text)
    writeFileSync(join(OUT, 'phone.json'), JSON.stringify({ ...about, ...found, flaws }, null, 2))
    say(`\n${text}`)
    return flaws.length === 0 ? 0 : 1
  } finally {
    proxy.close()
  }
}

if (import.meta.main) await command(benchPhone)
