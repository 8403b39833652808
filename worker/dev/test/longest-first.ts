/**
 * In which order files are tested: what takes longest begins first, so that no core waits for it at the end. Vitest knows
 * durations of a machine's last run only; where there was none it goes by the size of files, which says little.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** More than ten seconds each on two cores, the longest first. */
const LONG = [
  'worker/dev/database/killed.node.test.ts',
  'worker/db/migrations.node.test.ts',
  'worker/dev/bench/matching/matching.node.test.ts',
  'worker/testing/fuzz/fuzz.test.ts',
  'worker/trades/races.test.ts',
  'worker/browse/budget.test.ts',
  'worker/testing/access/access.test.ts',
  'worker/browse/trilateration.test.ts',
  'worker/serve/schedulers.test.ts',
  'worker/testing/faults/database.test.ts',
  'worker/browse/nearest.test.ts',
]

const place = ({ moduleId }: TestSpecification) => {
  const found = LONG.findIndex((file) => moduleId.endsWith(`/${file}`))
  return found < 0 ? LONG.length : found
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
