import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ValueSchema } from './contract.ts'
import { parseGuaranies, VALUE_MAX } from './terms.ts'

describe('guaraníes as es-PY writes them', () => {
  // Case 12.
  test.each([
    ['150.000', 150_000],
    ['1 500 000', 1_500_000],
    ['1\u00a0500\u202f000', 1_500_000],
    ['Gs. 20.000', 20_000],
    ['20.000 Gs', 20_000],
    ['₲ 7', 7],
    ['PYG 150.000', 150_000],
    ['0', 0],
    ['', 0],
    ['  ', 0],
  ])('reads %j as %d', (text, value) => {
    expect(parseGuaranies(text)).toBe(value)
    expect(v.parse(ValueSchema, text)).toBe(value)
  })

  test.each([
    '150,5',
    '150.5',
    '1.50.000',
    '-5',
    'abc',
    '1e3',
    'Gs.',
    '.000',
    '15.0000',
    '1.500,00',
  ])('refuses %j, never rounds', (text) => {
    expect(parseGuaranies(text)).toBeNull()
    expect(v.safeParse(ValueSchema, text).success).toBe(false)
  })

  test('reads back every whole number with its dots', () => {
    for (let value = 1; value < VALUE_MAX; value = value * 7 + 3) {
      const written = String(value).replace(/\B(?=(\d{3})+$)/g, '.')
      expect(parseGuaranies(written)).toBe(value)
      expect(parseGuaranies(String(value))).toBe(value)
    }
  })

  test.each([
    [-1, 'value_negative'],
    [1.5, 'value_whole'],
    [VALUE_MAX + 1, 'value_large'],
  ])('refuses the number %d as %s', (value, code) => {
    const result = v.safeParse(ValueSchema, value)
    expect(result.issues?.map((issue) => issue.message)).toContain(code)
  })
})
