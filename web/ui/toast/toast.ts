/** Toasts from anywhere: one visible at a time, the newest wins. */

/** How long one is shown, ms. */
export const TOAST_MS = 5_000

export type ToastAction = { label: string; run: () => void }
export type Toast = {
  id: number
  title: string
  text?: string
  kind: 'plain' | 'done' | 'problem'
  action?: ToastAction
}

let current: Toast | null = null
let made = 0
let host: HTMLElement | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

export function toast(given: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }): void {
  made += 1
  current = { kind: 'plain', ...given, id: made }
  tell()
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return
  current = null
  tell()
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToast = (): Toast | null => current

/** Where they are shown; null: over the page. */
export const toastHost = (): HTMLElement | null => host

/** All that is outside of a modal dialog can be neither reached nor heard: it takes them in until it says otherwise. */
export function hostToasts(dialog: HTMLElement): () => void {
  host = dialog
  tell()
  return () => {
    if (host === dialog) host = null
    tell()
  }
}
