/** The words of the first view in one file: three small ones cost more, and come one by one. */
import { browse } from './messages/en/browse.ts'
import { shell } from './messages/en/shell.ts'
import { things } from './messages/en/things.ts'

export const first = { browse, shell, things }
