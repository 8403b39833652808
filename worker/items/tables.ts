import { sql } from 'drizzle-orm'
import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'
import type { Photo } from '../media/contract.ts'
import { CONDITIONS, TRADE_STATUSES } from './terms.ts'

export const items = sqliteTable('items', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  ownerId: text('owner_id').notNull(),
  categoryId: integer('category_id').notNull(),
  condition: text('condition', { enum: CONDITIONS }).notNull(),
  estimatedValue: integer('estimated_value').notNull(),
  tradeStatus: text('trade_status', { enum: TRADE_STATUSES }).notNull().default('available'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
  latitude: real('latitude'),
  longitude: real('longitude'),
  cell: integer('cell'),
  /** 1: the point is that of a home (D61); 0: it waits for it (settle-places.ts). */
  settled: integer('settled').notNull().default(0),
  /** Where it is said to be (migrations/0029_homes.sql): what answers read instead of the point. */
  spot: integer('spot').generatedAlwaysAs(sql`cell * 100`, { mode: 'virtual' }),
  popularity: integer('popularity').notNull().default(0),
  views: integer('views').notNull().default(0),
  clientId: text('client_id'),
  title: text('title').notNull(),
  titleSort: text('title_sort').notNull(),
  location: text('location').notNull(),
  city: text('city'),
  country: text('country'),
  tags: json<string[]>('tags').notNull(),
  photos: json<Photo[]>('photos').notNull(),
  description: text('description').notNull(),
  searchExact: text('search_exact').notNull(),
  searchFolded: text('search_folded').notNull(),
  searchPlace: text('search_place').notNull(),
  searchTags: text('search_tags').notNull(),
  /** Of the content that `clientId` stands for; null: stored before there was one. */
  clientDigest: text('client_digest'),
  /** Raised by each edit of what people see. */
  revision: integer('revision').notNull().default(1),
  /** It came back from a trade that ended by silence, and its owner has not said yet that it is still there (D55). */
  askedAt: instant('asked_at'),
  /** What its owner would take for it (D63): ids of categories, in the order in which they were chosen. */
  wantedCategories: json<number[]>('wanted_categories').notNull().default([]),
  wantedText: text('wanted_text').notNull().default(''),
  takesOffers: flag('takes_offers').notNull().default(true),
  takesMoney: flag('takes_money').notNull().default(false),
})

/** Kept by triggers (migrations/0036_wants.sql), of what is shown. */
export const itemWants = sqliteTable(
  'item_wants',
  { categoryId: integer('category_id').notNull(), itemId: integer('item_id').notNull() },
  (table) => [primaryKey({ columns: [table.categoryId, table.itemId] })],
)

/** Views since the last refresh of popularity. */
export const itemViews = sqliteTable('item_views', {
  itemId: integer('item_id').primaryKey(),
  views: integer('views').notNull(),
})
