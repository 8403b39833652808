/** What people are told and what they want to be told (D40). */

import * as v from 'valibot'
import { PageQuerySchema } from '../browse/contract.ts'
import type { SystemReason } from '../trades/ending/terms.ts'
import type { VerificationKind } from '../verification/terms.ts'
import { ENDPOINT_MAX, NOTIFICATION_TYPES, type NotificationType, type Switches } from './terms.ts'

/** What one side gives: its first thing, how many more, and guaraníes x 100. */
export type Given = { thing?: string; more?: number; amount?: number }

/** Of a report (D54): what the other side says to it, what comes next, whom it is told. */
export type ProblemNews =
  | 'agreed'
  | 'contested'
  | 'problem_ends'
  | 'problem_counts'
  | 'reporter'
  | 'accused'
  | 'met'
  | 'deposit_gone'

/** What came of what one has reported (D60). */
export type ReportNews = 'report_kept' | 'report_acted'

/** What its words are made of: who did it, and what it is about. Typed by people: shown as text only. */
export type NotificationParams = {
  name?: string
  item?: string
  /** Of terms (D49): what the one who acted gives, and gets. */
  gives?: Given
  gets?: Given
  /** Reason a person gave, or a key of ours where the system acted. */
  reason?: string
  /** `tomorrow`: it ends then, unless somebody answers. */
  why?: SystemReason | 'tomorrow' | ProblemNews | ReportNews
  /** Of a meeting: ISO 8601 in UTC, and minutes east of it. */
  at?: string
  offset?: number
  place?: string
  /** What was verified, or not. */
  proof?: VerificationKind
  /** Of what has come of a wish (D64): which, its words (none: a saved search without), and how many more things since. */
  wish?: { id: number; words: string }
  more?: number
  /** Of a post that is not shown: which kind of post it is, where it is no thing. */
  about?: 'wish'
  /** Of interest (D65): how many things that person has on offer, and whether they are near. */
  count?: number
  isNear?: boolean
}

/** `title` and `message` in the caller's language. */
export const NotificationSchema = v.object({
  id: v.number(),
  type: v.picklist(NOTIFICATION_TYPES),
  title: v.string(),
  message: v.string(),
  isRead: v.boolean(),
  sentAt: v.string(),
  /** Of the trade. */
  relatedId: v.nullable(v.number()),
  /** Own path that a click leads to. */
  path: v.string(),
})
export type Notification = v.InferOutput<typeof NotificationSchema>

/** GET /api/notifications. Without more than `unread`: those that are not read yet. */
export const NotificationsQuerySchema = v.object({
  ...PageQuerySchema.entries,
  unread: v.fallback(v.optional(v.picklist(['true', 'false'])), undefined),
})

/** POST /api/notifications/read-all. `trade`: only what is about it. */
export const ReadAllQuerySchema = v.object({
  trade: v.optional(
    v.pipe(v.string('malformed'), v.regex(/^[1-9]\d{0,14}$/, 'malformed'), v.transform(Number)),
  ),
})

export type NotificationsQuery = v.InferOutput<typeof NotificationsQuerySchema>

/** GET /api/notifications/settings: the union of both screens' switches (D40). */
export type NotificationSettings = Switches & {
  /** Both tradeAccepted and tradeRejected. */
  tradeUpdates: boolean
  /** The same as tradeCompleted. */
  tradeCompletions: boolean
}

const flag = v.optional(v.boolean('malformed'))
/** PUT: what is not named stays as it was. A narrow name wins over the wide one beside it. */
export const SettingsSchema = v.object({
  pushNotifications: flag,
  tradeProposals: flag,
  tradeUpdates: flag,
  tradeAccepted: flag,
  tradeRejected: flag,
  newMessages: flag,
  tradeCompletions: flag,
  tradeCompleted: flag,
  wishes: flag,
  interest: flag,
})
export type SettingsChange = v.InferOutput<typeof SettingsSchema>

const endpoint = v.pipe(
  v.string('malformed'),
  v.maxLength(ENDPOINT_MAX, 'push_endpoint'),
  v.url('push_endpoint'),
)
/** base64 of either alphabet, as browsers and older libraries write it; base64url without padding comes out. */
const base64 = (length: number) =>
  v.pipe(
    v.string('malformed'),
    v.transform((text) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')),
    v.regex(/^[\w-]+$/, 'malformed'),
    v.length(length, 'malformed'),
  )
/** 65 bytes: an uncompressed point of P-256. */
const p256dh = base64(87)
/** 16 bytes. */
const auth = base64(22)

/** POST /api/push/subscribe. */
export const DeviceSchema = v.pipe(
  v.object({ endpoint, p256dhKey: p256dh, authKey: auth }),
  v.transform((given) => ({
    endpoint: given.endpoint,
    p256dh: given.p256dhKey,
    auth: given.authKey,
    replaces: undefined,
  })),
)
/** POST /api/notifications/subscribe: a browser's subscription. `replaces`: the endpoint that it changed. */
export const SubscriptionSchema = v.pipe(
  v.object({
    endpoint,
    keys: v.object({ p256dh, auth }),
    replaces: v.optional(v.pipe(v.string('malformed'), v.maxLength(ENDPOINT_MAX, 'malformed'))),
  }),
  v.transform(({ keys, ...given }) => ({ ...given, ...keys })),
)
export type Device = { endpoint: string; p256dh: string; auth: string }

/** POST /api/notifications/unsubscribe. */
export const EndpointSchema = v.object({ endpoint })

/** What a push says, to the service worker. */
export type PushMessage = {
  id: number
  type: NotificationType
  title: string
  body: string
  /** Own path that a click leads to. */
  path: string
  /** One shown notification a tag: a newer one takes the place of the older. */
  tag: string
  /** For the icon's badge; at most one above BADGE_MAX. */
  unread: number
}
