import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'

const person = {
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  dateOfBirth: text('date_of_birth').notNull(),
  gender: text('gender').notNull(),
  country: text('country').notNull(),
  city: text('city').notNull(),
  address: text('address'),
  occupation: text('occupation'),
  bio: text('bio'),
  language: text('language').notNull(),
}

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  ...person,
  /** Department or province. */
  state: text('state'),
  profileImage: text('profile_image'),
  emailVerifiedAt: instant('email_verified_at'),
  isVerified: flag('is_verified').notNull().default(false),
  totalTrades: integer('total_trades').notNull().default(0),
  successfulTrades: integer('successful_trades').notNull().default(0),
  cancelledTrades: integer('cancelled_trades').notNull().default(0),
  /** Those that count (D54). */
  noShows: integer('no_shows').notNull().default(0),
  /** Of those the ones of the last year; kept by triggers, as the following (migrations/0033_score.sql). */
  recentNoShows: integer('recent_no_shows').notNull().default(0),
  /** Meetings called off too late, of the last year (D51). */
  lateRefusals: integer('late_refusals').notNull().default(0),
  /** The account that stands for whoever is behind this one (D57); null: itself. */
  sameAs: text('same_as'),
  /** What partners with and without a proof add up to, in thousandths of a trade, and how many they are. */
  provedWeight: integer('proved_weight').notNull().default(0),
  unprovedWeight: integer('unproved_weight').notNull().default(0),
  provedPartners: integer('proved_partners').notNull().default(0),
  unprovedPartners: integer('unproved_partners').notNull().default(0),
  /** Of each partner's latest review. */
  ratingCount: integer('rating_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  /** People whose first word was answered, and within how many hours as a rule. */
  answers: integer('answers').notNull().default(0),
  answersIn: integer('answers_in'),
  verifiedKinds: integer('verified_kinds').notNull().default(0),
  tokenBalance: integer('token_balance').notNull().default(0),
  skills: json<string[]>('skills').notNull().default([]),
  interests: json<string[]>('interests').notNull().default([]),
  suspendedAt: instant('suspended_at'),
  /** Until then the limits of beginners are theirs (D60). */
  limitedUntil: instant('limited_until'),
  leftAt: instant('left_at'),
  passwordVersion: integer('password_version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** A person's counts, kept by triggers (migrations/0004_favorites.sql). No row: all are 0. */
export const userCounters = sqliteTable('user_counters', {
  userId: text('user_id').primaryKey(),
  publishedItems: integer('published_items').notNull().default(0),
  favoriteItems: integer('favorite_items').notNull().default(0),
})

export const pendingRegistrations = sqliteTable('pending_registrations', {
  ...person,
  email: text('email').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const codes = sqliteTable(
  'codes',
  {
    purpose: text('purpose', { enum: ['verify', 'reset', 'change'] }).notNull(),
    /** Of a change: the id of who asked for it. */
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.email] })],
)

/** A change of address that waits for its code (migrations/0013_people.sql). */
export const emailChanges = sqliteTable('email_changes', {
  userId: text('user_id').primaryKey(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sessions = sqliteTable('sessions', {
  idHash: text('id_hash').primaryKey(),
  userId: text('user_id').notNull(),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull(),
  touchedAt: instant('touched_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When it was proved by an administrator's second factor (J260). */
  factorAt: instant('factor_at'),
})
