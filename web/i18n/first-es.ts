/** The words of the first view in one file: three small ones cost more, and come one by one. */
import { browse } from './messages/es/browse.ts'
import { shell } from './messages/es/shell.ts'
import { things } from './messages/es/things.ts'

export const first = { browse, shell, things }
