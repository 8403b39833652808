import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, json } from '../db/columns.ts'
import type { Photo } from '../media/contract.ts'
import { CONDITIONS, TRADE_STATUSES } from './contract.ts'

export const items = sqliteTable('items', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  ownerId: text('owner_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  categoryId: integer('category_id').notNull(),
  condition: text('condition', { enum: CONDITIONS }).notNull(),
  estimatedValue: integer('estimated_value').notNull(),
  location: text('location').notNull(),
  city: text('city'),
  country: text('country'),
  latitude: real('latitude'),
  longitude: real('longitude'),
  cell: integer('cell'),
  tags: json<string[]>('tags').notNull(),
  photos: json<Photo[]>('photos').notNull(),
  tradeStatus: text('trade_status', { enum: TRADE_STATUSES }).notNull().default('available'),
  popularity: integer('popularity').notNull().default(0),
  views: integer('views').notNull().default(0),
  clientId: text('client_id'),
  titleSort: text('title_sort').notNull(),
  searchExact: text('search_exact').notNull(),
  searchFolded: text('search_folded').notNull(),
  searchPlace: text('search_place').notNull(),
  searchTags: text('search_tags').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
})

/** Counts kept by triggers (migrations/0002_items.sql). */
export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})
