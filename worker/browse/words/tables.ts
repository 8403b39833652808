import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { json } from '../../db/columns.ts'

export const vocabulary = sqliteTable('vocabulary', {
  word: text('word').primaryKey(),
  items: integer('items').notNull(),
})

export const misspellings = sqliteTable(
  'misspellings',
  {
    form: text('form').notNull(),
    word: text('word').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
)

export const vocabularyStarts = sqliteTable('vocabulary_starts', {
  start: text('start').primaryKey(),
  words: json<string[]>('words').notNull(),
})
