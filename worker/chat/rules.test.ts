import { expect, test } from 'vitest'
import { mayAdd } from './rules.ts'

const MINUTE = 60_000
const at = (...minutes: number[]) => minutes.map((minute) => minute * MINUTE)

test.each([
  ['nothing was written', [], 0, true],
  ['a third message', at(0, 20), 40, true],
  ['a fourth message', at(0, 20, 40), 60, false],
  ['a line that still belongs to the third', at(0, 20, 40), 49, true],
  ['a line ten minutes after it', at(0, 20, 40), 50, false],
  ['a tenth line', at(0, 1, 2, 3, 4, 5, 6, 7, 8), 9, true],
  ['an eleventh', at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 9, false],
  ['a line after lines that went on and on', at(0, 9, 18, 27), 30, true],
] as const)('before an answer: %s', (_, written, now, may) => {
  expect(mayAdd(written, now * MINUTE)).toBe(may)
})
