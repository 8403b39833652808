/** The address that waits for its code, kept on the device until it is verified; with the way back. */
import { keep, stored } from '#web/api/storage.ts'

const KEY = 'pendingVerificationEmail'

/** `sentAt` (ms): when its code was mailed, where that is known. */
export type PendingEmail = {
  email: string
  next?: string | undefined
  sentAt?: number | undefined
}

export function rememberPendingEmail(pending: PendingEmail): void {
  keep(KEY, JSON.stringify(pending))
}

export function pendingEmail(): PendingEmail | null {
  try {
    const read: unknown = JSON.parse(stored(KEY) ?? 'null')
    if (typeof read !== 'object' || read === null) return null
    if (!('email' in read) || typeof read.email !== 'string') return null
    const next = 'next' in read && typeof read.next === 'string' ? read.next : undefined
    const sentAt = 'sentAt' in read && typeof read.sentAt === 'number' ? read.sentAt : undefined
    return { email: read.email, next, sentAt }
  } catch {
    // Written by an older build or by hand: the same as nothing stored.
    return null
  }
}

export function forgetPendingEmail(): void {
  keep(KEY, null)
}
