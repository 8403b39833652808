/** The second step as a form: the contract's schema, and the rule about age before anything is sent. */
import * as v from 'valibot'
import { RegisterStepTwoSchema } from '#contract/accounts'
import { BirthDateSchema } from '#web/forms/birth-date.ts'

export const StepTwoSchema = v.object({
  ...RegisterStepTwoSchema.entries,
  dateOfBirth: BirthDateSchema,
})
export type StepTwo = v.InferOutput<typeof StepTwoSchema>
