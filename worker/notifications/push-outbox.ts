/** Pushes on their way to people's devices: claimed, sent, and tried again device by device (case 22). */
import { runBatch, type Statement } from '../db/batch.ts'
import { MINUTE, realTime } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { languageOf } from '../http/language.ts'
import { logFailure, writeLog } from '../http/log.ts'
import { tradesBlocked } from '../safety/blocks/between.ts'
import type { Device, PushMessage } from './contract.ts'
import { type PushAnswer, sendPush } from './push/push-request.ts'
import { authorization, type Vapid, vapidOf } from './push/vapid.ts'
import {
  claimPushes,
  devicesOf,
  forgetDevices,
  pushedPeople,
  pushedUntil,
  pushFailed,
} from './push-store.ts'
import {
  isOthersAct,
  PUSH_ATTEMPTS_MAX,
  PUSH_KEPT_MS,
  type PushOutcome,
  pathOf,
  pushOutcome,
  pushWaitAfter,
  tagOf,
  urgencyOf,
  wantsPush,
} from './rules.ts'
import { ALL_ON, type NotificationRow } from './store.ts'
import { wordsOf } from './words.ts'

type Pushing = Pick<Ctx, 'db' | 'settings' | 'clock'>

/** A batch ends their claims: one statement each, and one for the devices that are gone. */
const CLAIMED_MAX = 10
/** After an answer; what is left waits for cron. */
const ROUNDS_MAX = 10
/** Of cron (J352): ten devices and some five calls of the database a round, a third of what a run may ask for. */
const RUN_ROUNDS_MAX = 25
/** The next run comes after five minutes. */
const RUN_MS = 4 * MINUTE

/** After the answer; what fails is tried again by cron. */
export function pushSoon(ctx: Ctx): void {
  if (vapidOf(ctx.settings)) ctx.later(sendDuePushes)
}

/** Right after a batch. Answers how many messages reached a push service. */
export const sendDuePushes = (ctx: Pushing): Promise<number> => sendRounds(ctx, ROUNDS_MAX)

/** Cron: what has gathered. */
export const sendAllDuePushes = (ctx: Pushing): Promise<number> => sendRounds(ctx, RUN_ROUNDS_MAX)

async function sendRounds(ctx: Pushing, most: number): Promise<number> {
  const vapid = vapidOf(ctx.settings)
  if (!vapid) return 0
  let sent = 0
  const ends = ctx.clock.now() + RUN_MS
  for (let round = 0; round < most && ctx.clock.now() < ends; round += 1) {
    const claimed = await claimPushes(ctx.db, ctx.clock.now(), CLAIMED_MAX)
    if (claimed.length > 0) sent += await sendAll(ctx, vapid, claimed)
    if (claimed.length < CLAIMED_MAX) break
  }
  return sent
}

type Person = Awaited<ReturnType<typeof pushedPeople>>[number]
type Sent = PushAnswer & { endpoint: string; outcome: PushOutcome }

async function sendAll(ctx: Pushing, vapid: Vapid, claimed: NotificationRow[]): Promise<number> {
  const ids = [...new Set(claimed.map(({ userId }) => userId))]
  const [people, known, apart] = await Promise.all([
    pushedPeople(ctx.db, ids),
    devicesOf(ctx.db, ids, ctx.clock.now()),
    tradesBlocked(ctx.db, actsOfOthers(claimed)),
  ])
  const live = known.filter(({ isLive }) => isLive).map(({ device }) => device)
  const results = await Promise.all(
    claimed.map(async (row) => {
      const person = people.find(({ id }) => id === row.userId)
      const isBlocked = isOthersAct(row.type) && apart.includes(row.tradeId ?? 0)
      if (!person || isBlocked || !isWanted(row, person, ctx.clock.now())) return { row, sent: [] }
      const devices = live.filter(({ userId, endpoint }) => {
        return userId === row.userId && (row.pushTo?.includes(endpoint) ?? true)
      })
      return { row, sent: await Promise.all(devices.map((d) => send(vapid, d, row, person))) }
    }),
  )
  const all = results.flatMap(({ sent }) => sent)
  const gone = [
    ...known.filter(({ isLive }) => !isLive).map(({ device }) => device.endpoint),
    ...all.filter(({ outcome }) => outcome === 'gone').map(({ endpoint }) => endpoint),
  ]
  await runBatch(ctx.db, [
    ...results.map(({ row, sent }) => settled(ctx, row, sent)),
    ...givenUp(ctx, results),
    ...(gone.length > 0 ? [forgetDevices(ctx.db, [...new Set(gone)])] : []),
  ])
  return all.filter(({ outcome }) => outcome === 'sent').length
}

