/** For files of tests that hash by the hundred: scrypt at its cheapest while they run, at its real cost again afterwards. */
import { afterAll, beforeAll } from 'vitest'
import { HASH_COST } from '../accounts/passwords.ts'

const REAL = { ...HASH_COST }
const CHEAPEST = { ln: 1, r: 1, p: 1 }

export function hashCheaply(): void {
  beforeAll(() => {
    Object.assign(HASH_COST, CHEAPEST)
  })
  afterAll(() => {
    Object.assign(HASH_COST, REAL)
  })
}
