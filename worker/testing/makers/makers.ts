/** Tiny makers: rows as the product would have written them, without its slow steps (a hash takes 0.3 s). */

import { eq } from 'drizzle-orm'
import { newSession } from '../../accounts/person/sessions.ts'
import { sessions, users } from '../../accounts/tables.ts'
import { DAY } from '../../http/clock.ts'
import { verifications } from '../../verification/tables.ts'
import { Browser, testContext } from '../app.ts'

let made = 0
const YEAR = 365 * DAY

/** No beginner any more (D59): as an administrator's code leaves it. */
export async function provePhone(userId: string, number?: string): Promise<void> {
  const { ctx } = testContext()
  const now = ctx.clock.now()
  // A number of their own: who proves another's is the same person (D57).
  const subject = number ?? `09${ctx.random.digits(8)}`
  const proof = { userId, kind: 'phone', status: 'approved', subject } as const
  await ctx.db.insert(verifications).values({ ...proof, requestedAt: now, decidedAt: now })
}

type Person = { id: string; email: string; browser: Browser }

/** A verified account with a signed-in browser. No password fits: sign-in tests register for real. */
export async function makeAccount(
  given: Partial<typeof users.$inferInsert> = {},
  settings: Record<string, unknown> = {},
): Promise<Person> {
  made += 1
  const { ctx } = testContext(settings)
  const now = ctx.clock.now()
  const row = {
    id: `person-${made}-${ctx.random.token(6)}`,
    email: `person${made}.${ctx.random.token(6).toLowerCase()}@example.com`,
    passwordHash: 'none',
    firstName: 'Ana',
    lastName: 'Benítez',
    phoneNumber: '0981123456',
    dateOfBirth: '1990-05-04',
    gender: 'female',
    country: 'Paraguay',
    city: 'Asunción',
    language: 'es',
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  await ctx.db.insert(users).values(row)
  const { token, statement } = await newSession(ctx, row.id, 'test')
  await statement
  // An administrator signs in anew every day (J260): in tests that let months pass by, once.
  if (String(settings.ADMIN_EMAILS ?? '').includes(row.email)) {
    await ctx.db
      .update(sessions)
      .set({ createdAt: now + YEAR })
      .where(eq(sessions.userId, row.id))
  }
  const browser = new Browser(settings)
  browser.cookies.set('__Host-session', token)
  return { id: row.id, email: row.email, browser }
}
