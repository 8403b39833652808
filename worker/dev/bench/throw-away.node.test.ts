/** What a benchmark leaves behind: nothing, also when it fails before its product has started. */
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { median } from './median.ts'
import { throwAwayProduct } from './throw-away-product.ts'

type Db = { query(sql: string): Promise<{ count: number }[]> }

test('a filling that fails takes the data with it', async () => {
  const temp = mkdtempSync(join(tmpdir(), 'jopoi-throw-away-'))
  vi.stubEnv('TMPDIR', temp)
  const found: unknown[] = []
  const failing = async (db: Db) => {
    found.push(...readdirSync(temp), ...(await db.query('select count(*) as count from items')))
    throw new Error('no room')
  }
  await expect(throwAwayProduct('/no/bundle', failing)).rejects.toThrow('no room')
  vi.unstubAllEnvs()
  expect(found).toContainEqual(expect.stringMatching(/^jopoi-bench-/))
  expect(found).toContainEqual({ count: 0 })
  expect(readdirSync(temp).filter((name) => name.startsWith('jopoi-'))).toEqual([])
})

test('the median is the middle one, whatever the order, and there is none of nothing', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2])).toBe(10)
  expect(median([])).toBeUndefined()
})
