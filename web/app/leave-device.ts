/**
 * Signing out takes everything private off the device. The server asks the browser for the same, but
 * plain http (a house network) and older Safari do not listen.
 */
import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGE_KEY } from '#web/i18n/i18n.ts'
import { DISMISSED_KEY } from '#web/pwa/install/dismissed.ts'
import { SPLASH_KEY } from './splash-due.ts'
import { emptyStorage } from './storage.ts'

/** A database that does not answer must not keep a person signed in, ms. */
const PATIENCE_MS = 1_500

export async function leaveDevice(client: QueryClient): Promise<void> {
  client.clear()
  emptyStorage('localStorage', [LANGUAGE_KEY, DISMISSED_KEY])
  emptyStorage('sessionStorage', [SPLASH_KEY])
  await Promise.race([
    // A browser that forbids the database holds nothing in it.
    emptyDatabase().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

async function emptyDatabase(): Promise<void> {
  const { clear } = await import('idb-keyval')
  await clear()
}
