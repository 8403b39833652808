/**
 * Trusted Types (where the browser has them): no text becomes code in our pages. Only workers are started by an
 * address; each has a policy of its own, which makes that one address and nothing else, beside what starts it: a
 * part in common would be paid for by every first visit.
 */
type Policy = { createScriptURL: (ignored: string) => string }
export type Types = {
  trustedTypes?: { createPolicy: (name: TypesPolicy, rules: Policy) => Policy }
}

/** All that pages allow (web/app/build/first-view-plugin.ts). */
export const TYPES_POLICIES = ['service-worker', 'photo-worker'] as const
export type TypesPolicy = (typeof TYPES_POLICIES)[number]
