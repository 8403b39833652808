/** Which switch covers what (D40), where a click leads, and how pushes are sent and tried again. */
import { isThisMachine } from '../http/terms.ts'
import type { NotificationParams, NotificationSettings, SettingsChange } from './contract.ts'
import type { NotificationType, StoppableMail, Switch, Switches } from './terms.ts'

type Own = Exclude<Switch, 'pushNotifications'>

/**
 * D40, for pushes and mails alike: "accepted" is the good course of a trade, "rejected" whatever comes
 * to nothing or may. The drawer shows everything; null: no switch of its own.
 */
export const SWITCH_OF = {
  trade_proposal: 'tradeProposals',
  trade_question: 'tradeProposals',
  trade_counter: 'tradeProposals',
  trade_accepted: 'tradeAccepted',
  change_proposed: 'tradeAccepted',
  change_agreed: 'tradeAccepted',
  change_declined: 'tradeAccepted',
  meeting_set: 'tradeAccepted',
  meeting_agreed: 'tradeAccepted',
  meeting_missed: 'tradeAccepted',
  meeting_reminder: 'tradeAccepted',
  meeting_soon: 'tradeAccepted',
  meeting_way: 'tradeAccepted',
  on_the_way: 'tradeAccepted',
  trade_reminder: 'tradeAccepted',
  cancellation_denied: 'tradeAccepted',
  trade_rejected: 'tradeRejected',
  trade_blocked: 'tradeRejected',
  trade_cancelled: 'tradeRejected',
  trade_expired: 'tradeRejected',
  cancellation_requested: 'tradeRejected',
  new_message: 'newMessages',
  delivery_confirmed: 'tradeCompleted',
  code_entered: 'tradeCompleted',
  trade_completed: 'tradeCompleted',
  wish_found: 'wishes',
  wish_offered: 'wishes',
  interest_told: 'interest',
  interest_mutual: 'interest',
  // Money and one's own account: nothing but the switch for all of them turns these off.
  review_waiting: null,
  review_received: null,
  review_answered: null,
  review_hidden: null,
  verification_approved: null,
  verification_rejected: null,
  badge_granted: null,
  deposit_placed: null,
  deposit_lapsing: null,
  deposit_lapsed: null,
  deposit_released: null,
  deposit_captured: null,
  payout_owed: null,
  problem_reported: null,
  problem_answered: null,
  problem_reminder: null,
  problem_counted: null,
  problem_decided: null,
  problem_closed: null,
  thing_hidden: null,
  thing_waiting: null,
  thing_shown: null,
  thing_removed: null,
  report_decided: null,
  proof_cleared: null,
  account_warned: null,
  account_limited: null,
  account_restored: null,
  admin_waiting: null,
} as const satisfies Record<NotificationType, Own | null>

export const switchOfMail = (kind: StoppableMail) => SWITCH_OF[kind]

/** What the other side of a trade has not done, or has to be answered: told also to two of whom one has blocked the other. */
const NOBODYS_ACT: readonly NotificationType[] = [
  'meeting_reminder',
  'meeting_soon',
  'meeting_way',
  'trade_reminder',
  'trade_expired',
  'trade_blocked',
  'deposit_lapsing',
  'deposit_lapsed',
  'deposit_released',
  'deposit_captured',
  'payout_owed',
  'problem_reported',
  'problem_answered',
  'problem_reminder',
  'problem_counted',
  'problem_decided',
  'problem_closed',
  'proof_cleared',
  'account_warned',
  'account_limited',
  'account_restored',
  'admin_waiting',
]
export const isOthersAct = (type: NotificationType): boolean => !NOBODYS_ACT.includes(type)

export function wantsPush(switches: Switches, type: NotificationType): boolean {
  const own = SWITCH_OF[type]
  return switches.pushNotifications && (own === null || switches[own])
}

/** As both screens read them. */
export const settingsFrom = (switches: Switches): NotificationSettings => ({
  ...switches,
  tradeUpdates: switches.tradeAccepted && switches.tradeRejected,
  tradeCompletions: switches.tradeCompleted,
})

