/** One request to one route, as data: made from its contract or from what is wrong with it, sent by whoever. */
import fc from 'fast-check'
import { type Body, formOf } from './form-bodies.ts'
import { arbitraryOf, fieldsOf, type Known, type Schema } from './from-schema.ts'
import { brokenJson, hostileQuery, hostileSegment, hostileValue } from './hostile.ts'

export const LANGUAGES = ['es', 'en', 'gn'] as const

export type FuzzRequest = {
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body: Body['body'] | undefined
  language: (typeof LANGUAGES)[number]
}

export type Target = {
  method: string
  /** As the router has it, with its placeholders. */
  pattern: string
  /** One that names something that is there. */
  path?: string
  query?: Schema
  body?: Schema
  /** A body that fits, where there is one. */
  example?: unknown
  /** Fields of the form that take files; a form is only sent where this is given. */
  files?: readonly string[]
  known?: Known
}

/** A longer address is refused by whatever stands before a worker, in its own words. */
const PATH_MAX = 12_000
const JSON_TYPE = 'application/json'
const READS = new Set(['GET', 'HEAD'])

/** `origin`: the product's own. */
export function requestOf(target: Target, origin: string): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: mostly(
        8,
        fc.constant(target.method),
        fc.constantFrom('HEAD', 'PUT', 'PATCH', 'OPTIONS'),
      ),
      path: pathOf(target),
      query: queryOf(target),
      body: bodyOf(target),
      headers: headersOf(origin),
      language: fc.constantFrom(...LANGUAGES),
    })
    .map(({ method, path, query, body, headers, language }) => ({
      method,
      path: (query === '' ? path : `${path}?${query}`).slice(0, PATH_MAX),
      headers: {
        ...(body?.type && !READS.has(method) && { 'content-type': body.type }),
        ...headers,
      },
      body: READS.has(method) ? undefined : body?.body,
      language,
    }))
}

const mostly = <T>(weight: number, usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: Math.round(weight * 5), arbitrary: usual }, { weight: 1, arbitrary: odd })

const PLACEHOLDER = /^:(\w+)(?:\{(.+)\})?$/

/** Slashes in a placeholder's pattern stand for themselves nowhere in this app. */
function pathOf({ pattern, path }: Target): fc.Arbitrary<string> {
  const known = (path ?? pattern).split('?', 1)[0]?.split('/') ?? []
  const parts = pattern.split('/').map((part, i) => {
    if (part === '*') return hostileSegment
    const found = PLACEHOLDER.exec(part)
    if (!found) return fc.constant(part)
    const named = path === undefined ? undefined : known[i]
    const fitting = found[2] ? fc.stringMatching(new RegExp(`^(?:${found[2]})$`)) : hostileSegment
    const nearby = fc.oneof(fc.integer({ min: 1, max: 40 }).map(String), fitting, hostileSegment)
    return named === undefined ? fc.oneof(fitting, nearby) : mostly(1, fc.constant(named), nearby)
  })
  return fc.tuple(...parts).map((all) => all.join('/'))
}

function queryOf({ query, path }: Target): fc.Arbitrary<string> {
  const none = fc.constant(path?.split('?')[1] ?? '')
  if (!query) return mostly(2, none, hostileQuery([]))
  const names = fieldsOf(query)
  const fitting = arbitraryOf(query).map((value) => {
    const pairs = Object.entries(value as object).flatMap(([name, one]) =>
      one === undefined ? [] : [one].flat().map((each) => [name, String(each).toWellFormed()]),
    )
    return String(new URLSearchParams(pairs))
  })
  return fc.oneof(
    { weight: 1, arbitrary: none },
    { weight: 4, arbitrary: fitting },
    { weight: 4, arbitrary: hostileQuery(names) },
  )
}

const text = (value: unknown): Body => ({ type: JSON_TYPE, body: JSON.stringify(value) ?? '' })

function bodyOf(target: Target): fc.Arbitrary<Body | undefined> {
  const { method, body, example, files } = target
  if (READS.has(method)) return fc.constant(undefined)
  const values = valuesOf(body, example, target.known)
  const json = values.map(text)
  const form = values.chain((value) =>
    formOf(typeof value === 'object' && value !== null ? { ...value } : {}, files ?? []),
  )
  const strange: fc.Arbitrary<Body> = fc.oneof(
    hostileValue.map(text),
    brokenJson.map((broken) => ({ type: JSON_TYPE, body: broken })),
    fc
      .tuple(fc.constantFrom(...WRONG_TYPES), json)
      .map(([type, { body: sent }]) => ({ type, body: sent })),
    form,
  )
  const nothing = fc.constant(undefined)
  return fc.oneof(
    { weight: 10, arbitrary: files ? mostly(0.6, form, json) : json },
    { weight: 3, arbitrary: strange },
    { weight: 1, arbitrary: nothing },
  )
}

const WRONG_TYPES = [
  ...[
    null,
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'APPLICATION/JSON',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json;;',
    'json',
    '*/*',
    ',',
    'application/octet-stream',
  ],
]

/** Fitting ones, and those with one or two fields that are not. */
function valuesOf(
  schema: Schema | undefined,
  example: unknown,
  known?: Known,
): fc.Arbitrary<unknown> {
  const made = schema ? [arbitraryOf(schema, known)] : []
  const given = example === undefined ? [] : [fc.constant(example)]
  if (schema && example) made.push(arbitraryOf(schema, known).map((some) => merged(example, some)))
  const whole = made.length + given.length > 0 ? fc.oneof(...made, ...given) : hostileValue
  const names = [
    ...(schema ? fieldsOf(schema) : []),
    ...(typeof example === 'object' && example !== null ? Object.keys(example) : []),
  ]
  const spoiling = fc.dictionary(fc.constantFrom('x', ...names), hostileValue, {
    minKeys: 1,
    maxKeys: 2,
  })
  const spoilt = fc
    .tuple(whole, spoiling)
    .map(([fitting, odd]) => (typeof fitting === 'object' ? { ...fitting, ...odd } : odd))
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: spoilt })
}

/** The example with what the schema says of some of its fields. */
function merged(example: unknown, made: unknown): unknown {
  if (typeof example !== 'object' || typeof made !== 'object') return example
  const some = Object.entries(made ?? {}).filter(
    ([, value], i) => value !== undefined && i % 3 === 0,
  )
  return { ...example, ...Object.fromEntries(some) }
}

const ODD_HEADERS: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { range: 'bytes=0-0,5-9' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': 'x'.repeat(3_000) },
  { 'x-forwarded-for': "127.0.0.1, ' or 1=1" },
  { 'cf-connecting-ip': '::ffff:1.2.3.4' },
  { 'user-agent': '<script>' },
  { 'stripe-signature': 't=1,v1=0' },
  { accept: 'image/avif;q=x' },
]

const headersOf = (origin: string): fc.Arbitrary<Record<string, string>> =>
  mostly(
    2,
    fc.constant({ origin }),
    fc.constantFrom(...ODD_HEADERS.map((odd) => ({ origin, ...odd }))),
  )
