import type { Db } from '../db/connect.ts'

export async function deleteExpiredAccountRows(_db: Db, _now: number): Promise<number> {
  return 0
}
