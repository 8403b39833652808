import { expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { runBatch } from './batch.ts'
import { countersOf, putCounter } from './counters.ts'

test('a counter is made, then set; one that is not there is told apart from none', async () => {
  const { db } = testContext().ctx
  await runBatch(db, [putCounter(db, 'walk_a', 7)])
  await runBatch(db, [putCounter(db, 'walk_a', 0)])
  expect(await countersOf(db, ['walk_a', 'walk_b'])).toEqual(new Map([['walk_a', 0]]))
})
