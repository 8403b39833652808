import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { json } from '../db/columns.ts'

export const places = sqliteTable('places', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  folded: text('folded').notNull(),
  country: text('country').notNull(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
  population: integer('population').notNull(),
  cell: integer('cell').notNull(),
})

/** The largest places of beginnings that hundreds share; written by worker/dev/database/places.ts. */
export const placeStarts = sqliteTable(
  'place_starts',
  {
    start: text('start').notNull(),
    country: text('country').notNull(),
    ids: json<number[]>('ids').notNull(),
  },
  (t) => [primaryKey({ columns: [t.start, t.country] })],
)
