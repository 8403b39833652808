/** The account that a newcomer signs in with: said by the start line, used by tests. Local mode only. */
export const DEMO_EMAIL = 'demo@jopoi.example'
/** The administrator of local mode (worker/env.ts), with the same password. */
export const DEMO_ADMIN_EMAIL = 'admin@jopoi.example'
export const DEMO_PASSWORD = 'trueque-demo'

/** What a demo person registers with. */
export type About = {
  email: string
  password: string
  firstName: string
  lastName: string
  gender: string
  dateOfBirth: string
  city: string
  country: string
  phoneNumber: string
}
