/** What nobody of good will sends: as values of JSON, as texts, as parts of an address. */
import fc from 'fast-check'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

const DEEP = 2_000

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value }
  return value
}

const HOSTILE_VALUES: unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], [{}], { length: 1e9 }, { $ne: 1 }, { toString: 1 }],
  ...[0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 53, 2 ** 63, 5e-324, 1e21],
  ...[
    nested(50),
    Array(1_000).fill(1),
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
  ],
]

/** 100 KB are refused by their size where JSON is read, and read where a form is. */
const LONG_TEXTS = ['x'.repeat(5_000), '😀'.repeat(10_000), 'a'.repeat(100_000), "'".repeat(3_000)]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Texts that are no JSON, or JSON that no program of ours writes. */
export const brokenJson: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '',
    ' ',
    '{',
    '{broken',
    '"',
    '[1,]',
    '{"a":}',
    '\u0000',
    'NaN',
    '-0',
    '1e400',
    '\ufeff{}',
    "{'a':1}",
  ],
  ...[
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '{"a":-0}',
    '{"a":1e999}',
    '"\\ud800"',
    '{}{}',
    '/**/{}',
  ],
  ...[
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    `[${'1,'.repeat(5_000)}1]`,
  ],
  `{"a":"${'x'.repeat(70_000)}"}`,
)

/** Already as they stand in an address. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '%00',
      '%E0%A4%A',
      '%',
      '%zz',
      '%ff%fe',
      '%2e%2e%2f',
      '%2F%2F',
      '%F0%9F%98%80',
      '%ED%A0%80',
      '%252e',
    ],
    ...[
      '0',
      '-1',
      '1.5',
      '1e3',
      '00001',
      '999999999999999',
      '9999999999999999999',
      '0x10',
      'NaN',
      'null',
    ],
    ...[
      '__proto__',
      'constructor',
      '*',
      ':id',
      '{}',
      "'--",
      '1;drop',
      'x'.repeat(3_000),
      '1,2',
      '1%20or%201=1',
    ],
  ),
  hostileText.map((text) => encodeURIComponent(text.slice(0, 500).toWellFormed())),
)

/** Behind a question mark; pairs that are doubled, cut, endless or nameless. */
export const hostileQuery = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.oneof(
    fc.constantFrom('x', ...names),
    fc.constantFrom('__proto__', '', 'a[b]', '%'),
  )
  const pair = fc.tuple(name, hostileSegment).map(([key, value]) => `${key}=${value}`)
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(pair, { minLength: 1, maxLength: 6 }).map((all) => all.join('&')),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(pair, fc.integer({ min: 2, max: 150 }))
        .map(([one, n]) => Array(n).fill(one).join('&')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '&',
        '=',
        '?',
        '&&==',
        `q=${'y'.repeat(12_000)}`,
        '%E0%A4%A=%E0%A4%A',
        ';a=1;',
      ),
    },
  )
}
