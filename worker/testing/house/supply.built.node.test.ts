/** What the product is made of by others, and what must not get out with it: lock file, audit, sources, build. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, tracked } from './tracked.ts'

const DIST = join(ROOT, 'dist')
const PICTURES = /\.(jpe?g|png|webp|avif|heif|heic|gif|ico|woff2?|pdf)$/

type Locked = { integrity?: string; link?: boolean; inBundle?: boolean; resolved?: string }

test('every package is locked by what is in it, and comes from the registry', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const named = Object.entries(packages).filter(([path]) => path !== '')
  expect(named.length).toBeGreaterThan(500)
  // What another package brings inside its own file is locked with that file.
  const own = named.filter(([, { link, inBundle }]) => !link && !inBundle)
  expect(own.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const elsewhere = named.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

/** Advisories that do not touch us, by name of the package, each with its reason. */
const EXPLAINED: Record<string, string> = {}
const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000']

/** What `npm audit` says, which ends with an error both for findings and without an answer. */
const audited = () =>
  new Promise<{ vulnerabilities?: Record<string, { severity: string }>; message?: string }>(
    (done) => {
      execFile('npm', AUDIT, { cwd: ROOT, timeout: 40_000 }, (error, out) => {
        try {
          done(JSON.parse(out))
        } catch {
          done({ message: error?.message ?? 'no answer' })
        }
      })
    },
  )

test('npm audit knows nothing against what is shipped, where the registry answers', async () => {
  const { vulnerabilities, message } = await audited()
  if (!vulnerabilities) {
    // A registry that is out of reach is no fault of the product: said, not hidden.
    console.info(`npm audit was NOT made: the registry does not answer it (${message})`)
    return
  }
  const found = Object.entries(vulnerabilities).filter(([name]) => !(name in EXPLAINED))
  console.info(`npm audit was made: ${Object.keys(vulnerabilities).length} findings`)
  expect(found.map(([name, { severity }]) => `${name}: ${severity}`)).toEqual([])
})

/** As random ones are: letters of both cases and digits. Words of tests are none. */
const RANDOM = (length: number) =>
  `(?=[\\w+/=-]*[A-Z])(?=[\\w+/=-]*[a-z])(?=[\\w+/=-]*\\d)[\\w+/=-]{${length},}`
const SECRETS: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[\w+/]/,
  'a key of the card provider': /\b[sr]k_(live|test)_[A-Za-z0-9]{16,}/,
  'a secret of its events': /\bwhsec_[\w+/=]{20,}/,
  'a key of the mail service': /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  'a key for pushes': /VAPID_PRIVATE_KEY['"]?\s*[:=]\s*['"]?[\w-]{43}\b/,
  'the key that signs': new RegExp(`SECRET_KEY['"]?\\s*[:=]\\s*['"]?${RANDOM(32)}`),
  'a token of the database': new RegExp(`DATABASE_AUTH_TOKEN['"]?\\s*[:=]\\s*['"]?${RANDOM(20)}`),
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a key of a cloud':
    /\b(AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_[A-Za-z0-9]{36}|npm_[A-Za-z0-9]{36})\b/,
}
const secretsIn = (text: string) =>
  Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

test('a secret would be found', () => {
  const random = 'aB3dE6gH9kL2nP5rS8uV1xY4zC7fJ0mQ'
  const samples: Record<string, string> = {
    'a private key': `-----BEGIN EC ${'PRIVATE'} KEY-----\nMHcC`,
    'a key of the card provider': `sk_${'live'}_${random}`,
    'a secret of its events': `wh${'sec'}_${random}`,
    'a key of the mail service': `S${'G'}.${random}.${random}`,
    'a key for pushes': `VAPID_PRIVATE_${'KEY'}: '${random}${random.slice(0, 11)}'`,
    'the key that signs': `SECRET_${'KEY'}=${random}`,
    'a token of the database': `DATABASE_AUTH_${'TOKEN'} = "${random}"`,
    'a signed token': ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', random].join('.'),
    'a key of a cloud': `AK${'IA'}ABCDEFGHIJKLMNOP`,
  }
  expect(Object.keys(samples)).toEqual(Object.keys(SECRETS))
  for (const [what, sample] of Object.entries(samples))
    expect(secretsIn(sample), what).toContain(what)
  expect(secretsIn("SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001'")).toEqual([])
})

/** Made for the tests: it opens nothing. */
const OF_TESTS = { 'worker/testing/services/push-keys.ts': ['a key for pushes'] }

test('no secret is in the sources', () => {
  const files = tracked().filter((file) => !PICTURES.test(file))
  const found = files.map((file) => [file, secretsIn(readFileSync(join(ROOT, file), 'utf8'))])
  expect(Object.fromEntries(found.filter(([, what]) => what?.length))).toEqual(OF_TESTS)
  expect(files.filter((file) => /(^|\/)\.(dev\.vars|env)(\.|$)/.test(file))).toEqual([
    '.dev.vars.example',
  ])
  const example = readFileSync(join(ROOT, '.dev.vars.example'), 'utf8')
  expect(example.match(/^\w+=.+$/gm)).toBeNull()
})

describe('as it was built', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const texts = files
    .filter((file) => !PICTURES.test(file))
    .map((file) => [file.slice(DIST.length), readFileSync(file, 'utf8')] as const)

  test('no secret is in what browsers get, nor the name of one', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter(([, text]) => secretsIn(text).length > 0)).toEqual([])
    const NAMES =
      /SECRET_KEY|SENDGRID_API_KEY|WEBHOOK_SECRET|VAPID_PRIVATE|AUTH_TOKEN|ADMIN_SETUP_CODE|never-used-by-a-deployment/
    expect(texts.filter(([, text]) => NAMES.test(text)).map(([file]) => file)).toEqual([])
  })

  test('no map leads from it back to the sources', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    expect(
      texts.filter(([, text]) => text.includes('sourceMappingURL')).map(([file]) => file),
    ).toEqual([])
  })
})
