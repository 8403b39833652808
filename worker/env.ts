/** Bindings and settings of the worker. Settings are parsed once; a missing or malformed one is named. */
import type {
  D1Database,
  DurableObjectNamespace,
  Fetcher,
  ImagesBinding,
  R2Bucket,
  RateLimit,
} from '@cloudflare/workers-types'
import * as v from 'valibot'

export type Bindings = {
  ASSETS: Fetcher
  DB: D1Database
  PHOTOS: R2Bucket
  PRIVATE: R2Bucket
  IMAGES?: ImagesBinding
  TRADE_ROOM: DurableObjectNamespace
  FLOOD?: RateLimit
}

const SECRET_MIN = 32
/** Local mode only (D43): a deployment without its own key is refused by the schema below. */
const LOCAL_SECRET = 'local-mode-only-secret-key-never-used-by-a-deployment'
const LOCAL_IDENTITY_KEY = 'local-mode-only-identity-key-never-used-by-a-deployment'
/** D24: local mode counts, but a thousand times more generously. */
const LOCAL_LIMIT_FACTOR = '1000'

const url = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^/]+(\/.*[^/])?$/, 'no slash at the end'),
)
/** Keys and places of people travel to it: without encryption only on this machine. */
const service = v.pipe(
  url,
  v.regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/, 'https'),
)
/** Its key and everybody's data travel to it: without encryption only on this machine. */
const remoteDatabase = v.pipe(
  v.string(),
  v.regex(
    /^((https|libsql):\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/,
    'https or libsql',
  ),
)

/** SHA-256 of the certificates that the Android app is signed with, separated by commas. */
const FINGERPRINT = /^([\dA-F]{2}:){31}[\dA-F]{2}$/
const eachOf = (text: string) => text.split(',').map((one) => one.trim().toUpperCase())
const certFingerprints = v.pipe(
  v.string(),
  v.check((text) => eachOf(text).every((one) => FINGERPRINT.test(one))),
  v.transform(eachOf),
)

/** Administrators (D39), lower-case as accounts have them. */
const adminEmails = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.email())),
)
type CardKeys = Partial<
  Record<
    'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET',
    string | undefined
  >
>
const hasAllOrNone = (one: string | undefined, s: CardKeys): boolean =>
  one !== undefined ||
  (!s.STRIPE_SECRET_KEY && !s.STRIPE_PUBLISHABLE_KEY && !s.STRIPE_WEBHOOK_SECRET)

/** Nobody else's: the domain is reserved for examples. */
const LOCAL_ADMINS = ['admin@jopoi.example']

