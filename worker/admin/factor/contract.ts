/** /api/admin/factor: the second factor of administrators (J260). */
import * as v from 'valibot'
import { FACTOR_STATES } from '../terms.ts'

/** What people type around a code, or a copied one brings along. */
const NOT_OF_A_CODE = /[^\p{L}\p{N}]/gu
const CODE_MAX = 40

/** Of the app (six digits), or one of the recovery codes (sixteen letters and digits). */
export const FactorCodeSchema = v.object({
  code: v.pipe(
    v.string('code_invalid'),
    v.maxLength(CODE_MAX, 'code_invalid'),
    v.transform((code) => code.normalize('NFKC').replace(NOT_OF_A_CODE, '').toUpperCase()),
    v.regex(/^(\d{6}|[0-9A-Z]{16})$/, 'code_invalid'),
  ),
})

/** Whoever found an open session does not set one up. */
export const FactorBeginSchema = v.object({
  password: v.pipe(
    v.string('malformed'),
    v.minLength(1, 'malformed'),
    v.maxLength(200, 'malformed'),
  ),
})

export const FactorSchema = v.object({
  state: v.picklist(FACTOR_STATES),
  /** Recovery codes that were not used yet. */
  recoveryLeft: v.number(),
})
export type Factor = v.InferOutput<typeof FactorSchema>

/** `uri` is what the app reads from the picture (otpauth://…); `secret` is typed where there is no camera. */
export const FactorBegunSchema = v.object({ uri: v.string(), secret: v.string() })
export type FactorBegun = v.InferOutput<typeof FactorBegunSchema>

export const FactorConfirmedSchema = v.object({ recoveryCodes: v.array(v.string()) })
export type FactorConfirmed = v.InferOutput<typeof FactorConfirmedSchema>
