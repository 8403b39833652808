import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'
import type { Condition } from '../items/terms.ts'
import type { Photo } from '../media/contract.ts'
import type { EventDetails } from './contract.ts'
import { CANCELLATION_KINDS } from './ending/terms.ts'
import { EVENT_TYPES, OFFER_TYPES, SIDES, STATUSES } from './terms.ts'

/** An item as it was when the proposal was accepted. */
export type Snapshot = { title: string; description: string; photos: Photo[] }

/** An item as it was shown when the trade was proposed. */
export type Proposed = Snapshot & {
  revision: number
  estimatedValue: number
  condition: Condition
  categoryId: number
  location: string
  tags: string[]
}

export const trades = sqliteTable('trades', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  fromUserId: text('from_user_id').notNull(),
  toUserId: text('to_user_id').notNull(),
  requestedItemId: integer('requested_item_id').notNull(),
  requestedSnapshot: json<Snapshot | null>('requested_snapshot'),
  requestedProposed: json<Proposed | null>('requested_proposed'),
  status: text('status', { enum: STATUSES }).notNull(),
  statusBefore: text('status_before', { enum: STATUSES }),
  seq: integer('seq').notNull(),
  offerType: text('offer_type', { enum: OFFER_TYPES }),
  /** Guaraníes x 100 of the proposer, or of the owner: of one of them at most. */
  offeredAmount: integer('offered_amount'),
  requestedAmount: integer('requested_amount'),
  /** Of the terms in force, or on the table (D49). */
  version: integer('version').notNull().default(1),
  versionEvent: integer('version_event').notNull().default(1),
  versions: integer('versions').notNull().default(1),
  offeredBy: text('offered_by', { enum: SIDES }).notNull().default('proposer'),
  /** The one that was in force before; null: none was. */
  previousVersion: integer('previous_version'),
  /** The version that one side asks to change to (D50). */
  changeVersion: integer('change_version'),
  changeBy: text('change_by', { enum: SIDES }),
  message: text('message').notNull(),
  responseMessage: text('response_message'),
  clientId: text('client_id'),
  /** Of the content that `clientId` stands for; null: stored before there was one. */
  clientDigest: text('client_digest'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
  completedAt: instant('completed_at'),
  cancelledAt: instant('cancelled_at'),
  cancellationRequestedBy: text('cancellation_requested_by'),
  cancellationRequestedAt: instant('cancellation_requested_at'),
  cancellationReason: text('cancellation_reason'),
  cancellationResponse: text('cancellation_response'),
  cancellationKind: text('cancellation_kind', { enum: CANCELLATION_KINDS }),
  /** Whose cancelled trade it is in the numbers (D53); null: nobody's. */
  countsAgainst: text('counts_against', { enum: SIDES }),
  /** One of the two in 180 days that do not count. */
  isExcused: flag('is_excused').notNull().default(false),
  cancellationReminded: flag('cancellation_reminded').notNull().default(false),
  fromDeniedAt: instant('from_denied_at'),
  toDeniedAt: instant('to_denied_at'),
  fromDeliveredAt: instant('from_delivered_at'),
  toDeliveredAt: instant('to_delivered_at'),
  meetingLocation: text('meeting_location'),
  /** A place of the list (D51); null: it is in somebody's own words. */
  meetingPlaceId: integer('meeting_place_id'),
  meetingAt: instant('meeting_at'),
  meetingOffset: integer('meeting_offset'),
  meetingNotes: text('meeting_notes'),
  /** Whose the newest suggestion is; null once it is agreed (D51). */
  meetingBy: text('meeting_by', { enum: SIDES }),
  meetingEvent: integer('meeting_event'),
  agreedLocation: text('agreed_location'),
  agreedPlaceId: integer('agreed_place_id'),
  agreedAt: instant('agreed_at'),
  agreedOffset: integer('agreed_offset'),
  agreedNotes: text('agreed_notes'),
  fromOnWayAt: instant('from_on_way_at'),
  toOnWayAt: instant('to_on_way_at'),
  missedBy: text('missed_by', { enum: SIDES }),
  /** When this side entered the other's code (D52). */
  fromMetAt: instant('from_met_at'),
  toMetAt: instant('to_met_at'),
  /** Until when this side was told of the other's changes since it did something itself (D59). */
  fromToldAt: instant('from_told_at'),
  toToldAt: instant('to_told_at'),
  activeAt: instant('active_at').notNull(),
  silenceReminded: integer('silence_reminded').notNull().default(0),
  meetingReminded: integer('meeting_reminded').notNull().default(0),
})

/** A thing as it was in one version of the terms. */
export type TermsThing = {
  id: number
  revision: number
  title: string
  estimatedValue: number
  condition: Condition
  photo: Photo | null
}

/** What each side gives in one version; amounts are guaraníes x 100. */
export type StoredTerms = {
  offered: TermsThing[]
  requested: TermsThing[]
  offeredAmount: number | null
  requestedAmount: number | null
}

/** Versions that were replaced, and what one side asks to change to. */
export const tradeTerms = sqliteTable(
  'trade_terms',
  {
    tradeId: integer('trade_id').notNull(),
    version: integer('version').notNull(),
    /** The event that brought it. */
    seq: integer('seq').notNull(),
    terms: json<StoredTerms>('terms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.version] })],
)

/** Things of the terms in force beside the one that the trade began with: whose they are, they know themselves. */
export const tradeItems = sqliteTable(
  'trade_items',
  {
    tradeId: integer('trade_id').notNull(),
    itemId: integer('item_id').notNull(),
    position: integer('position').notNull(),
    snapshot: json<Snapshot | null>('snapshot'),
    proposed: json<Proposed | null>('proposed'),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.position] })],
)

/** Without a trade: the item is deleted. */
export const itemHolds = sqliteTable('item_holds', {
  itemId: integer('item_id').primaryKey(),
  tradeId: integer('trade_id'),
})

export const SYSTEM = 'system'

export const tradeEvents = sqliteTable(
  'trade_events',
  {
    tradeId: integer('trade_id').notNull(),
    seq: integer('seq').notNull(),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    actor: text('actor').notNull(),
    createdAt: instant('created_at').notNull(),
    details: json<EventDetails>('details').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.seq] })],
)
