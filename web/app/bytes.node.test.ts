/** Byte budgets, from the build (budgets.md, "On the phone"). The data of a first visit is measured in a story. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const DIST = resolve(import.meta.dirname, '../../dist')
const ASSETS = join(DIST, 'assets')
const KB = 1024
/** The first items take what is left of its budget (asserted in web/e2e/alone/first-visit.spec.ts). */
const FIRST_VISIT = 98 * KB
const SCREEN = 20 * KB
const PUBLISH = 35 * KB
/** The fields of publishing, and what is at the server already: photos to mark and restore, a kept edit. */
const EDIT = 36 * KB
/** It names every script that it keeps: a screen costs it some thirty bytes. */
const SERVICE_WORKER = 13 * KB

const built = existsSync(ASSETS)
const assets = built ? readdirSync(ASSETS) : []
const text = (file: string) => readFileSync(join(ASSETS, file), 'utf8')

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length
}

/** A chunk and everything it imports statically. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = text(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
  for (const [, name] of imports) if (name) closure(name, seen)
  return seen
}

/** The chunks of a screen: the bundler may split it in two of one name. */
function chunks(name: string): Set<string> {
  const found = assets.filter((a) => a.startsWith(`${name}-`) && a.endsWith('.js'))
  if (found.length === 0) throw new Error(`no chunk named ${name} in ${assets.join(' ')}`)
  return new Set(found.flatMap((file) => [...closure(file)]))
}

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotli(readFileSync(join(ASSETS, file))), 0)

describe.skipIf(!built)('after `npm run build`', () => {
  const html = built ? readFileSync(join(DIST, 'index.html'), 'utf8') : ''
  /** What the loader in the page imports. */
  const entry = html.match(/import\("\/assets\/([\w.-]+\.js)"\)/)?.[1]
  if (built && !entry) throw new Error('no entry in the loader of the built page')
  const shell = entry ? closure(entry) : new Set<string>()

  test('a first visit to / fits: the page with its styles and loader, scripts and words', () => {
    const scripts = new Set([...shell, ...chunks('home-screen')])
    // One file a language; Spanish is the longer one.
    const words = chunks('first-es')
    const parts = { page: brotli(html), scripts: sizeOf(scripts), words: sizeOf(words) }
    const total = parts.page + parts.scripts + parts.words
    console.info(`first visit ${(total / KB).toFixed(1)} KB brotli`, JSON.stringify(parts))
    expect(/<style>(.*)<\/style>/s.exec(html)?.[1]?.length).toBeGreaterThan(10_000)
    expect([...scripts].filter((file) => words.has(file))).toEqual([])
    expect(total).toBeLessThanOrEqual(FIRST_VISIT)
  })

  test.each([
    ['item-screen', SCREEN],
    ['login-screen', SCREEN],
    ['register-screen', SCREEN],
    ['verify-email-screen', SCREEN],
    ['forgot-password-screen', SCREEN],
    ['landing-screen', SCREEN],
    ['favorites-screen', SCREEN],
    ['my-items-screen', SCREEN],
    ['settings-screen', SCREEN],
    ['app-settings-screen', SCREEN],
    ['reviews-screen', SCREEN],
    ['profile-screen', SCREEN],
    ['person-screen', SCREEN],
    ['payment-screen', PUBLISH],
    ['admin-screen', SCREEN],
    ['mail-admin-screen', SCREEN],
    ['legal-screens', SCREEN],
    ['trades-screen', SCREEN],
    ['verification-screen', SCREEN],
    ['trade-demo-screen', SCREEN],
    ['publish-screen', PUBLISH],
  ])('%s brings no more than its budget', (name, budget) => {
    const own = [...chunks(name)].filter((file) => !shell.has(file))
    const size = sizeOf(own)
    console.info(`${name} ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(budget)
  })

  test('a trade with its chat brings no more than publishing does', () => {
    const files = new Set([...chunks('trade-screen'), ...chunks('chat-panel')])
    const size = sizeOf([...files].filter((file) => !shell.has(file)))
    console.info(`trade with chat ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(PUBLISH)
  })

  test('a payment with the card provider’s form, and the sandbox’s, bring no more than publishing does', () => {
    const names = ['payment-screen', 'stripe-form', 'sandbox-form']
    const files = new Set(names.flatMap((name) => [...chunks(name)]))
    const size = sizeOf([...files].filter((file) => !shell.has(file)))
    console.info(`payment ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(PUBLISH)
  })

  test('deposits bring the page of a trade little, and only where there are any', () => {
    const known = new Set([...shell, ...chunks('trade-screen')])
    const size = sizeOf([...chunks('trade-security')].filter((file) => !known.has(file)))
    console.info(`trade-security ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(SCREEN)
    expect([...chunks('trade-screen')].some((file) => file.startsWith('trade-security'))).toBe(
      false,
    )
  })

  test.each([
    ['edit-in-place', 'item-screen'],
    ['create-dialog', 'my-items-screen'],
    ['edit-dialog', 'my-items-screen'],
  ])('%s, a form as publishing is, brings %s no more than its budget', (name, host) => {
    const known = new Set([...shell, ...chunks(host)])
    const size = sizeOf([...chunks(name)].filter((file) => !known.has(file)))
    console.info(`${name} ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(EDIT)
  })

  test('proposing brings the page of a thing no more than a screen does', () => {
    // Only members propose: what holds their answers has come before their first frame.
    const known = new Set([...shell, ...chunks('item-screen'), ...chunks('restore')])
    const size = sizeOf([...chunks('propose-dialog')].filter((file) => !known.has(file)))
    console.info(`propose-dialog ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(SCREEN)
  })

  /** Words that survive minifying: options and names that these libraries keep in strings. */
  test.each([
    ['forms', 'shouldUnregister'],
    ['validation', '~standard'],
    ['dragging', 'DndLiveRegion'],
    ['toasts', 'radix-toast'],
    ['menus', 'DropdownMenu'],
    ['cards', 'js.stripe.com'],
  ])('nothing of %s is in the first visit', (_what, word) => {
    const first = [...chunks('home-screen'), ...shell].map(text).join('')
    const later = assets.filter((a) => a.endsWith('.js')).map(text)
    expect(first.includes(word)).toBe(false)
    expect(later.some((script) => script.includes(word))).toBe(true)
  })

  test('Guaraní is one script of a few words, and nobody else fetches it', () => {
    const [file, ...others] = assets.filter((a) => a.startsWith('guarani-'))
    expect(others).toEqual([])
    expect(sizeOf([file ?? ''])).toBeLessThanOrEqual(2 * KB)
    expect(shell.has(file ?? '')).toBe(false)
  })

  test('the service worker fits', () => {
    const size = brotli(readFileSync(join(DIST, 'sw.js')))
    console.info(`sw.js ${(size / KB).toFixed(1)} KB brotli`)
    expect(size).toBeLessThanOrEqual(SERVICE_WORKER)
  })

  test('the names of scripts carry a hash, so that they can be kept for ever', () => {
    expect(assets.filter((a) => !/-[\w-]{8,}\.\w+$/.test(a))).toEqual([])
  })
})
