/** What it takes to install the app here, and whether that is done. */
import { useSyncExternalStore } from 'react'
import { inShell } from '#web/api/in-shell.ts'
import { isStandalone } from './splash-due.ts'

/** 'by_hand': through a menu of the browser (iOS). 'impossible': this browser makes no offer, or not now. */
export type InstallState = 'installed' | 'offered' | 'by_hand' | 'impossible'

type Offer = { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

let isInstalled = false
const listeners = new Set<() => void>()

function change(offer: unknown): void {
  Object.assign(globalThis, { installOffer: offer })
  for (const listener of listeners) listener()
}

/** The page's loader keeps it there: the browser makes it once, often before this file is fetched. */
function offer(): Offer | null {
  const given: unknown = Reflect.get(globalThis, 'installOffer')
  const isOffer = typeof given === 'object' && given !== null && 'prompt' in given
  // An event that TypeScript's DOM does not know, as Chromium defines it.
  return isOffer ? (given as Offer) : null
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  change(event)
})
addEventListener('appinstalled', () => {
  isInstalled = true
  change(null)
})

/** Only WebKit on iOS has it, under whatever name the browser goes. */
const isIos = () => 'standalone' in navigator

export function installState(): InstallState {
  if (isInstalled || isStandalone() || inShell()) return 'installed'
  if (offer()) return 'offered'
  return isIos() ? 'by_hand' : 'impossible'
}

/** Asks the person by the browser's own dialog. Answers whether they agreed; an offer serves once. */
export async function install(): Promise<boolean> {
  const given = offer()
  if (!given) return false
  change(null)
  await given.prompt()
  return (await given.userChoice).outcome === 'accepted'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useInstallState = (): InstallState =>
  useSyncExternalStore(subscribe, installState, () => 'impossible')
