/** Which field of the registration stands on which step. */
export const STEP_ONE_FIELDS = [
  'email',
  'password',
  'confirmPassword',
  'firstName',
  'lastName',
] as const

export const STEP_TWO_FIELDS = [
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'country',
  'city',
  'address',
  'occupation',
  'bio',
] as const

export type RegisterField = (typeof STEP_ONE_FIELDS)[number] | (typeof STEP_TWO_FIELDS)[number]
/** As typed; '' where nothing is. */
export type Typed = Record<RegisterField, string>

export function isOnStepOne(field: string): boolean {
  return STEP_ONE_FIELDS.some((one) => one === field)
}