const SettingsSchema = v.pipe(
  v.object({
    ENVIRONMENT: v.optional(v.picklist(['local', 'production']), 'production'),
    BRAND_NAME: v.optional(v.pipe(v.string(), v.minLength(1)), 'Jopói'),
    BASE_URL: v.optional(url),
    SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(SECRET_MIN))),
    /** The one before, while a rotation lasts: what it signed, sealed and hashed is still read. */
    SECRET_KEY_PREVIOUS: v.optional(v.pipe(v.string(), v.minLength(SECRET_MIN))),
    /** Of the hashes of what people proved (D60): it stays when the others are changed. */
    IDENTITY_KEY: v.optional(v.pipe(v.string(), v.minLength(SECRET_MIN))),
    SENDGRID_API_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
    SENDGRID_BASE_URL: v.optional(service),
    MAIL_FROM: v.optional(v.pipe(v.string(), v.email())),
    DATABASE_URL: v.optional(remoteDatabase),
    DATABASE_AUTH_TOKEN: v.optional(v.string()),
    IMAGE_BASE_URL: v.optional(url),
    REVERSE_GEOCODING_URL: v.optional(service),
    ANDROID_CERT_FINGERPRINTS: v.optional(certFingerprints),
    VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
    VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/))),
    VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@|https:\/\/)[^\s@]+$/))),
    ADMIN_EMAILS: v.optional(adminEmails),
    ADMIN_SETUP_CODE: v.optional(v.pipe(v.string(), v.minLength(12))),
    STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
    STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
    STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(1))),
    STRIPE_BASE_URL: v.optional(service),
    /** Guaraníes for a dollar, for the size of deposits (D33). */
    PYG_PER_USD: v.optional(
      v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), v.minValue(1)),
      '7300',
    ),
    IOS_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}\.[\w.-]+$/))),
    /** Opens /api/ops to backups; absent, those routes are 404. */
    OPS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(SECRET_MIN))),
    /** 'off' withdraws a broken service worker from every device. */
    SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
    RATE_LIMIT_FACTOR: v.optional(
      v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), v.minValue(0.001)),
    ),
  }),
  v.forward(
    v.check((s) => s.ENVIRONMENT === 'local' || s.SECRET_KEY !== undefined, 'missing'),
    ['SECRET_KEY'],
  ),
  // Without it who was suspended would be back with the same phone.
  v.forward(
    v.check((s) => s.ENVIRONMENT === 'local' || s.IDENTITY_KEY !== undefined, 'missing'),
    ['IDENTITY_KEY'],
  ),
  // Links in mails are built from it: a Host header is whatever the caller wrote.
  v.forward(
    v.check((s) => s.ENVIRONMENT === 'local' || s.BASE_URL !== undefined, 'missing'),
    ['BASE_URL'],
  ),
  v.forward(
    v.check((s) => s.SENDGRID_API_KEY === undefined || s.MAIL_FROM !== undefined, 'missing'),
    ['MAIL_FROM'],
  ),
  // One without the other signs nothing.
  v.forward(
    v.check((s) => !s.VAPID_PRIVATE_KEY || s.VAPID_PUBLIC_KEY !== undefined, 'missing'),
    ['VAPID_PUBLIC_KEY'],
  ),
  v.forward(
    v.check((s) => !s.VAPID_PUBLIC_KEY || s.VAPID_PRIVATE_KEY !== undefined, 'missing'),
    ['VAPID_PRIVATE_KEY'],
  ),
  // A card form without the key behind it, or events that nobody can check, would take money and lose track of it.
  v.forward(
    v.check((s) => hasAllOrNone(s.STRIPE_SECRET_KEY, s), 'missing'),
    ['STRIPE_SECRET_KEY'],
  ),
  v.forward(
    v.check((s) => hasAllOrNone(s.STRIPE_PUBLISHABLE_KEY, s), 'missing'),
    ['STRIPE_PUBLISHABLE_KEY'],
  ),
  v.forward(
    v.check((s) => hasAllOrNone(s.STRIPE_WEBHOOK_SECRET, s), 'missing'),
    ['STRIPE_WEBHOOK_SECRET'],
  ),
  // Push services turn away whoever names no way to be reached; BASE_URL is one when it is https.
  v.forward(
    v.check(
      (s) =>
        !s.VAPID_PUBLIC_KEY ||
        s.ENVIRONMENT === 'local' ||
        s.VAPID_SUBJECT !== undefined ||
        s.BASE_URL?.startsWith('https:') === true,
      'missing',
    ),
    ['VAPID_SUBJECT'],
  ),
  v.transform((s) => ({
    ...s,
    SECRET_KEY: s.SECRET_KEY ?? LOCAL_SECRET,
    IDENTITY_KEY: s.IDENTITY_KEY ?? LOCAL_IDENTITY_KEY,
    ADMIN_EMAILS: s.ADMIN_EMAILS ?? (s.ENVIRONMENT === 'local' ? LOCAL_ADMINS : []),
    RATE_LIMIT_FACTOR:
      s.RATE_LIMIT_FACTOR ?? Number(s.ENVIRONMENT === 'local' ? LOCAL_LIMIT_FACTOR : '1'),
  })),
)

/** Every setting that is read, for whoever hands them over or leaves all of them out. */
export const SETTING_NAMES: readonly string[] = Object.keys(SettingsSchema.entries)

export type Settings = v.InferOutput<typeof SettingsSchema>

/** Names the settings that are missing or malformed, never their values. */
export class SettingsProblem extends Error {
  readonly names: string[]

  constructor(names: string[]) {
    super(`settings missing or malformed: ${names.join(', ')}`)
    this.names = names
  }
}

const parsed = new WeakMap<object, Settings>()

/** Parses once per environment object. Empty strings count as absent. Throws SettingsProblem. */
export function readSettings(env: object): Settings {
  const known = parsed.get(env)
  if (known) return known
  const given = Object.entries(env).filter(([, value]) => typeof value === 'string' && value !== '')
  const result = v.safeParse(SettingsSchema, Object.fromEntries(given))
  if (!result.success) {
    throw new SettingsProblem([
      ...new Set(result.issues.map((i) => v.getDotPath(i)?.split('.')[0] ?? 'settings')),
    ])
  }
  parsed.set(env, result.output)
  return result.output
}
