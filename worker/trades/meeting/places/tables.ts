import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../../../db/columns.ts'
import { PLACE_KINDS } from './terms.ts'

export const meetingPlaces = sqliteTable('meeting_places', {
  id: integer('id').primaryKey(),
  town: text('town').notNull(),
  country: text('country').notNull(),
  townFolded: text('town_folded').notNull(),
  kind: text('kind', { enum: PLACE_KINDS }).notNull(),
  name: text('name').notNull(),
  nameFolded: text('name_folded').notNull(),
  source: text('source').notNull(),
  pairs: integer('pairs').notNull().default(0),
  /** Null: it is offered. */
  hiddenAt: instant('hidden_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
