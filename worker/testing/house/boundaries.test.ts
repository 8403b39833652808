/** The house's import rules and file caps, enforced (see README, "The map"). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, type Import, imports, isTest, sources } from './imports.ts'
import { ROOT } from './tracked.ts'

const LINES_MAX = 300
/** What only wires others together stays readable at a glance. */
const SHORTER: Record<string, number> = {
  'worker/app.ts': 40,
  'worker/index.ts': 30,
  'worker/trades/room/room.ts': 150,
}
/** Words, data and generated files may be as long as what they hold. */
const MAY_BE_LONG = [/^web\/i18n\/messages\//, /\.generated\.ts$/, /^package-lock\.json$/]
const TOP_LEVEL = [
  'README.md',
  'SECURITY.md',
  'migrations',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'web',
  'worker',
  'wrangler.toml',
]

const text = (found: Import[]) => found.map((i) => `${i.file} -> ${i.target}`)

test('the top level holds what the house names and nothing else', () => {
  const names = new Set(files.filter((f) => !f.startsWith('.')).map((f) => f.split('/')[0]))
  expect([...names].filter((n) => !TOP_LEVEL.includes(n ?? ''))).toEqual([])
})

test('no file is longer than 300 lines, those that wire shorter still', () => {
  const long = files
    .filter((f) => /\.(ts|tsx|mjs|css|sql|toml|html)$/.test(f))
    .filter((f) => !MAY_BE_LONG.some((m) => m.test(f)))
    .map((f) => ({ f, lines: readFileSync(join(ROOT, f), 'utf8').split('\n').length - 1 }))
    .filter(({ f, lines }) => lines > (SHORTER[f] ?? LINES_MAX))
  expect(long).toEqual([])
  expect(Object.keys(SHORTER).filter((f) => !files.includes(f))).toEqual([])
})

test('web reaches the worker through contracts, rules and the type of the app only', () => {
  const climbs = imports.filter((i) => i.file.startsWith('web/') && i.target.startsWith('worker/'))
  expect(text(climbs.filter((i) => !isTest(i.file)))).toEqual([])
  const apps = imports.filter((i) => i.file.startsWith('web/') && i.target === '#app')
  expect(text(apps.filter((i) => !i.typeOnly))).toEqual([])
})

test('only refusals, rendered pages and native:sync reach from the worker into web', () => {
  const reach = imports.filter((i) => i.file.startsWith('worker/') && !isTest(i.file))
  const into = reach.filter((i) => i.target.startsWith('web/') || i.target.startsWith('#web/'))
  const foreign = into.filter(
    (i) =>
      !i.file.startsWith('worker/pages/') &&
      !(i.file === 'worker/http/messages.ts' && i.target.startsWith('web/i18n/messages/')) &&
      // What the native projects are made of stands beside the code that runs in them.
      !(i.file.startsWith('worker/dev/') && i.target.startsWith('web/native/project/')),
  )
  expect(text(foreign)).toEqual([])
})

test('terms import nothing', () => {
  expect(text(imports.filter((i) => /^worker\/\w+\/terms\.ts$/.test(i.file)))).toEqual([])
})

test('a contract imports valibot, terms and other contracts only', () => {
  const all = imports.filter((i) => /^worker\/\w+\/contract\.ts$/.test(i.file))
  const foreign = all.filter(
    (i) => i.target !== 'valibot' && !/\/(contract|terms)\.ts$/.test(i.target),
  )
  expect(text(foreign)).toEqual([])
})

test('no schema trims what people write: it is cleaned by its kind (worker/text)', () => {
  const trim = /\bv\.trim\w*\(/
  const schemas = imports.filter((i) => i.target === 'valibot' && !isTest(i.file))
  expect(schemas.length).toBeGreaterThan(20)
  const trims = schemas.filter((i) => trim.test(readFileSync(join(ROOT, i.file), 'utf8')))
  expect(trims.map((i) => i.file)).toEqual([])
})

test('a rule imports terms, other rules and the types of contracts only', () => {
  const all = imports.filter((i) => /^worker\/\w+\/rules\.ts$/.test(i.file))
  const foreign = all.filter(
    (i) =>
      !/\/(terms|rules)\.ts$/.test(i.target) && !(i.typeOnly && i.target.endsWith('/contract.ts')),
  )
  expect(text(foreign)).toEqual([])
})

test('a feature of the web does not reach into the screens of another', () => {
  const feature = (path: string) => path.match(/^(?:#web|web)\/([\w-]+)\//)?.[1]
  const screens = imports.filter(
    (i) => /-screen(\.tsx)?$/.test(i.target) && i.file.startsWith('web/'),
  )
  const foreign = screens.filter(
    (i) => feature(i.file) !== feature(i.target) && !i.file.startsWith('web/app/screens/'),
  )
  expect(text(foreign.filter((i) => !isTest(i.file)))).toEqual([])
})

/** What looks like a status and is none, by file: of a query, of a filter, of a deed, of the card provider, of a browser's question. */
const OTHER_STATES = [
  /^web\/pwa\/(store|install)\//,
  /^worker\/browse\/(plan|query|store)\.ts$/,
  /^worker\/payments\/gateways\/(stripe|sandbox)-gateway\.ts$/,
  /^worker\/media\/put-files\.ts$/,
  /^web\/people\/person\/activity-row\.tsx$/,
]

test('statuses are compared in rules only', async () => {
  const { STATUSES } = await import('../../trades/terms.ts')
  const { TRADE_STATUSES } = await import('../../items/terms.ts')
  const { PAYMENT_STATUSES } = await import('../../payments/terms.ts')
  const { VERIFICATION_STATUSES } = await import('../../verification/terms.ts')
  const all = [STATUSES, TRADE_STATUSES, PAYMENT_STATUSES, VERIFICATION_STATUSES].flat()
  // So much else fails.
  const words = [...new Set(all)].filter((word) => word !== 'failed').join('|')
  const compared = new RegExp(
    `(?<!\\b(?:kind|type|view|unit))\\)? (?:===|!==) '(?:${words})'|\\bcase '(?:${words})':`,
  )
  const found = sources
    .filter((f) => !isTest(f) && !f.endsWith('/rules.ts') && !f.includes('/dev/'))
    .filter((f) => !OTHER_STATES.some((other) => other.test(f)))
    .filter((f) => compared.test(readFileSync(join(ROOT, f), 'utf8')))
  expect(found).toEqual([])
})

test('one place each: fetch, query keys, fake time, randomness', () => {
  const uses = (pattern: RegExp, allowed: RegExp) =>
    sources
      .filter((f) => !isTest(f) && !allowed.test(f) && !f.startsWith('worker/dev/'))
      .filter((f) => pattern.test(readFileSync(join(ROOT, f), 'utf8')))
  expect(uses(/\bMath\.random\(/, /^$/)).toEqual([])
  expect(uses(/\bDate\.now\(/, /^worker\/http\/clock\.ts$|^web\//)).toEqual([])
  expect(
    uses(/queryKey: \[/, /\/queries\.ts$|^web\/api\/session\.ts$/).filter((f) =>
      f.startsWith('web/'),
    ),
  ).toEqual([])
  // The service worker speaks HTTP itself; a lost script is asked for by its own address.
  const fetching = /^web\/(api\/(client|reached)|pwa\/updates\/lost-script|pwa\/sw\/[\w-]+)\.ts$/
  expect(uses(/\bfetch\(/, fetching).filter((f) => f.startsWith('web/'))).toEqual([])
})

test('a hash costs what its module says, but for tests that hash by the hundred', () => {
  const names = sources.filter((f) => /\bHASH_COST\b/.test(readFileSync(join(ROOT, f), 'utf8')))
  const allowed = ['worker/accounts/passwords.ts', 'worker/testing/cheap-hash.ts']
  const others = names.filter((f) => f !== 'worker/testing/house/boundaries.test.ts')
  expect(others.sort()).toEqual(allowed)
  const users = imports.filter((i) => i.target.endsWith('/cheap-hash.ts') && !isTest(i.file))
  expect(text(users)).toEqual([])
})

test('compiled code comes in by one file', () => {
  const wasm = imports.filter(({ target }) => target.endsWith('.wasm'))
  expect(text(wasm)).toEqual([
    'worker/accounts/argon2/compiled-workerd.ts -> argon2id/dist/simd.wasm',
  ])
})

test('there are no barrel files', () => {
  const barrels = sources.filter((f) => {
    const lines = readFileSync(join(ROOT, f), 'utf8')
      .split('\n')
      .filter((l) => l.trim() !== '')
    return lines.length > 0 && lines.every((l) => /^(export .* from |\/\*|\*| \*)/.test(l))
  })
  expect(barrels).toEqual([])
})

test('the migrations that the code expects are those in the folder', async () => {
  const { MIGRATIONS } = await import('../../db/migrations.ts')
  const folder = files.filter((f) => /^migrations\/.*\.sql$/.test(f)).map((f) => f.slice(11))
  expect([...MIGRATIONS]).toEqual(folder.sort())
})
