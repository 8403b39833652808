import { describe, expect, test } from 'vitest'
import {
  cleanAmount,
  cleanCode,
  cleanEmail,
  cleanLine,
  cleanName,
  cleanPhone,
  cleanText,
  isSeen,
} from './terms.ts'

const LAST = 0x10_ffff
const SURROGATES = [0xd800, 0xdfff] as const

function* everySign(): Generator<string> {
  for (let code = 0; code <= LAST; code += 1) {
    if (code < SURROGATES[0] || code > SURROGATES[1]) yield String.fromCodePoint(code)
  }
}
const BLANK = /[\u2800\u115f\u1160\u3164\uffa0]/
/** By Unicode's own categories: nothing of these is to be seen by itself. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}]/u
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const named = (sign: string) => `U+${sign.codePointAt(0)?.toString(16)}`

describe('every sign of Unicode, three times', () => {
  test('is nothing where it cannot be seen, on a line and in a text', () => {
    const left: string[] = []
    for (const sign of everySign()) {
      if (!UNSEEN.test(sign) && !BLANK.test(sign)) continue
      const given = sign.repeat(3)
      if (cleanLine(given) + cleanText(given) + cleanName(given) !== '' || isSeen(given)) {
        left.push(named(sign))
      }
    }
    expect(left).toEqual([])
  })

  test('stays where it can be seen', () => {
    const lost: string[] = []
    for (const sign of everySign()) {
      if (!SEEN.test(sign) || UNSEEN.test(sign) || BLANK.test(sign)) continue
      if (cleanLine(sign) === '' || cleanText(sign) === '' || !isSeen(sign)) lost.push(named(sign))
    }
    expect(lost).toEqual([])
  })

  test('cleaned once is clean', () => {
    const again: string[] = []
    for (const sign of everySign()) {
      // Of letters and pictures there are a hundred thousand, and all are alike in this.
      if (/[\p{Lo}\p{So}\p{Co}\p{Cn}]/u.test(sign)) continue
      for (const clean of [cleanLine, cleanText, cleanName, cleanPhone, cleanEmail]) {
        const once = clean(`a${sign}b`)
        if (clean(once) !== once) again.push(`${named(sign)} ${clean.name}`)
      }
    }
    expect(again).toEqual([])
  })
})

test.each([
  ['Mesa\u200b de\u00a0 \u202eluz\u202c\n roja ', 'Mesa de luz roja'],
  ['e\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 'é\u0301\u0301\u0301\u0301'],
  ['  \u0301\u0301 ', ''],
  [
    '👩\u200d🔧 y 👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3',
    '👩\u200d🔧 y 👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3',
  ],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['a\u{e0067}\u200d\ufe0fb', 'ab'],
  // No flag has more than eight: what comes after them is a text that nobody sees.
  [`🏴${'\u{e0061}'.repeat(40)}.`, `🏴${'\u{e0061}'.repeat(8)}.`],
  ['\ud800x', 'x'],
])('a line of %j is %j', (given, clean) => {
  expect(cleanLine(given)).toBe(clean)
})

test.each([
  ['uno\r\n\r\n dos\u2028tres\t. ', 'uno\n\n dos\ntres .'],
  ['\u200b\n\u00a0\nabajo\n\u200b', 'abajo'],
  ['\u202eabc', 'abc'],
  // A script's own joiners and marks of direction stay; what was opened ends with its line.
  ['می\u200cخواهم \u2067abc\nهم\u2069', 'می\u200cخواهم \u2067abc\u2069\nهم'],
  ['a\u200cb\u200c c', 'a\u200cb c'],
])('a text of %j is %j', (given, clean) => {
  expect(cleanText(given)).toBe(clean)
})

test.each([
  ['\u202a+595 981 123456\u202c', '+595 981 123456'],
  ['\u200e0981\u2011123\u2013456', '0981-123-456'],
  ['tel:+595981123456', '+595981123456'],
  ['0981/123456', '0981 123456'],
  ['\u200b0981\u00a0123\u202f456', '0981 123 456'],
  ['０９８１−１２３４５６', '0981-123456'],
  ['٠٩٨١ ١٢٣٤٥٦', '0981 123456'],
])('a number copied as %j is %j', (given, clean) => {
  expect(cleanPhone(given)).toBe(clean)
})

test.each([
  ['\u202aAna@Example.com\u202c', 'ana@example.com'],
  ['ana\u200b@example.com ', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['<ana+uno@example.com>', 'ana+uno@example.com'],
])('an address copied as %j is %j', (given, clean) => {
  expect(cleanEmail(given)).toBe(clean)
})

test('codes and sums lose what is only for the eye', () => {
  expect(cleanCode('\u200e123\u2011 456')).toBe('123456')
  expect(cleanAmount('\u2066Gs.\u00a0150.000\u2069')).toBe('Gs. 150.000')
  expect(cleanAmount('\u2212150')).toBe('-150')
})

test('a name loses what no name has', () => {
  expect(cleanName('\u202eMaría\u200b\nJosé\ue000')).toBe('María José')
})
