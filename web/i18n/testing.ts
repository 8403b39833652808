/** For tests that go through all words. */
import { files } from 'virtual:words'
import type { Feature } from './catalog.ts'

export { files }

// Keys forget what they were.
export const FEATURES = Object.keys(files.es) as Feature[]
