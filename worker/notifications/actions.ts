/** A person's list of notifications, and the devices that get pushes. */

import { mailsChanged } from '../accounts/person/consents.ts'
import { runBatch } from '../db/batch.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { cursorBehind, readCursor } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { languageOf } from '../http/language.ts'
import { type Page, totalText } from '../http/page.ts'
import type {
  Device,
  Notification,
  NotificationSettings,
  NotificationsQuery,
  SettingsChange,
} from './contract.ts'
import { vapidOf } from './push/vapid.ts'
import { deleteDevice, deleteOldDevices, saveDevice } from './push-store.ts'
import { mayPushTo, pathOf, settingsFrom, switchesFrom } from './rules.ts'
import { countOf, listOf, type NotificationRow, saveSettings, settingsOf } from './store.ts'
import type { Switches } from './terms.ts'
import { wordsOf } from './words.ts'

/** 400 `cursor_invalid` for a cursor of another list. */
export async function pageOfNotifications(
  ctx: Ctx,
  viewer: Viewer,
  { limit, cursor: text, unread }: NotificationsQuery,
): Promise<Page<Notification>> {
  const unreadOnly = unread === 'true'
  const list = `notifications ${unreadOnly ? 'unread' : 'all'} ${viewer.id}`
  const cursor = readCursor(text, list)
  const [rows, count] = await Promise.all([
    listOf(ctx.db, viewer.id, unreadOnly, cursor?.id ?? null, limit),
    cursor || unreadOnly ? null : countOf(ctx.db, viewer.id),
  ])
  const last = rows.at(-1)
  // Nothing is read to know whether there is more: the badge asks for this often.
  const more = rows.length === limit && last !== undefined
  return {
    rows: rows.map((row) => notificationOf(ctx, row)),
    next: cursorBehind(list, more ? last.id : undefined),
    // Of the unread ones only what the page shows is counted, "10+".
    total: cursor ? null : count === null ? totalText(rows.length, !more) : totalText(count, true),
  }
}

function notificationOf({ language }: Ctx, row: NotificationRow): Notification {
  const { id, type, tradeId, params, readAt, createdAt } = row
  return {
    id,
    type,
    ...wordsOf(type, params, languageOf(language)),
    isRead: readAt !== null,
    sentAt: iso(createdAt),
    relatedId: tradeId,
    path: pathOf(type, tradeId, params),
  }
}

export const openSettings = async (ctx: Ctx, viewer: Viewer): Promise<NotificationSettings> =>
  settingsFrom(await settingsOf(ctx.db, viewer.id))

/** Answers them as they are then. Throws 429. */
export async function changeSettings(
  ctx: Ctx,
  viewer: Viewer,
  given: SettingsChange,
): Promise<NotificationSettings> {
  await spend(ctx, 'settingsChanged', viewer.id)
  const change = switchesFrom(given)
  await turnSwitches(ctx, viewer.id, change)
  return openSettings(ctx, viewer)
}

/** What that means for mails is an agreement given or withdrawn: it leaves a row. */
export async function turnSwitches(
  ctx: Ctx,
  userId: string,
  change: Partial<Switches>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  const before = await settingsOf(ctx.db, userId)
  await runBatch(ctx.db, [
    saveSettings(ctx.db, userId, change),
    ...mailsChanged(ctx.db, userId, before, change, ctx.clock.now()),
  ])
}

/** What a browser subscribes with. Throws 503 without keys. */
export function publicKey(ctx: Ctx): string {
  const vapid = vapidOf(ctx.settings)
  if (!vapid) throw new Refusal('not_configured', 503)
  return vapid.publicKey
}

/** The device is the caller's from now on. Throws 422 for an address or key that is none; 503. */
export async function subscribe(
  ctx: Ctx,
  viewer: Viewer,
  { replaces, ...device }: Device & { replaces?: string | undefined },
): Promise<void> {
  publicKey(ctx)
  if (!mayPushTo(device.endpoint, ctx.settings.ENVIRONMENT === 'local')) {
    throw new Refusal('invalid', 422, { issues: [{ path: 'endpoint', code: 'push_endpoint' }] })
  }
  if (!(await isPoint(device.p256dh))) {
    throw new Refusal('invalid', 422, { issues: [{ path: 'keys.p256dh', code: 'malformed' }] })
  }
  const { id: userId, sessionHash } = viewer
  const row = { ...device, userId, sessionHash, createdAt: ctx.clock.now() }
  await runBatch(ctx.db, [
    ...(replaces && replaces !== device.endpoint ? [deleteDevice(ctx.db, userId, replaces)] : []),
    saveDevice(ctx.db, row),
    deleteOldDevices(ctx.db, userId),
  ])
}

/** A key that encrypts nothing would be found out only when something is to be sent. */
async function isPoint(p256dh: string): Promise<boolean> {
  try {
    const bytes = Buffer.from(p256dh, 'base64url')
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    await crypto.subtle.importKey('raw', bytes, curve, false, [])
    return true
  } catch {
    // The only way to ask is to try.
    return false
  }
}
