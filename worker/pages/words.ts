/** The browser's message files are compiled by the build; the worker's are the sources, compiled here once. */
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Loader, Source } from '#web/i18n/catalog.ts'
import { compileWith, wordsFrom } from '#web/i18n/i18n.ts'
import type { RENDERED_WORDS } from './screens.ts'

compileWith((words) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)])),
)

const files: Record<Source, Record<(typeof RENDERED_WORDS)[number], Loader>> = {
  es: {
    browse: () => import('#web/i18n/messages/es/browse.ts'),
    items: () => import('#web/i18n/messages/es/items.ts'),
    people: () => import('#web/i18n/messages/es/people.ts'),
    reviews: () => import('#web/i18n/messages/es/reviews.ts'),
    shell: () => import('#web/i18n/messages/es/shell.ts'),
    things: () => import('#web/i18n/messages/es/things.ts'),
    wishes: () => import('#web/i18n/messages/es/wishes.ts'),
  },
  en: {
    browse: () => import('#web/i18n/messages/en/browse.ts'),
    items: () => import('#web/i18n/messages/en/items.ts'),
    people: () => import('#web/i18n/messages/en/people.ts'),
    reviews: () => import('#web/i18n/messages/en/reviews.ts'),
    shell: () => import('#web/i18n/messages/en/shell.ts'),
    things: () => import('#web/i18n/messages/en/things.ts'),
    wishes: () => import('#web/i18n/messages/en/wishes.ts'),
  },
}

wordsFrom(files)
