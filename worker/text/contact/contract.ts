/** For schemas of texts that must not reach anybody past us (D58): each way has a sentence of its own. */
import * as v from 'valibot'
import { hasAddress, hasLink, hasPhone } from './terms.ts'

/** What is longer is refused as that, and not looked through. */
const LONGEST = 2000

const without = (has: (text: string) => boolean) => (text: string) =>
  text.length > LONGEST || !has(text)

export const noPhone = v.check(without(hasPhone), 'text_phone')
export const noLink = v.check(without(hasLink), 'text_link')
export const noAddress = v.check(without(hasAddress), 'text_address')
