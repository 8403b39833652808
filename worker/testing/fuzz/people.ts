/** The world's people for the fuzz: signed in whatever was asked before, with limits off and nobody outside to reach. */
import { env } from 'cloudflare:test'
import { newSession, sessionOf } from '../../accounts/person/sessions.ts'
import { clock, DAY } from '../../http/clock.ts'
import { makeWorld, ROLES, type Role, type World } from '../access/world.ts'
import { Browser, testContext } from '../app.ts'
import { makeItem } from '../makers/item-maker.ts'
import { makeProposal, tradeOf } from '../makers/trade-maker.ts'
import type { Known } from './from-schema.ts'

/** A port where nobody listens: what is sent out fails at once. */
const NOWHERE = 'http://127.0.0.1:9'
const UNLIMITED = {
  RATE_LIMIT_FACTOR: '1000000',
  SENDGRID_BASE_URL: NOWHERE,
  REVERSE_GEOCODING_URL: NOWHERE,
}

const COOKIE = '__Host-session'

export type People = {
  world: World
  browsers: Record<Role, Browser>
  emails: Record<Role, string>
  /** Of the same two as the world's trade, while it is not agreed on; and things of each side. */
  pending: number
  things: { owners: number[]; proposers: number[] }
}

export async function makePeople(): Promise<People> {
  const world = await makeWorld()
  const browsers = { ...world.browsers }
  const emails = {} as Record<Role, string>
  for (const role of ROLES) {
    const { env: settings, cookies } = world.browsers[role]
    browsers[role] = new Browser({ ...settings, ...UNLIMITED })
    for (const [name, value] of cookies) browsers[role].cookies.set(name, value)
    const me = await browsers[role].get('/api/auth/user')
    emails[role] = ((await me.json()) as { email?: string }).email ?? ''
  }
  return { world, browsers, emails, ...(await makeBargain(world)) }
}

async function makeBargain({ browsers, ids, trade }: World) {
  const [owner, proposer] = [
    { browser: browsers.other, id: ids.other, email: '' },
    { browser: browsers.party, id: ids.party, email: '' },
  ]
  const { id: pending, requestedItem, offeredItemIds } = await makeProposal({ owner, proposer })
  const agreed = await tradeOf(proposer.browser, trade)
  const more = [await makeItem(owner.browser), await makeItem(proposer.browser)]
  const [own = 0, theirs = 0] = more.map(({ id }) => id)
  return {
    pending,
    things: {
      owners: [requestedItem.id, agreed.requestedItem.id, own],
      proposers: [...offeredItemIds, ...agreed.offeredItemIds, theirs],
    },
  }
}

/** Everybody is signed in again who was. False when one of them is gone, or what they had in common is over. */
export async function refreshed({ world, browsers, emails }: People): Promise<boolean> {
  const { ctx } = testContext()
  for (const role of ROLES.filter((one) => emails[one] !== '')) {
    const { cookies } = browsers[role]
    if (await sessionOf(ctx.db, cookies.get(COOKIE) ?? '', ctx.clock.now())) continue
    const person = await env.DB.prepare(
      'select id from users where email = ? and suspended_at is null and left_at is null',
    )
      .bind(emails[role])
      .first<{ id: string }>()
    if (!person) return false
    const { token, statement } = await newSession(ctx, person.id, 'fuzz')
    await statement
    cookies.set(COOKIE, token)
  }
  const left = await env.DB.prepare(
    `select 1 from items, trades where items.id = ? and items.deleted_at is null
      and trades.id = ? and trades.status = 'accepted'`,
  )
    .bind(world.item, world.trade)
    .first()
  return left !== null
}

/** What terms name (D49), some of it of the wrong side. */
const termsOf = (item: number, { owners, proposers }: People['things']): Known => ({
  offeredItemIds: [[item], [], ...someOf(proposers), owners],
  requestedItemIds: [[item], ...someOf(owners), proposers],
  ...{ offeredAmount: [100_000, null], requestedAmount: [100_000, null] },
  ...{ version: [1, 2, 3], event: [2, 3, 4] },
})
const someOf = (ids: number[]): number[][] => [
  ...ids.map((id) => [id]),
  ...ids.flatMap((id, n) => ids.slice(n + 1).map((other) => [id, other])),
]

/** Bodies of actions that one of the two may take, now or once the other did another; none is the last of its trade. */
export function stepsOf({ things: { owners, proposers } }: People): object[] {
  const [begun = 0, agreed = 0, own = 0] = owners
  const theirs = proposers.at(-1) ?? 0
  const meeting = { meetingLocation: 'Plaza', meetingDateTime: tomorrow() }
  return [
    { action: 'counter', offeredItemIds: [theirs], requestedItemIds: [begun, own] },
    { action: 'counter', requestedAmount: 100_000 },
    { action: 'propose_change', offeredItemIds: [theirs], requestedItemIds: [agreed, own] },
    { action: 'propose_change', offeredAmount: 100_000 },
    ...[2, 3].map((version) => ({ action: 'agree_change', version })),
    { action: 'decline_change' },
    { action: 'set_meeting_details', ...meeting },
    ...[3, 4].map((event) => ({ action: 'confirm_meeting', event })),
    { action: 'cannot_come', message: 'Llueve' },
  ]
}
const tomorrow = () => new Date(clock.now() + DAY).toISOString()

/** What the fields of contracts are called, and what the world has for them. */
export const knownOf = ({ world, emails, things }: People): Known => {
  const { ids, item, trade, done, message } = world
  const everybody = Object.values(ids)
  return {
    ...{ itemId: [item], requestedItemId: [item] },
    ...termsOf(item, things),
    ...{ toUserId: everybody, userId: everybody, reviewedId: everybody, reviewedUserId: everybody },
    ...{ meetingDateTime: [tomorrow()], meetingPlaceId: [1, 2], town: ['Asunción', 'Luque'] },
    ...{ tradeProposalId: [trade, done], tradeId: [trade, done], email: Object.values(emails) },
    target: [`${trade}/${message}`, String(item), ...everybody, String(world.review)],
    packageId: [1, 2, 3],
    ...{ code: ['000000'], number: [0, 1, 2] },
    password: ['una-clave-larga-9'],
    newPassword: ['otra-clave-larga-9'],
    resetToken: ['a.b.c'],
  }
}
