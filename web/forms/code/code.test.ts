import { expect, test } from 'vitest'
import { codeFrom, hasForeignSigns, isWholeCode } from './code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['Tu código es 048213.', '048213'],
  ['Vence en 10 minutos: 048213', '048213'],
  ['12ab34', '1234'],
  ['1234567', '123456'],
  ['', ''],
  ['código', ''],
])('it reads %j as %j', (text, code) => {
  expect(codeFrom(text)).toBe(code)
})

test('a whole code is six digits and nothing else', () => {
  expect(isWholeCode('000000')).toBe(true)
  for (const text of ['', '12345', '1234567', '12345a', ' 123456']) {
    expect(isWholeCode(text)).toBe(false)
  }
})

test('letters are worth a word, the ways people group digits are not', () => {
  expect(hasForeignSigns('12a')).toBe(true)
  expect(hasForeignSigns('12 3-4')).toBe(false)
})
