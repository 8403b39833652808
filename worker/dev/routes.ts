/** Local mode only (D43): the mails that were written, the clock, cron, people at once. Anywhere else these are 404. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { callerOf } from '../accounts/caller.ts'
import { RegisterSchema } from '../accounts/contract.ts'
import { SESSION_MS } from '../accounts/person/sessions.ts'
import { advanceClock, DAY } from '../http/clock.ts'
import type { AppEnv } from '../http/context.ts'
import { writeCookie } from '../http/cookies.ts'
import { Refusal } from '../http/errors.ts'
import { isThisMachine } from '../http/terms.ts'
import { validate } from '../http/validate.ts'
import { runCron } from '../serve/cron.ts'
import { writtenMail } from './outbox.ts'
import { makePerson } from './people.ts'

const AdvanceSchema = v.object({
  advanceMs: v.pipe(v.number(), v.integer(), v.minValue(-400 * DAY), v.maxValue(400 * DAY)),
})

const PersonSchema = v.intersect([
  RegisterSchema,
  v.object({ isPhoneProved: v.optional(v.boolean()) }),
])

/** Both must hold: a deployment that says "local" by mistake is still not reachable as localhost. */
const localOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isLocal = c.get('ctx').settings.ENVIRONMENT === 'local'
  if (!isLocal || !isThisMachine(new URL(c.req.url).hostname)) throw new Refusal('not_found', 404)
  await next()
}

const time = (c: Context<AppEnv>) => ({ now: new Date(c.get('ctx').clock.now()).toISOString() })

export const dev = new Hono<AppEnv>()
  .use(localOnly)
  .get('/outbox', async (c) => c.json(await writtenMail(c.get('ctx').db, c.req.query('to'))))
  .get('/clock', (c) => c.json(time(c)))
  .post('/clock', validate('json', AdvanceSchema), (c) => {
    advanceClock(c.req.valid('json').advanceMs)
    return c.json(time(c))
  })
  .post('/cron', async (c) => {
    await runCron(c.env, c.get('ctx').baseUrl)
    return c.json(time(c))
  })
  .post('/people', validate('json', PersonSchema), async (c) => {
    const { answer, signedIn } = await makePerson(c.get('ctx'), c.req.valid('json'), callerOf(c))
    if (signedIn !== null) writeCookie(c, 'session', signedIn.token, SESSION_MS)
    return c.json(answer, 201)
  })
