/** What is said of a person before any number (D57). */
import * as v from 'valibot'
import { TOLD_PROOFS } from '../../verification/terms.ts'

export const FactsSchema = v.object({
  /** Meetings they did not come to, as was agreed, decided or never answered. */
  noShows: v.number(),
  /** With how many they traded; `hasMorePeople`: others without a proof, of whom no more is known. */
  people: v.number(),
  hasMorePeople: v.boolean(),
  /** Hours within which they answer a first word as a rule, in steps; null: too little is known. */
  answersIn: v.nullable(v.number()),
  proofs: v.array(v.picklist(TOLD_PROOFS)),
})
export type Facts = v.InferOutput<typeof FactsSchema>
