/** Settings for the local product: process environment, then .dev.vars. Handed over in a private file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT, Stop } from './tools.mjs'

/** What worker/env.ts reads; ENVIRONMENT is ours to say. */
export const NAMES = [
  'BRAND_NAME',
  'BASE_URL',
  'SECRET_KEY',
  'SENDGRID_API_KEY',
  'SENDGRID_BASE_URL',
  'MAIL_FROM',
  'DATABASE_URL',
  'DATABASE_AUTH_TOKEN',
  'IMAGE_BASE_URL',
  'REVERSE_GEOCODING_URL',
  'VAPID_PRIVATE_KEY',
  'VAPID_PUBLIC_KEY',
  'VAPID_SUBJECT',
  'ANDROID_CERT_FINGERPRINTS',
  'IOS_APP_ID',
  'RATE_LIMIT_FACTOR',
  'SERVICE_WORKER',
  'ADMIN_EMAILS',
  'ADMIN_SETUP_CODE',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_BASE_URL',
  'PYG_PER_USD',
  'OPS_TOKEN',
]

export const dataFolder = () => resolve(ROOT, process.env.DATA_DIR || '.wrangler/state')

export function devVars() {
  const path = join(ROOT, '.dev.vars')
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** Only what is set: an empty value means absent, as in the worker. */
export function localSettings() {
  const given = { ...devVars(), ...process.env }
  const known = NAMES.filter((name) => given[name]).map((name) => [name, given[name]])
  return { ...Object.fromEntries(known), ENVIRONMENT: 'local' }
}

/** Quoted so that neither a quote nor a dollar sign means anything to wrangler's reader. */
function line(name, value) {
  const quote = ["'", '`', '"'].find((q) => !value.includes(q))
  if (!quote || /[\r\n]/.test(value)) throw new Stop(`The setting ${name} is malformed.`)
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`
}

/** Not as arguments: every user of the machine may read those. */
export function writeSettings(path, settings) {
  const lines = Object.entries(settings).map(([name, value]) => line(name, value))
  writeFileSync(path, lines.join(''), { mode: 0o600 })
}
