import { expect, test } from 'vitest'
import { idAfter } from './attempt.ts'

test('the id that follows is another one, always the same, and never leaves the form of one', () => {
  const id = '6f1c1f0e-7a64-4d3a-9d3e-0e6a1d1d8f5a'
  expect(idAfter(id)).toBe('6f1c1f0e-7a64-4d3a-9d3e-0e6a1d1d8f5b')
  expect(idAfter('6f1c1f0e-7a64-4d3a-9d3e-0000000000ff')).toBe(
    '6f1c1f0e-7a64-4d3a-9d3e-000000000100',
  )
  expect(idAfter('6f1c1f0e-7a64-4d3a-9d3e-ffffffffffff')).toBe(
    '6f1c1f0e-7a64-4d3a-9d3e-000000000000',
  )
})
