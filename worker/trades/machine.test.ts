/** What the system does with trades by itself (D25). */
import { expect, test } from 'vitest'
import { MACHINE } from './rules.ts'

test('the system’s own rows: from where to where', () => {
  const own = MACHINE.filter((row) => row.by === 'system')
  expect(own.map(({ from, action, to }) => [action, [...from], to])).toEqual([
    ['expire', ['pending'], 'expired'],
    ['end_unanswered', ['cancellation_requested'], 'cancelled'],
    ['close', ['accepted', 'in_progress', 'cancellation_requested'], 'silence'],
    ['cancel_left', ['accepted', 'in_progress', 'cancellation_requested'], 'cancelled'],
    ['end_by_administrator', ['accepted', 'in_progress', 'cancellation_requested'], 'cancelled'],
    ['reject_blocked', ['pending'], 'rejected'],
    ['cancel_deleted', ['pending'], 'cancelled'],
    [
      'cancel_suspended',
      ['pending', 'accepted', 'in_progress', 'cancellation_requested'],
      'cancelled',
    ],
  ])
})
