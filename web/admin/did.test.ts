import { expect, test } from 'vitest'
import { pageOf } from './did.ts'

test.each([
  ['item:7', '/items/7'],
  ['person:u1', '/admin?tab=people&person=u1'],
  ['verification:u1:phone', '/admin?tab=people&person=u1'],
  ['problem:4', '/admin?tab=problems&problem=4'],
  ['group:3', '/admin?tab=groups'],
  ['payout:2', '/admin?tab=payments'],
])('what was done to %s is seen at %s', (target, page) => {
  expect(pageOf(target)).toBe(page)
})

test.each(['trade:9', 'people', 'unknown:1', 'group:'])('%s has no page', (target) => {
  expect(pageOf(target)).toBeNull()
})
