/** What may be done with a wish, and when it says that it ends. Pure. */
import { ENDING_DAYS, OPEN_DAYS } from './terms.ts'

const DAY = 86_400_000

export type WishState = {
  ownerId: string
  isPublic: boolean
  closedAt: number | null
  expiresAt: number
  withheld: boolean
}

/** Its time may be over before cron closes it. */
export const isOpen = ({ closedAt, expiresAt }: WishState, now: number): boolean =>
  closedAt === null && expiresAt > now

export const isEnding = (wish: WishState, now: number): boolean =>
  isOpen(wish, now) && wish.expiresAt - now <= ENDING_DAYS * DAY

export const endOf = (now: number): number => now + OPEN_DAYS * DAY

/** Taken away by an administrator: there for nobody, and never opened again. */
export const isRemoved = ({ expiresAt }: Pick<WishState, 'expiresAt'>): boolean => expiresAt === 0

/** A saved search, and what is not shown, is there for its owner alone. What is over is still read by whoever has its address. */
export function maySee(wish: WishState, viewerId: string | null): boolean {
  if (isRemoved(wish)) return false
  return wish.ownerId === viewerId || (wish.isPublic && !wish.withheld)
}

export type WishRefusal = 'wish_not_found' | 'wish_not_yours' | 'wish_closed' | 'wish_own'

/** Changing, closing and renewing: its owner. Null: yes. */
export function mayChange(wish: WishState | null, actorId: string): WishRefusal | null {
  if (wish === null || !maySee(wish, actorId)) return 'wish_not_found'
  return wish.ownerId === actorId ? null : 'wish_not_yours'
}

/** Editing besides: what is over is renewed first. */
export function mayEdit(wish: WishState | null, actorId: string, now: number): WishRefusal | null {
  const refusal = mayChange(wish, actorId)
  if (refusal || wish === null) return refusal ?? 'wish_not_found'
  return isOpen(wish, now) ? null : 'wish_closed'
}

/** _Lo tengo_: anybody but its owner, while it is open. */
export function mayOffer(wish: WishState | null, actorId: string, now: number): WishRefusal | null {
  if (wish === null || !maySee(wish, actorId)) return 'wish_not_found'
  if (wish.ownerId === actorId) return 'wish_own'
  return isOpen(wish, now) ? null : 'wish_closed'
}
