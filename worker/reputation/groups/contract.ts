/** GET /api/admin/groups: people who trade almost only among themselves (D57); those that nobody looked at first. */
export type TradeGroup = {
  id: number
  foundAt: string
  /** Of their trades of the last half year's pairs: among themselves, and all. */
  tradesInside: number
  tradesAll: number
  /** An administrator found that it is fine. */
  seenAt: string | null
  members: { id: string; name: string; isProved: boolean; isSuspended: boolean }[]
}
