/** The world's people for the fuzz: signed in whatever was asked before, with limits off and nobody outside to reach. */
import { env } from 'cloudflare:test'
import { newSession, sessionOf } from '../../accounts/person/sessions.ts'
import { makeWorld, ROLES, type Role, type World } from '../access/world.ts'
import { Browser, testContext } from '../app.ts'
import type { Known } from './from-schema.ts'

/** A port where nobody listens: what is sent out fails at once. */
const NOWHERE = 'http://127.0.0.1:9'
const UNLIMITED = {
  RATE_LIMIT_FACTOR: '1000000',
  SENDGRID_BASE_URL: NOWHERE,
  REVERSE_GEOCODING_URL: NOWHERE,
}

const COOKIE = '__Host-session'

export type People = { world: World; browsers: Record<Role, Browser>; emails: Record<Role, string> }

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
  return { world, browsers, emails }
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

/** What the fields of contracts are called, and what the world has for them. */
export const knownOf = ({ world, emails }: People): Known => {
  const { ids, item, trade, done, message } = world
  const everybody = Object.values(ids)
  return {
    ...{ itemId: [item], requestedItemId: [item], offeredItemIds: [[item], []] },
    ...{ toUserId: everybody, userId: everybody, reviewedId: everybody, reviewedUserId: everybody },
    ...{ tradeProposalId: [trade, done], tradeId: [trade, done], email: Object.values(emails) },
    target: [`${trade}/${message}`, String(item), ...everybody, String(world.review)],
    packageId: [1, 2, 3],
    ...{ code: ['000000'], number: [0, 1, 2] },
    password: ['una-clave-larga-9'],
    newPassword: ['otra-clave-larga-9'],
    resetToken: ['a.b.c'],
  }
}
