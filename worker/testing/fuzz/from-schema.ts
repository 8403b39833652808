/** A contract's schema as an arbitrary: values that mostly fit, made by walking what Valibot keeps of it. */
import fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { hostileText } from './hostile.ts'

export type Schema = GenericSchema<unknown, unknown>
/** Values that mean something in the world at hand, by the names of fields: ids, tokens, codes. */
export type Known = Record<string, readonly unknown[]>

/** What is read of a schema or of an action in its pipe; the library's own types say it per kind. */
type Part = {
  kind: 'schema' | 'validation' | 'transformation'
  type: string
  pipe?: Part[]
  entries?: Record<string, Part>
  options?: readonly unknown[]
  wrapped?: Part
  item?: Part
  literal?: unknown
  requirement?: unknown
}

const WORD = 'Camión de juguete, con diez letras o más'
const INSTANT_MIN = new Date('1950-01-01T00:00:00Z')
const INSTANT_MAX = new Date('2035-01-01T00:00:00Z')
const instant = fc
  .date({ min: INSTANT_MIN, max: INSTANT_MAX, noInvalidDate: true })
  .map((at) => at.toISOString())
const email = fc.integer({ min: 1, max: 9_999 }).map((n) => `fuzz${n}@example.com`)
const LENGTH_MAX = 60
const ARRAY_MAX = 4

export const arbitraryOf = (schema: Schema, known: Known = {}): fc.Arbitrary<unknown> =>
  // A schema is a plain object of this shape; nothing in its public type says so.
  arbitraryOfPart(schema as unknown as Part, known)

/** Names of the fields of an object, wherever it stands in its pipe. */
export const fieldsOf = (schema: Schema): string[] =>
  Object.keys(objectIn(schema as unknown as Part)?.entries ?? {})

const objectIn = (part: Part): Part | undefined =>
  part.entries ? part : (part.pipe ?? []).find((one) => one !== part && one.entries)

function arbitraryOfPart(part: Part, known: Known): fc.Arbitrary<unknown> {
  const actions = (part.pipe ?? []).slice(1)
  const choice = actions.find((one) => one.type === 'picklist' || one.type === 'literal')
  if (choice) return arbitraryOfPart({ ...choice, pipe: [] }, known)
  switch (part.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectOf(part.entries ?? {}, known)
    case 'array':
      return fc.array(arbitraryOfPart(part.item ?? UNKNOWN, known), { maxLength: ARRAY_MAX })
    case 'optional':
    case 'nullish':
      return sometimes(undefined, inner(part, known))
    case 'nullable':
      return sometimes(null, inner(part, known))
    case 'picklist':
      return fc.constantFrom(...(part.options ?? []))
    case 'literal':
      return fc.constant(part.literal)
    case 'union':
    case 'variant':
      return fc.oneof(...(part.options ?? []).map((one) => arbitraryOfPart(one as Part, known)))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberOf(actions)
    case 'string':
      return textOf(actions)
    default:
      return anything
  }
}

const UNKNOWN: Part = { kind: 'schema', type: 'unknown' }
/** Where a contract lets everything in. */
const anything = fc.oneof(
  fc.constantFrom(
    'newest',
    'price_low',
    'good',
    'week',
    'available',
    'all',
    '-25.3',
    '-57.6',
    '25',
  ),
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  hostileText,
)

const inner = (part: Part, known: Known) => arbitraryOfPart(part.wrapped ?? UNKNOWN, known)
const sometimes = (nothing: null | undefined, some: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(nothing) }, { weight: 2, arbitrary: some })

function objectOf(entries: Record<string, Part>, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(entries).map(([name, part]) => {
    const plain = arbitraryOfPart(part, known)
    const ours = known[name] ?? []
    return [name, ours.length ? fc.oneof(plain, fc.constantFrom(...ours)) : plain] as const
  })
  return fc.record(Object.fromEntries(fields))
}

const requirement = (actions: Part[], type: string): number | undefined => {
  const found = actions.find((one) => one.type === type)?.requirement
  return typeof found === 'number' ? found : undefined
}

function numberOf(actions: Part[]): fc.Arbitrary<number> {
  const min = requirement(actions, 'min_value') ?? -1e6
  const max = requirement(actions, 'max_value') ?? Math.max(min, 1e6)
  const whole = fc.integer({
    min: Math.max(min, -(2 ** 31)),
    max: Math.min(max, 2 ** 31 - 1),
  })
  const isWhole = actions.some((one) => /integer/i.test(one.type))
  const edges = fc.constantFrom(min, max)
  return isWhole
    ? fc.oneof(whole, edges)
    : fc.oneof(whole, edges, fc.double({ min, max, noNaN: true }))
}

function textOf(actions: Part[]): fc.Arbitrary<string> {
  const has = (type: string) => actions.some((one) => one.type === type)
  if (has('email')) return email
  if (has('uuid')) return fc.uuid()
  if (has('url')) return fc.webUrl()
  if (has('iso_date')) return instant.map((at) => at.slice(0, 10))
  const length = requirement(actions, 'length')
  const min = length ?? requirement(actions, 'min_length') ?? (has('non_empty') ? 1 : 0)
  const max = length ?? requirement(actions, 'max_length') ?? LENGTH_MAX
  const fitting = (text: string) => text.padEnd(min, 'á').slice(0, max)
  const matched = actions.find((one) => one.requirement instanceof RegExp)?.requirement
  if (matched instanceof RegExp) return fromPattern(matched, min, max)
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: LENGTH_MAX }).map(fitting) },
    { weight: 3, arbitrary: fc.constantFrom(WORD, 'Hola', '0981 123456').map(fitting) },
    { weight: 1, arbitrary: fc.constant('ñ'.repeat(Math.min(max, 5_000))) },
    { weight: 1, arbitrary: instant },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map(String) },
  )
}

function fromPattern(pattern: RegExp, min: number, max: number): fc.Arbitrary<string> {
  const text = fc.stringMatching(pattern, { size: 'small' })
  // Repeated, what fits mostly fits.
  return text.map((some) => some.padEnd(min, some || '0').slice(0, max))
}
