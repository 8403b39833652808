/** What an entry looks like in the store: fetched where something waits, which is seldom. */
import * as v from 'valibot'
import { KINDS } from './kinds.ts'

/** Why the server refused it, in its own words. */
const ProblemSchema = v.object({
  said: v.string(),
  /** Where the refusal is a question: which one, and what it is about. */
  code: v.optional(v.string()),
  current: v.optional(v.unknown()),
  issues: v.array(v.object({ path: v.string(), message: v.string() })),
})
export type Problem = v.InferOutput<typeof ProblemSchema>

/** Loose: `payload` is anything that a structured clone takes, blobs too; its kind parses it. */
const EntrySchema = v.looseObject({
  /** Made on the device; the server stores what carries it once (case 25). */
  id: v.string(),
  kind: v.picklist(KINDS),
  /** Whose it is: nobody else sees or sends it. */
  person: v.string(),
  createdAt: v.number(),
  tries: v.number(),
  problem: v.optional(ProblemSchema),
  /** Open in its form: it waits for the person. */
  isHeld: v.optional(v.boolean(), false),
})
export type Entry = v.InferOutput<typeof EntrySchema> & { payload?: unknown }

/** Null for what is none. */
export function entryIn(stored: unknown): Entry | null {
  const entry = v.safeParse(EntrySchema, stored)
  return entry.success ? entry.output : null
}
