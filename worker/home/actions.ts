/** What one's home tells: what waits for a person, who likes what they have, what is looked for near them. */
import { publicPerson } from '../accounts/person/person.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { sentence } from '../http/messages.ts'
import { glanceAt } from '../matches/actions.ts'
import { kindsOf } from '../matches/rules.ts'
import { KINDS_AMONG } from '../matches/terms.ts'
import { REVEAL_MS } from '../reputation/terms.ts'
import { stateOf } from '../trades/view.ts'
import { wishesNear } from '../wishes/near/actions.ts'
import type { Home, HomeQuery, Waiting } from './contract.ts'
import { inOrder, waitingKind } from './rules.ts'
import { ownThings, tradesThatMayWait } from './store.ts'
import { SHOWN_MAX } from './terms.ts'

/** At most five statements, the last of which needs what the others found. */
export async function openHome(ctx: Ctx, viewer: Viewer, query: HomeQuery): Promise<Home> {
  const { userLatitude: latitude, userLongitude: longitude } = query
  const isLocated = latitude !== undefined && longitude !== undefined
  const [{ waiting, mine }, match] = await Promise.all([
    waitingFor(ctx, viewer),
    glanceAt(ctx, viewer),
  ])
  const kinds = kindsOf(mine, KINDS_AMONG)
  return {
    waiting: waiting.slice(0, SHOWN_MAX),
    count: waiting.length,
    match,
    wishes: isLocated ? await wishesNear(ctx, viewer, { latitude, longitude }, kinds) : null,
  }
}

/** For whoever only says how many: undefined where there is nothing. */
export async function countWaiting(ctx: Ctx, viewer: Viewer): Promise<number | undefined> {
  const { waiting } = await waitingFor(ctx, viewer)
  return waiting.length || undefined
}

async function waitingFor(ctx: Ctx, viewer: Viewer) {
  const now = ctx.clock.now()
  const [rows, mine] = await Promise.all([
    tradesThatMayWait(ctx.db, viewer.id, now - REVEAL_MS),
    ownThings(ctx.db, viewer.id),
  ])
  const ofTrades = rows.flatMap((row): Waiting[] => {
    const { trade, review, unread, title, firstName, lastName } = row
    const standing = { state: stateOf(row), completedAt: trade.completedAt, review, unread }
    const kind = waitingKind(standing, viewer.id, now)
    const named = { firstName, lastName, profileImage: null }
    const { firstName: name } = publicPerson(ctx.language, '', named)
    return kind ? [{ kind, id: trade.id, name, title: titleOf(ctx, title) }] : []
  })
  const asked = mine.flatMap(({ id, title, askedAt }): Waiting[] =>
    askedAt === null ? [] : [{ kind: 'still', id, name: null, title: titleOf(ctx, title) }],
  )
  return { waiting: inOrder([...ofTrades.toSorted((a, b) => b.id - a.id), ...asked]), mine }
}

const titleOf = (ctx: Ctx, title: string) => title || sentence('item_gone', ctx.language)
