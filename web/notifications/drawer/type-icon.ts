/** How each kind of notification looks; one that this release does not know is a bell. */
import {
  ArrowLeftRight,
  BadgeCheck,
  Bell,
  CalendarCheck,
  CalendarClock,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  HandCoins,
  Handshake,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
  ShieldAlert,
  ShieldCheck,
  Star,
  Undo2,
} from 'lucide-react'
import type { NotificationType } from '#terms/notifications'

export type Tone = 'plain' | 'good' | 'waits' | 'over'
type Look = { icon: LucideIcon; tone: Tone }

const LOOKS: Record<NotificationType, Look> = {
  trade_proposal: { icon: ArrowLeftRight, tone: 'plain' },
  trade_question: { icon: MessageCircle, tone: 'plain' },
  trade_counter: { icon: ArrowLeftRight, tone: 'waits' },
  change_proposed: { icon: ArrowLeftRight, tone: 'waits' },
  change_agreed: { icon: Handshake, tone: 'good' },
  change_declined: { icon: Undo2, tone: 'plain' },
  trade_accepted: { icon: Handshake, tone: 'good' },
  trade_rejected: { icon: CircleX, tone: 'over' },
  trade_completed: { icon: CircleCheck, tone: 'good' },
  new_message: { icon: MessageCircle, tone: 'plain' },
  trade_blocked: { icon: Hourglass, tone: 'waits' },
  trade_cancelled: { icon: CircleX, tone: 'over' },
  cancellation_requested: { icon: CircleHelp, tone: 'waits' },
  cancellation_denied: { icon: Undo2, tone: 'plain' },
  trade_expired: { icon: Clock, tone: 'over' },
  meeting_set: { icon: CalendarClock, tone: 'waits' },
  meeting_agreed: { icon: CalendarCheck, tone: 'good' },
  meeting_missed: { icon: CalendarClock, tone: 'over' },
  meeting_soon: { icon: CalendarClock, tone: 'waits' },
  meeting_way: { icon: CircleHelp, tone: 'waits' },
  on_the_way: { icon: CalendarClock, tone: 'good' },
  code_entered: { icon: PackageCheck, tone: 'waits' },
  meeting_reminder: { icon: CalendarClock, tone: 'waits' },
  delivery_confirmed: { icon: PackageCheck, tone: 'waits' },
  trade_reminder: { icon: Clock, tone: 'waits' },
  review_waiting: { icon: Star, tone: 'waits' },
  review_received: { icon: Star, tone: 'plain' },
  review_answered: { icon: Star, tone: 'plain' },
  review_hidden: { icon: Star, tone: 'over' },
  verification_approved: { icon: BadgeCheck, tone: 'good' },
  verification_rejected: { icon: CircleX, tone: 'over' },
  badge_granted: { icon: BadgeCheck, tone: 'good' },
  deposit_placed: { icon: ShieldCheck, tone: 'plain' },
  deposit_lapsing: { icon: ShieldAlert, tone: 'waits' },
  deposit_lapsed: { icon: ShieldAlert, tone: 'over' },
  deposit_released: { icon: ShieldCheck, tone: 'good' },
  deposit_captured: { icon: ShieldAlert, tone: 'over' },
  payout_owed: { icon: HandCoins, tone: 'waits' },
  problem_reported: { icon: CircleHelp, tone: 'waits' },
  problem_reminder: { icon: CircleHelp, tone: 'waits' },
  problem_answered: { icon: MessageCircle, tone: 'plain' },
  problem_counted: { icon: ShieldAlert, tone: 'over' },
  problem_decided: { icon: ShieldCheck, tone: 'plain' },
  problem_closed: { icon: ShieldCheck, tone: 'plain' },
  thing_hidden: { icon: ShieldAlert, tone: 'waits' },
  thing_waiting: { icon: Hourglass, tone: 'waits' },
  thing_shown: { icon: CircleCheck, tone: 'good' },
  thing_removed: { icon: CircleX, tone: 'over' },
  report_decided: { icon: ShieldCheck, tone: 'plain' },
}
const GENERIC: Look = { icon: Bell, tone: 'plain' }

const isKnown = (type: string): type is NotificationType => Object.hasOwn(LOOKS, type)

/** The server may be newer than this page. */
export const iconOf = (type: string): Look => (isKnown(type) ? LOOKS[type] : GENERIC)
