/** The account that a newcomer signs in with: said by the start line, used by tests. Local mode only. */
export const DEMO_EMAIL = 'demo@jopoi.example'
export const DEMO_PASSWORD = 'trueque-demo'
