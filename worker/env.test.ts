import { expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './env.ts'
import { PUSH_KEYS } from './testing/services/push-keys.ts'

const PRODUCTION = {
  SECRET_KEY: 'k'.repeat(32),
  IDENTITY_KEY: 'i'.repeat(32),
  BASE_URL: 'https://jopoi.example',
}

function namesOf(env: object): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsProblem) return error.names
    throw error
  }
}

test('a missing environment means production', () => {
  expect(readSettings(PRODUCTION).ENVIRONMENT).toBe('production')
})

test('production names what it cannot do without', () => {
  expect(namesOf({}).sort()).toEqual(['BASE_URL', 'IDENTITY_KEY', 'SECRET_KEY'])
  expect(namesOf({ ...PRODUCTION, SECRET_KEY: 'short' })).toEqual(['SECRET_KEY'])
})

test('local mode needs no setting and counts a thousand times more generously', () => {
  const settings = readSettings({ ENVIRONMENT: 'local' })
  expect(settings.RATE_LIMIT_FACTOR).toBe(1000)
  expect(settings.SECRET_KEY.length).toBeGreaterThanOrEqual(32)
  expect(settings.BRAND_NAME).toBe('Jopói')
})

test.each([
  ['ENVIRONMENT', 'staging'],
  ['BASE_URL', 'jopoi.example'],
  ['BASE_URL', 'https://jopoi.example/'],
  ['DATABASE_URL', 'file:data.db'],
  ['DATABASE_URL', 'http://db.example'],
  ['DATABASE_URL', 'http://localhost.evil.example'],
  ['DATABASE_URL', 'http://127.0.0.1@db.example'],
  ['IMAGE_BASE_URL', 'images'],
  ['SENDGRID_BASE_URL', 'http://mail.example'],
  ['STRIPE_BASE_URL', 'http://localhost:x@cards.example'],
  ['REVERSE_GEOCODING_URL', 'http://127.0.0.1.places.example'],
  ['RATE_LIMIT_FACTOR', 'many'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['MAIL_FROM', 'nobody'],
  ['VAPID_SUBJECT', 'avisos@jopoi.example'],
  ['OPS_TOKEN', 'thirty-one-letters-are-too-few-'],
])('a malformed %s (%s) is named', (name, value) => {
  expect(namesOf({ ...PRODUCTION, [name]: value })).toEqual([name])
})

test('a mail key without a sender is named', () => {
  expect(namesOf({ ...PRODUCTION, SENDGRID_API_KEY: 'SG.x' })).toEqual(['MAIL_FROM'])
})

test('half a key pair for pushes is named, and a sender whom no push service can reach', () => {
  const { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY, VAPID_SUBJECT } = PUSH_KEYS
  const pair = { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY }
  expect(namesOf({ ...PRODUCTION, VAPID_PRIVATE_KEY })).toEqual(['VAPID_PUBLIC_KEY'])
  expect(namesOf({ ...PRODUCTION, VAPID_PUBLIC_KEY })).toEqual(['VAPID_PRIVATE_KEY'])
  expect(namesOf({ ...PRODUCTION, ...pair, VAPID_PUBLIC_KEY: 'BAAA' })).toContain(
    'VAPID_PUBLIC_KEY',
  )
  const unreachable = { ...PRODUCTION, ...pair, BASE_URL: 'http://jopoi.lan' }
  expect(namesOf(unreachable)).toEqual(['VAPID_SUBJECT'])
  for (const env of [
    { ...PRODUCTION, ...pair },
    { ...unreachable, VAPID_SUBJECT },
  ]) {
    expect(namesOf(env)).toEqual([])
  }
})

test('an empty setting counts as absent', () => {
  expect(readSettings({ ...PRODUCTION, IMAGE_BASE_URL: '' }).IMAGE_BASE_URL).toBeUndefined()
})

test.each([
  'https://db.example',
  'libsql://db.example',
  'http://localhost:8080',
  'http://127.0.0.1:9/a',
])('a database may be at %s', (url) => {
  expect(readSettings({ ...PRODUCTION, DATABASE_URL: url }).DATABASE_URL).toBe(url)
})

test('the keys of the card provider come together', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(namesOf({ ...PRODUCTION, ...keys })).toEqual([])
  for (const missing of Object.keys(keys)) {
    expect(namesOf({ ...PRODUCTION, ...keys, [missing]: '' })).toEqual([missing])
  }
})

test('administrators are a list of addresses; local mode has one of its own', () => {
  const named = readSettings({ ...PRODUCTION, ADMIN_EMAILS: 'Ana@Example.com, beto@example.com' })
  expect(named.ADMIN_EMAILS).toEqual(['ana@example.com', 'beto@example.com'])
  expect(readSettings({ ...PRODUCTION }).ADMIN_EMAILS).toEqual([])
  expect(readSettings({ ENVIRONMENT: 'local' }).ADMIN_EMAILS).toEqual(['admin@jopoi.example'])
  expect(namesOf({ ...PRODUCTION, ADMIN_EMAILS: 'ana' })).toEqual(['ADMIN_EMAILS'])
})