/** Trades whose other side did what is told. */
const actsOfOthers = (claimed: NotificationRow[]): number[] => [
  ...new Set(
    claimed.flatMap(({ type, tradeId }) => (tradeId && isOthersAct(type) ? [tradeId] : [])),
  ),
]

/** Nobody is told what they have read meanwhile, do not want, or what is no news any more. */
function isWanted(row: NotificationRow, { settings }: Person, now: number): boolean {
  if (row.readAt !== null || now - row.createdAt >= PUSH_KEPT_MS) return false
  return wantsPush(settings ?? ALL_ON, row.type)
}

async function send(
  vapid: Vapid,
  device: Device,
  row: NotificationRow,
  person: Person,
): Promise<Sent> {
  const answer = await ask(vapid, device, row, person)
  const outcome = pushOutcome(answer.status)
  const { status } = answer
  writeLog({ event: 'push', kind: row.type, outcome, status, attempts: row.pushAttempts })
  return { ...answer, endpoint: device.endpoint, outcome }
}

async function ask(vapid: Vapid, device: Device, row: NotificationRow, person: Person) {
  const push = { message: messageOf(row, person), urgency: urgencyOf(row.type) }
  try {
    const token = await authorization(vapid, device.endpoint, realTime.now())
    return await sendPush(device, push, token)
  } catch (error) {
    // One device that nothing can be sent to must not keep the others waiting.
    logFailure('push', error)
    return { status: 0, waitMs: 0 }
  }
}

function messageOf(row: NotificationRow, { language, unread }: Person): PushMessage {
  const { id, type, tradeId, params } = row
  const { title, message: body } = wordsOf(type, params, languageOf(language))
  const [path, tag] = [pathOf(type, tradeId, params), tagOf(type, tradeId, id)]
  return { id, type, title, body, path, tag, unread }
}

type Result = { row: NotificationRow; sent: Sent[] }
const isLast = ({ pushAttempts }: NotificationRow) => pushAttempts >= PUSH_ATTEMPTS_MAX

/** What some device never got. One statement. */
function givenUp(ctx: Pushing, results: Result[]): Statement[] {
  const lost = results.filter(
    ({ row, sent }) => isLast(row) && sent.some(({ outcome }) => outcome === 'retry'),
  )
  return lost.length > 0
    ? [
        pushFailed(
          ctx.db,
          lost.map(({ row }) => row),
          ctx.clock.now(),
        ),
      ]
    : []
}

/** Only the devices that did not get it are tried again: by themselves, or when an administrator says so. */
function settled(ctx: Pushing, row: NotificationRow, sent: Sent[]): Statement {
  const left = sent.filter(({ outcome }) => outcome === 'retry')
  if (left.length === 0) return pushedUntil(ctx.db, row, { pushDue: null, pushTo: null })
  const askedMs = Math.max(...left.map(({ waitMs }) => waitMs))
  const next = ctx.clock.now() + pushWaitAfter(row.pushAttempts, askedMs)
  return pushedUntil(ctx.db, row, {
    pushDue: isLast(row) ? null : next,
    pushTo: left.map(({ endpoint }) => endpoint),
    pushStatus: left[0]?.status ?? 0,
  })
}
