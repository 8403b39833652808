import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test('nothing is cut inside what a reader sees as one letter', () => {
  // Case 15: g with a tilde is two characters; the family is eleven.
  const family = '👨‍👩‍👧‍👦'
  for (let most = 8; most < 40; most += 1) {
    const short = cut(`mbaʼe ${'g\u0303ua'.repeat(3)}${family.repeat(3)}`, most)
    expect(short.length).toBeLessThanOrEqual(most)
    expect(short.replaceAll(family, '')).toMatch(/^mbaʼe ?(g\u0303?ua|g\u0303u|g\u0303)*…?$/)
    expect(short.replaceAll('g\u0303', '')).not.toMatch(/g/)
  }
  expect(cut('uno\n\ndos\u0000', 20)).toBe('uno dos')
  expect(cut('una mesa, dos sillas', 12)).toBe('una mesa…')
})
