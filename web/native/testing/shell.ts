/** A page inside the mobile app, for tests without a browser: the real bridge in jsdom. */
import { vi } from 'vitest'
import { bridgeScript, type Call, type Telephone } from './bridge.ts'

const GLOBALS = ['Capacitor', 'androidBridge', 'telephone'] as const
type Inside = { Capacitor: object; androidBridge: object; telephone: Telephone }

/** Capacitor's package takes hold of the bridge once, when it is first imported: one a file. */
let inside: Inside | null = null

/** From here on this page is inside, and nobody listens yet. */
export function enterShell(): Telephone {
  vi.resetModules()
  if (!inside) {
    // The app runs it before the page; what comes of it is read back from where it puts it.
    new Function(bridgeScript())()
    const { Capacitor, androidBridge, telephone } = globalThis as unknown as Inside
    inside = { Capacitor, androidBridge, telephone }
  }
  Object.assign(globalThis, inside)
  inside.telephone.calls.length = 0
  inside.telephone.listeners.length = 0
  return inside.telephone
}

export function leaveShell(): void {
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name)
  const root = document.documentElement
  for (const name of ['data-native', 'data-keyboard', 'style']) root.removeAttribute(name)
}

export const called = ({ calls }: Telephone, plugin: string, method: string): Call['options'][] =>
  calls.filter((c) => c.plugin === plugin && c.method === method).map((c) => c.options)
