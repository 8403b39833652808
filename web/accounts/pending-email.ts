/** The address that waits for its code, kept on the device until it is verified; with the way back. */

const KEY = 'pendingVerificationEmail'

export type PendingEmail = { email: string; next?: string }

export function rememberPendingEmail(pending: PendingEmail): void {
  localStorage.setItem(KEY, JSON.stringify(pending))
}

export function pendingEmail(): PendingEmail | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    if (!('email' in stored) || typeof stored.email !== 'string') return null
    const next = 'next' in stored && typeof stored.next === 'string' ? stored.next : undefined
    return { email: stored.email, next }
  } catch {
    // Written by an older build or by hand: the same as nothing stored.
    return null
  }
}

export function forgetPendingEmail(): void {
  localStorage.removeItem(KEY)
}
