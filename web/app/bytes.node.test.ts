/** Byte budgets, from the build (worker/dev/figures.md). The data of a first visit is measured in a story. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Parts } from '#web/api/first-view.ts'
import { BUILD_RECORD } from './build/parts.ts'

const DIST = resolve(import.meta.dirname, '../../dist')
const ASSETS = join(DIST, 'assets')
const KB = 1024
/** With its data, which is measured in a story (web/e2e/alone/first-visit.spec.ts), 140 KB. */
const FIRST_VISIT = 132 * KB
const SCREEN = 26 * KB
const PUBLISH = 46 * KB
/** Fetched once, by whichever form comes first; not counted again with the screen that has it. */
const FORMS = 16 * KB
/**
 * What whoever stays and signs in has, on any screen: the way to work without a network, the member's frame, what their
 * screens share. Counted once, and not again with the screens of members, which bring that much less (J347).
 */
const AT_HOME = 63 * KB
/** It names every script that it keeps: a screen costs it some thirty bytes. */
const SERVICE_WORKER = 17 * KB
/** What is landed leaves room for what comes next. */
const LANDED = 0.92
/** What the edge compresses with on the fly, as it does here: 11, the default of zlib, flatters by a sixth. */
const EDGE_QUALITY = 4

const built = existsSync(ASSETS)
const assets = built ? readdirSync(ASSETS) : []
const text = (file: string) => readFileSync(join(ASSETS, file), 'utf8')

function brotli(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY }
  return brotliCompressSync(content, { params }).length
}

/** A chunk and everything it imports statically. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = text(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
  for (const [, name] of imports) if (name) closure(name, seen)
  return seen
}

/** What a part that is fetched later brings, by the name of its file. */
function chunks(name: string): Set<string> {
  const [, record = '{"modules":{}}'] =
    BUILD_RECORD.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? []
  const { modules } = JSON.parse(record) as Parts
  const found = Object.entries(modules).filter(([path]) => basename(path).startsWith(`${name}.`))
  if (found.length === 0)
    throw new Error(`nothing named ${name} in ${Object.keys(modules).join(' ')}`)
  return new Set(found.flatMap(([, file]) => [...closure(basename(file))]))
}

/** Words that come in one file. */
function words(name: string): Set<string> {
  const found = assets.filter((file) => file.startsWith(`${name}-`))
  if (found.length === 0) throw new Error(`no words named ${name}`)
  return new Set(found)
}

/** Says what it is, and fails when it leaves too little room. */
function expectRoom(what: string, size: number, budget: number): void {
  const share = Math.round((size / budget) * 100)
  console.info(`${what} ${(size / KB).toFixed(1)} KB, ${share} % of ${budget / KB}`)
  expect(size, `${what}, of ${budget} bytes`).toBeLessThanOrEqual(budget * LANDED)
}

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotli(readFileSync(join(ASSETS, file))), 0)

