import * as v from 'valibot'
import { asCode } from '../text/contract.ts'
import { HANDOVER_DIGITS } from './terms.ts'

/** What a side's page holds from acceptance on (D52), also without a network. */
export const HandoverSchema = v.object({
  /** Of the terms that it belongs to. */
  version: v.number(),
  /** One's own, to be read by the other side: six digits. */
  code: v.string(),
  /** One's own, in the QR only: 128 bits, base64url. */
  proof: v.string(),
  /** SHA-256 of the other side's proof as it is written, base64url: tells whether what was scanned is theirs. */
  otherProofHash: v.string(),
})
export type Handover = v.InferOutput<typeof HandoverSchema>

/** The other side's code as it was typed, pasted or scanned. */
export const HandoverCodeSchema = v.pipe(
  v.string('code_length'),
  asCode,
  v.regex(/^\d*$/, 'code_digits'),
  v.length(HANDOVER_DIGITS, 'code_length'),
)
