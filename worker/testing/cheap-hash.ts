/** Tests of workerd hash by the hundred: Argon2id at its cheapest and one after the other, but where its real cost is what is tested. */
import { afterAll, beforeAll } from 'vitest'
import { HASH_COST } from '../accounts/passwords.ts'

const REAL = { ...HASH_COST }
const CHEAPEST = { m: 8, t: 1, p: 1, everyMs: 0 }

/** Before each file: the module is every file's. */
export function hashCheaply(): void {
  Object.assign(HASH_COST, CHEAPEST)
}

/** For all of a file. */
export function hashAtRealCost(): void {
  beforeAll(() => {
    Object.assign(HASH_COST, REAL)
  })
  afterAll(hashCheaply)
}
