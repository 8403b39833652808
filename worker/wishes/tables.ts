import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'

export const wishes = sqliteTable('wishes', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  ownerId: text('owner_id').notNull(),
  isPublic: flag('is_public').notNull(),
  categories: json<number[]>('categories').notNull(),
  categoryId: integer('category_id'),
  maxValue: integer('max_value'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  closedAt: instant('closed_at'),
  withheld: flag('withheld').notNull().default(false),
  news: integer('news').notNull().default(0),
  key: text('key').notNull(),
  cell: integer('cell').notNull(),
  latitude: real('latitude'),
  longitude: real('longitude'),
  radius: integer('radius'),
  ownSpots: json<number[]>('own_spots').notNull(),
  clientId: text('client_id'),
  clientDigest: text('client_digest'),
  words: text('words').notNull(),
  note: text('note').notNull(),
  location: text('location'),
  city: text('city'),
  country: text('country'),
  searchWords: text('search_words').notNull(),
  searchPlace: text('search_place').notNull(),
})

export const wishFinds = sqliteTable(
  'wish_finds',
  {
    wishId: integer('wish_id').notNull(),
    itemId: integer('item_id').notNull(),
    /** Whose it is, where they said so themselves; null: it was found. */
    fromId: text('from_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.wishId, t.itemId] })],
)

/** Things that are still to be held against wishes. Triggers write them (migrations/0037_wishes.sql). */
export const wishChecks = sqliteTable('wish_checks', {
  itemId: integer('item_id').primaryKey(),
  due: instant('due').notNull(),
})

/** How a person has been told of what was found. */
export const wishNews = sqliteTable('wish_news', {
  userId: text('user_id').primaryKey(),
  noticeId: integer('notice_id').notNull(),
  /** Days since 1970 where they live. */
  day: integer('day').notNull(),
  pushes: integer('pushes').notNull(),
  mailDue: instant('mail_due'),
  mailedAt: instant('mailed_at').notNull().default(0),
})
