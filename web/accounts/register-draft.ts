/** What was typed while registering, kept in this tab until it is verified. Passwords never are. */

import * as v from 'valibot'
import { keepDraft, readDraft } from '#web/forms/use-draft.ts'
import { STEP_ONE_FIELDS, STEP_TWO_FIELDS, type Typed } from './register-fields.ts'

const KEY = 'registerDraft'

/** What is missing in it, or no text, begins empty. */
const TypedSchema = v.object(
  v.entriesFromList([...STEP_ONE_FIELDS, ...STEP_TWO_FIELDS], v.fallback(v.string(), '')),
)

export const loadDraft = (): Typed => readDraft(KEY, TypedSchema) ?? v.parse(TypedSchema, {})

export const saveDraft = (typed: Typed): boolean =>
  keepDraft(KEY, { ...typed, password: '', confirmPassword: '' })

export const clearDraft = (): boolean => keepDraft(KEY, null)
