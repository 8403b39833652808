/** The statuses of trades as people think of them, read from the machine. */

import { isOpen, MACHINE } from '#rules/trades'
import type { Status } from '#terms/trades'

export const GROUPS = ['pending', 'open', 'over'] as const
export type Group = (typeof GROUPS)[number]

/** Over is what nothing leads on from; open is what holds its items. */
export function groupOf(status: Status): Group {
  if (isOpen(status)) return 'open'
  return MACHINE.some(({ from }) => from.includes(status)) ? 'pending' : 'over'
}
