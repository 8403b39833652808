import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HandoverCodeSchema } from './contract.ts'

test.each([
  ['048213', '048213'],
  [' 048 213 ', '048213'],
  ['048-213', '048213'],
  ['٠٤٨٢١٣', '048213'],
])('%j is read as %j', (given, code) => {
  expect(v.parse(HandoverCodeSchema, given)).toBe(code)
})

test.each([
  ['', 'code_length'],
  ['04821', 'code_length'],
  ['0482130', 'code_length'],
  ['04821a', 'code_digits'],
  [48213, 'code_length'],
  [null, 'code_length'],
])('%j is refused: %s', (given, code) => {
  const { issues = [] } = v.safeParse(HandoverCodeSchema, given, { abortPipeEarly: true })
  expect(issues.map(({ message }) => message)).toEqual([code])
})
