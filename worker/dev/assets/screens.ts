/**
 * `npm run screens -- http://localhost:8787`: the pictures of the product that a browser shows before one
 * installs it, taken of the running product with its demo data. What it makes is committed.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium as browserType } from '@playwright/test'
import sharp from 'sharp'
import type { Item } from '../../items/contract.ts'
import { CHROMIUM_ARGS, chromium } from '../tools/chromium.ts'
import { command, ROOT, Stop, say } from '../tools/tools.ts'

const FOLDER = join(ROOT, 'web/public/icons/screens')
const QUALITY = 62
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
const WIDE = { viewport: { width: 1280, height: 800 } }
/** D1: the name is a setting, which no picture repeats. */
const NAMELESS = 'header a[href="/"] span:last-child { visibility: hidden }'

type Picture = [name: string, path: string, shape: BrowserContextOptions]

async function take(browser: Browser, address: string, [name, path, shape]: Picture) {
  const context = await browser.newContext({
    ...shape,
    locale: 'es-PY',
    colorScheme: 'light',
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: NAMELESS })
  const file = join(FOLDER, `${name}.jpg`)
  const { size } = await sharp(await page.screenshot())
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(file)
  say(`${name}.jpg ${Math.round(size / 1000)} KB`)
  await context.close()
}

async function screens(): Promise<void> {
  const address = process.argv[2]
  if (!address)
    throw new Stop('Say where the product runs: npm run screens -- http://localhost:8787')
  const answer = await fetch(`${address}/api/items?sortBy=popularity`)
  const items = (await answer.json()) as Item[]
  const item = items.find(({ photos }) => photos.length > 1)
  if (!item) throw new Stop('No item has two pictures.')
  const browser = await browserType.launch({
    executablePath: await chromium(),
    args: CHROMIUM_ARGS,
  })
  mkdirSync(FOLDER, { recursive: true })
  await take(browser, address, ['list', '/', PHONE])
  await take(browser, address, ['item', `/items/${item.id}`, PHONE])
  await take(browser, address, ['list-wide', '/', WIDE])
  await browser.close()
}

if (import.meta.main) await command(screens)
