/**
 * Case 23: after a release the scripts of the last one are gone, and an old tab asks for one. Then the
 * page is loaded anew, once, in the new release; while something is half typed it only says so.
 */
import { keep, stored } from '#web/api/storage.ts'
import { isHalfTyped } from '#web/pwa/half-typed.ts'
import { reloadFresh } from './reload-fresh.ts'
import { tellUpdate } from './updates.ts'

/** In the session's storage: when a page of this tab was last loaded anew for this reason. */
const RELOADED_KEY = 'reloaded'
/** Whatever is broken, there is no loop: ms. */
const AGAIN_AFTER_MS = 10 * 60_000
const NOT_FOUND = 404

/** Chromium and Firefox name the script in their sentence. */
const addressIn = (error: Error) => /[^\s"']*\/assets\/[\w.-]+/.exec(error.message)?.[0]

/** A lost network is no new release: only the server's own word counts. HEAD passes the service worker by. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status === NOT_FOUND
  } catch {
    // No answer at all: the next chance is taken (see Later and Fallback).
    return false
  }
}

/** Asks for the new release's worker and waits until it is on the device. Answers whether there is one. */
async function fetchRelease(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return false
  // Without an answer there is nothing new to be had now.
  await registration.update().catch(() => undefined)
  const worker = registration.installing
  if (worker) {
    await new Promise<void>((resolve) =>
      worker.addEventListener('statechange', () => resolve(), { once: true }),
    )
  }
  return registration.waiting !== null
}

/** Counts as done when asked; where nothing can be kept, nothing would stop a loop. */
function mayReload(): boolean {
  const last = Number(stored(RELOADED_KEY, 'sessionStorage') ?? 0)
  const now = Date.now()
  return now - last > AGAIN_AFTER_MS && keep(RELOADED_KEY, String(now), 'sessionStorage')
}

let isBusy = false

export async function onLostScript(error: Error): Promise<void> {
  if (!navigator.onLine || isBusy) return
  isBusy = true
  try {
    const address = addressIn(error)
    if (address && !(await isGone(address))) return
    const isReleased = await fetchRelease()
    if (!address && !isReleased) return
    if (isHalfTyped()) tellUpdate('needed')
    else if (mayReload()) await reloadFresh()
  } finally {
    isBusy = false
  }
}
