/** Parses what came over the wire with the contract's schema; a failure is one 400 or 422 with its issues. */
import { vValidator } from '@hono/valibot-validator'
import type { ValidationTargets } from 'hono'
import * as v from 'valibot'
import { Refusal } from './errors.ts'
import { mediaTypeOf } from './media-type.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** Issues as `{path, code}`: contract schemas write a code of the message files as their message. */
export function issuesOf(
  issues: readonly v.BaseIssue<unknown>[],
): { path: string; code: string }[] {
  return issues.map((issue) => ({
    path: v.getDotPath(issue as v.BaseIssue<unknown> & { path?: [v.IssuePathItem] }) ?? '',
    code: issue.message,
  }))
}

/** A key of these that is not there is no mistake. */
const MAY_BE_LEFT_OUT = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

/**
 * A required field that was left out is there, undefined: so it is judged by its own schema and answers the sentence
 * that an empty one does. The library would answer for the object, in English.
 */
export function withEveryField(schema: Schema, value: unknown): unknown {
  const entries = entriesOf(schema)
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const filled: Record<string, unknown> = { ...value }
  for (const [name, entry] of Object.entries(entries)) {
    if (name in filled) filled[name] = withEveryField(entry, filled[name])
    else if (!MAY_BE_LEFT_OUT.has(entry.type) && !('fallback' in entry)) filled[name] = undefined
  }
  return filled
}

const entriesOf = (schema: Schema) =>
  'entries' in schema ? (schema.entries as Record<string, Schema>) : undefined

/**
 * Hono validator on a target. Wrong shapes are 422 `invalid` with issues, in the caller's language; a
 * body of another kind than the route declares is 415 (D46).
 */
export function validate<S extends Schema, T extends keyof ValidationTargets>(
  target: T,
  schema: S,
) {
  const whole = v.pipe(
    v.unknown(),
    v.transform((value) => withEveryField(schema, value)),
    schema,
  )
  // What goes in and comes out is the schema's.
  const handler = vValidator(target, whole as unknown as S, (result, c) => {
    if (target === 'json') requireJson(c.req.raw)
    if (!result.success) throw new Refusal('invalid', 422, { issues: issuesOf(result.issues) })
  })
  contracts.set(handler, { target, schema })
  return handler
}

export type RouteContract = { target: keyof ValidationTargets; schema: Schema }

const contracts = new WeakMap<object, RouteContract>()

/** What a handler of `validate` holds its requests against: a route's contract can be read off the app. */
export const contractOf = (handler: object): RouteContract | undefined => contracts.get(handler)

/** Nothing at all has no type: its fields are missing, which the schema says better. */
function requireJson(request: Request): void {
  const type = mediaTypeOf(request)
  if (type !== undefined && type !== 'application/json') throw new Refusal('wrong_type', 415)
}

/** The same for values that are read by hand (multipart). */
export function parseOrRefuse<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, withEveryField(schema, value))
  if (!result.success) throw new Refusal('invalid', 422, { issues: issuesOf(result.issues) })
  return result.output
}

/** Integer ids of the path. Anything that cannot be one names nothing: 404. */
export function idOf(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw new Refusal('not_found', 404)
  return Number(text)
}