describe.skipIf(!built)('after `npm run build`', () => {
  /** As the worker sends it. */
  const html = built ? readFileSync(join(DIST, 'index.html'), 'utf8').replace(BUILD_RECORD, '') : ''
  /** What the loader in the page imports. */
  const entry = html.match(/import\("\/assets\/([\w.-]+\.js)"\)/)?.[1]
  if (built && !entry) throw new Error('no entry in the loader of the built page')
  const shell = entry ? closure(entry) : new Set<string>()
  const forms = assets.filter((file) => file.startsWith('forms-'))
  /** What a screen brings itself. */
  const own = (files: Iterable<string>, known: ReadonlySet<string> = shell) =>
    [...files].filter((file) => !known.has(file) && !forms.includes(file))

  test('a first visit to / fits: the page with its styles and loader, scripts and words', () => {
    const scripts = new Set([...shell, ...chunks('home-screen')])
    // One file a language; Spanish is the longer one.
    const spoken = words('first-es')
    const parts = { page: brotli(html), scripts: sizeOf(scripts), words: sizeOf(spoken) }
    const total = parts.page + parts.scripts + parts.words
    console.info(JSON.stringify(parts))
    expect(/<style>(.*)<\/style>/s.exec(html)?.[1]?.length).toBeGreaterThan(10_000)
    expect([...scripts].filter((file) => spoken.has(file))).toEqual([])
    expectRoom('first visit', total, FIRST_VISIT)
  })

  test.each([
    'item-screen',
    'person-screen',
    'landing-screen',
    'trade-demo-screen',
    'legal-screens',
    'login-screen',
    'register-screen',
    'verify-email-screen',
    'forgot-password-screen',
  ])('%s, which anybody may come to first, brings no more than its budget', (name) => {
    expectRoom(name, sizeOf(own(chunks(name))), SCREEN)
  })

  /** With the words in the longer language. */
  const atHome = () => {
    const scripts = ['at-home', 'members', 'press-heart'].flatMap((name) => [...chunks(name)])
    return new Set([...shell, ...scripts, ...words('members-es')])
  }

  test('what whoever stays and signs in has on any screen fits', () => {
    const files = [...atHome()].filter((file) => !file.startsWith('members-en-'))
    expectRoom('at home', sizeOf(own(files)), AT_HOME)
  })

  test.each([
    ['favorites-screen', SCREEN],
    ['matches-screen', SCREEN],
    ['my-items-screen', SCREEN],
    ['settings-screen', SCREEN],
    ['app-settings-screen', SCREEN],
    ['reviews-screen', SCREEN],
    ['profile-screen', SCREEN],
    ['tokens-screen', SCREEN],
    ['payments-screen', SCREEN],
    ['payment-screen', PUBLISH],
    ['admin-screen', SCREEN],
    ['mail-admin-screen', SCREEN],
    ['trades-screen', SCREEN],
    ['verification-screen', SCREEN],
    ['publish-screen', PUBLISH],
  ])('%s brings who is at home no more than its budget', (name, budget) => {
    expectRoom(name, sizeOf(own(chunks(name), atHome())), budget)
  })

  test('a trade with its chat brings no more than publishing does', () => {
    const files = new Set([...chunks('trade-screen'), ...chunks('chat-panel')])
    expectRoom('trade with chat', sizeOf(own(files, atHome())), PUBLISH)
  })

  test('a payment with the card provider’s form, and the sandbox’s, bring no more than publishing does', () => {
    const names = ['payment-screen', 'stripe-form', 'sandbox-form']
    const files = new Set(names.flatMap((name) => [...chunks(name)]))
    expectRoom('payment', sizeOf(own(files, atHome())), PUBLISH)
  })

  test('deposits bring the page of a trade little, and only where there are any', () => {
    const known = new Set([...atHome(), ...chunks('trade-screen')])
    const size = sizeOf(own(chunks('trade-security'), known))
    expectRoom('trade-security', size, SCREEN)
    expect([...chunks('trade-screen')].some((file) => file.startsWith('trade-security'))).toBe(
      false,
    )
  })

  test('the code of a hand-over brings the page of a trade little, its camera and its reader apart', () => {
    const known = new Set([...atHome(), ...chunks('trade-screen')])
    const card = chunks('handover-card')
    expectRoom('handover-card', sizeOf(own(card, known)), SCREEN)
    const scanning = new Set(['scan-dialog', 'js-reader'].flatMap((name) => [...chunks(name)]))
    expectRoom('scanning', sizeOf(own(scanning, new Set([...known, ...card]))), SCREEN)
    expect([...chunks('trade-screen')].some((file) => card.has(file) && !known.has(file))).toBe(
      false,
    )
    expect([...card].some((file) => /^(scan-dialog|js-reader)-/.test(file))).toBe(false)
  })

  test.each([
    ['edit-in-place', 'item-screen'],
    ['create-dialog', 'my-items-screen'],
    ['edit-dialog', 'my-items-screen'],
  ])('%s, a form as publishing is, brings %s no more than its budget', (name, host) => {
    const known = new Set([...atHome(), ...chunks(host)])
    const size = sizeOf(own(chunks(name), known))
    expectRoom(name, size, PUBLISH)
  })

  test('proposing brings the page of an item no more than a screen does', () => {
    // Only members propose.
    const known = new Set([...atHome(), ...chunks('item-screen')])
    const size = sizeOf(own(chunks('propose-dialog'), known))
    expectRoom('propose-dialog', size, SCREEN)
  })

  test('publishing what one offers brings a proposal no more than publishing does', () => {
    const known = new Set([...atHome(), ...chunks('item-screen'), ...chunks('propose-dialog')])
    expectRoom('new-offer', sizeOf(own(chunks('new-offer'), known)), PUBLISH)
  })

  test('what is said after a publication brings the page of an item little', () => {
    const known = new Set([...atHome(), ...chunks('item-screen')])
    expectRoom('published-moment', sizeOf(own(chunks('published-moment'), known)), 4 * KB)
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

  test('the library of forms fits, and is one script', () => {
    expect(forms).toHaveLength(1)
    expectRoom('forms', sizeOf(forms), FORMS)
  })

  test('the service worker fits', () => {
    const size = brotli(readFileSync(join(DIST, 'sw.js')))
    expectRoom('sw.js', size, SERVICE_WORKER)
  })

  test('the names of scripts carry a hash, so that they can be kept for ever', () => {
    expect(assets.filter((a) => !/-[\w-]{8,}\.\w+$/.test(a))).toEqual([])
  })
})