/** What a PUT changes of what is stored. */
export function switchesFrom(given: SettingsChange): Partial<Switches> {
  const { tradeUpdates, tradeCompletions, ...named } = given
  const all = {
    ...(tradeUpdates !== undefined && { tradeAccepted: tradeUpdates, tradeRejected: tradeUpdates }),
    ...(tradeCompletions !== undefined && { tradeCompleted: tradeCompletions }),
    ...named,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A message leads to the chat, which is a part of the trade's page; what is about a person to where they see it. */
export function pathOf(
  type: NotificationType,
  tradeId: number | null,
  { wish, about }: Pick<NotificationParams, 'wish' | 'about'> = {},
): string {
  if (wish) return `/wanted/${wish.id}`
  if (about === 'wish') return '/my-wishes'
  if (type === 'review_received') return '/reviews'
  if (type === 'review_answered' || type === 'review_hidden') return '/reviews?tab=written'
  if (type === 'admin_waiting') return '/admin'
  if (type === 'payout_owed') return '/settings/payments'
  if (type.startsWith('thing_')) return '/my-items'
  if (type === 'report_decided') return '/'
  if (type === 'interest_told' || type === 'interest_mutual') return '/matches'
  if (type.startsWith('account_')) return '/profile'
  if (type === 'proof_cleared' || type === 'badge_granted' || type.startsWith('verification_'))
    return '/verification'
  if (tradeId === null) return '/trades'
  return `/trades/${tradeId}${type === 'new_message' ? '#chat' : ''}`
}

/** Of a kind and trade the newest is enough, on the device and on its way. Letters of base64url, 32 at most (RFC 8030). */
export const tagOf = (type: NotificationType, tradeId: number | null, id: number): string =>
  `${type}-${(tradeId ?? id).toString(36)}`.slice(0, 32)

/** Somebody waits for an answer, or stands somewhere. */
const PRESSING: readonly NotificationType[] = [
  'new_message',
  'trade_proposal',
  'trade_question',
  'trade_counter',
  'change_proposed',
  'meeting_set',
  'meeting_missed',
  'meeting_reminder',
  'meeting_soon',
  'meeting_way',
  'on_the_way',
]

export type Urgency = 'low' | 'normal' | 'high'
/** RFC 8030: 'high' wakes a sleeping phone, 'low' waits until it is charged. */
export function urgencyOf(type: NotificationType): Urgency {
  if (PRESSING.includes(type)) return 'high'
  return type === 'trade_reminder' || type === 'trade_blocked' || type === 'interest_told'
    ? 'low'
    : 'normal'
}

/** A day old, a push is no news: neither we nor the push service keep it longer, ms. */
export const PUSH_KEPT_MS = 24 * 3_600_000
export const PUSH_ATTEMPTS_MAX = 6

const PUSH_WAIT_MAX_MS = 256 * 60_000
/**
 * Milliseconds until the next attempt after `attempts` of them: 1, 4, 16, 64, 256 minutes, or what the service
 * asks for where that is longer; at most the last of these.
 */
export const pushWaitAfter = (attempts: number, askedMs = 0): number =>
  Math.min(Math.max(60_000 * 4 ** (attempts - 1), askedMs), PUSH_WAIT_MAX_MS)

/** 'gone': the device wants nothing any more. 'refused': about this message or our key, the same the next time. */
export type PushOutcome = 'sent' | 'gone' | 'retry' | 'refused'

/** `status` 0: no answer at all. Case 22. */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'retry' : 'refused'
}

/** The push services of browsers (D62): Chrome and those made of it, Firefox, Edge on Windows, Safari. */
const PUSH_HOSTS =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/

/** A browser hands us an address, and anybody can be a browser: we send to no other host. */
export function mayPushTo(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (isLocal && isThisMachine(hostname)) return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && port === '' && PUSH_HOSTS.test(hostname)
}
