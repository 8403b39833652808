/** Ana at her settings, for their stories. */
import { screen } from '@testing-library/react'
import type { SessionInfo } from '#contract/accounts'
import type { Language } from '#terms/http'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { ANA, beginSession, visit } from '../testing.tsx'

export const SESSIONS = 'GET /api/auth/sessions'

export const session = (id: string, device: string, given: Partial<SessionInfo> = {}) => ({
  id,
  device,
  createdAt: '2026-11-03T12:00:00.000Z',
  lastSeenAt: '2026-11-27T12:00:00.000Z',
  current: false,
  ...given,
})
export const THIS = session('this', 'Firefox · Linux', { current: true })
export const PHONE = session('phone', 'Chrome · Android')
export const UNKNOWN = session('other', '')

export function settingsServer(answers: Answers = {}) {
  return fakeServer({
    'GET /api/auth/user': ANA,
    'GET /api/blocks': { body: [] },
    [SESSIONS]: { body: [THIS, PHONE, UNKNOWN] },
    // Of the card of notifications, which has its own stories.
    'GET /api/notifications/settings': 'never',
    // Of the card of hearts, the same.
    'GET /api/matches/telling': 'never',
    ...answers,
  })
}

export async function openSettings(answers: Answers = {}, language?: Language) {
  beginSession()
  const server = settingsServer(answers)
  const view = await visit('/settings', language)
  await screen.findByText('ana@example.com')
  return { ...server, ...view }
}
