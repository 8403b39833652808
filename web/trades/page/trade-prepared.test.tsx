import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, freshTrade, openTrade, pageOf } from './testing-page.tsx'

const brought: string[] = vi.hoisted(() => [])
vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/trades/meeting/meeting-dialog.tsx', (original) => {
  brought.push('meeting')
  return original()
})
vi.mock('./action-dialog.tsx', (original) => {
  brought.push('action')
  return original()
})

beforeEach(freshTrade)
afterEach(() => vi.unstubAllGlobals())

test('whoever points at an action has the dialog of that one prepared', async () => {
  const availableActions = ['set_meeting_details', 'confirm_delivery'] as const
  await openTrade(pageOf({ status: 'accepted', availableActions: [...availableActions] }))
  await userEvent.hover(await button('Proponer encuentro'))
  await vi.waitFor(() => expect(brought).toEqual(['meeting']))
  await userEvent.hover(await button('Confirmar entrega'))
  await vi.waitFor(() => expect(brought).toEqual(['meeting', 'action']))
})
