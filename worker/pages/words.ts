/** The browser's message files are compiled by the build; the worker's are the sources, compiled here once. */
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { compileWith } from '#web/i18n/i18n.ts'

compileWith((words) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compileMessage(text)])),
)
