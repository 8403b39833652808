/** The browser's message files are compiled by the build; the worker's are the sources, compiled here once. */
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Feature } from '#web/i18n/catalog.ts'
import type { WordFiles } from '#web/i18n/fetch-words.ts'
import { compileWith, wordsFrom } from '#web/i18n/i18n.ts'

compileWith((words) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)])),
)

const files = {
  es: {
    browse: () => import('#web/i18n/messages/es/browse.ts'),
    items: () => import('#web/i18n/messages/es/items.ts'),
    people: () => import('#web/i18n/messages/es/people.ts'),
    reviews: () => import('#web/i18n/messages/es/reviews.ts'),
    safety: () => import('#web/i18n/messages/es/safety.ts'),
    shell: () => import('#web/i18n/messages/es/shell.ts'),
    things: () => import('#web/i18n/messages/es/things.ts'),
  },
  en: {
    browse: () => import('#web/i18n/messages/en/browse.ts'),
    items: () => import('#web/i18n/messages/en/items.ts'),
    people: () => import('#web/i18n/messages/en/people.ts'),
    reviews: () => import('#web/i18n/messages/en/reviews.ts'),
    safety: () => import('#web/i18n/messages/en/safety.ts'),
    shell: () => import('#web/i18n/messages/en/shell.ts'),
    things: () => import('#web/i18n/messages/en/things.ts'),
  },
} satisfies WordFiles

wordsFrom(files)

// Keys forget what they were.
/** All that a rendered page can say: web/i18n/needed-words.node.test.ts finds what is missing. */
export const RENDERED_WORDS = Object.keys(files.es) as Feature[]
