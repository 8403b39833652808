/**
 * Signing out takes everything private off the device, in every tab. The server asks the browser for the
 * same, but plain http (a house network) and older Safari do not listen. What it takes has come with the
 * menu: a script that is lost once the session has ended would leave everything here.
 */
import type { QueryClient } from '@tanstack/react-query'
import { HOME_COOKIE, NEAR_COOKIE } from '#terms/home'
import { LANGUAGE_KEY } from '#terms/http'
import { closeDevice, emptyStorage, keepCookie } from '#web/api/storage.ts'
import { within } from '#web/api/within.ts'
import { dropPush } from '#web/notifications/leave-push.ts'
import { PUT_OFF_KEY } from '#web/notifications/put-off.ts'
import { DISMISSED_KEY } from '#web/pwa/install/dismissed.ts'
import { SPLASH_KEY } from '#web/pwa/install/splash-due.ts'
import { tellTabs } from '#web/pwa/store/tabs.ts'
import { wipeCaches, wipeDatabases } from '#web/pwa/store/wipe.ts'

/** A database that does not answer must not keep a person signed in, ms. */
const PATIENCE_MS = 1_500

export async function leaveDevice(client: QueryClient): Promise<void> {
  // A browser that forbids the database holds nothing in it.
  await within(PATIENCE_MS, wipe())
  client.clear()
  emptyStorage('localStorage', [LANGUAGE_KEY, DISMISSED_KEY, PUT_OFF_KEY])
  emptyStorage('sessionStorage', [SPLASH_KEY])
  for (const name of [HOME_COOKIE, NEAR_COOKIE]) keepCookie(name, null)
}

async function wipe(): Promise<void> {
  closeDevice()
  tellTabs({ type: 'left' })
  await Promise.all([wipeDatabases(), wipeCaches(), dropPush()])
}
