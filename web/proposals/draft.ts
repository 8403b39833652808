/** What was prepared stays in this tab until it is sent or discarded: a session may end under it, or the page be loaded anew. */
import * as v from 'valibot'
import { keep, stored } from '#web/api/storage.ts'
import { ValuesSchema } from './proposal-values.ts'

/** What was last tried to be sent, with the id under which the server makes one of it, however often it comes. */
const AttemptSchema = v.object({ text: v.string(), clientId: v.string() })
const DraftSchema = v.object({ values: ValuesSchema, attempt: v.nullable(AttemptSchema) })

export type Attempt = v.InferOutput<typeof AttemptSchema>
export type Draft = v.InferOutput<typeof DraftSchema>
/** Of one person for one thing: whoever signs in next in this tab sees nothing of it (case 24). */
export type Place = { userId: string; itemId: number }

const keyOf = ({ userId, itemId }: Place) => `proposal|${userId}|${itemId}`

export function readDraft(place: Place): Draft | null {
  const text = stored(keyOf(place), 'sessionStorage')
  if (text === null) return null
  try {
    return v.parse(DraftSchema, JSON.parse(text))
  } catch {
    // Of another build's shape: what it held is of no use any more.
    return null
  }
}

/** Null: nothing is kept any more. Where the storage refuses, the open dialog still holds it. */
export const keepDraft = (place: Place, draft: Draft | null): boolean =>
  keep(keyOf(place), draft && JSON.stringify(draft), 'sessionStorage')
