/** For tests that go through all words. */
import type { Feature } from './catalog.ts'
import { later } from './later-words.ts'
import { sooner } from './loaders.ts'

// Keys forget what they were.
export const FEATURES = Object.keys({ ...sooner.es, ...later.es }) as Feature[]
