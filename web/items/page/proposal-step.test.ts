import { expect, test } from 'vitest'
import { proposalStep } from './proposal-step.ts'

test.each([
  [null, 'join'],
  [{ id: 'ana' }, 'own'],
  [{ id: 'bruno' }, 'propose'],
] as const)('%j pressing on a thing of Ana: %s', (user, step) => {
  expect(proposalStep({ userId: 'ana' }, user)).toBe(step)
})
