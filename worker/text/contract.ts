/** How every schema takes what people write: cleaned by its kind, then judged. None trims by itself (see worker/testing/house). */
import * as v from 'valibot'
import {
  cleanAmount,
  cleanCode,
  cleanEmail,
  cleanLine,
  cleanName,
  cleanPhone,
  cleanText,
} from './terms.ts'

export const asLine = v.transform(cleanLine)
export const asText = v.transform(cleanText)
export const asName = v.transform(cleanName)
export const asPhone = v.transform(cleanPhone)
export const asAmount = v.transform(cleanAmount)
export const asCode = v.transform(cleanCode)
export const asEmail = v.transform(cleanEmail)

/** What may be left out, or empty. `max`: characters. */
export const optional = (clean: typeof asLine, max: number) =>
  v.optional(v.pipe(v.string('malformed'), clean, v.maxLength(max, 'text_long')))
