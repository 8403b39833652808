/** For push tests in Node: a person with devices at a fake push service, over a database of its own. */
import { newSession } from '../../accounts/person/sessions.ts'
import { sessions, users } from '../../accounts/tables.ts'
import type { NotificationParams } from '../../notifications/contract.ts'
import { notify } from '../../notifications/notify.ts'
import { sendDuePushes } from '../../notifications/push-outbox.ts'
import { saveDevice } from '../../notifications/push-store.ts'
import { notifications, pushSubscriptions } from '../../notifications/tables.ts'
import type { NotificationType } from '../../notifications/terms.ts'
import { libsqlContext } from '../libsql.ts'
import type { fakePushService } from './fake-push-service.ts'
import { PUSH_KEYS } from './push-keys.ts'

type Service = Awaited<ReturnType<typeof fakePushService>>

export async function pushing(service: Service) {
  const { ctx, close } = await libsqlContext(PUSH_KEYS)

  /** Answers the hash of their session. */
  async function person(id: string, language: string): Promise<string> {
    const now = ctx.clock.now()
    const fields = {
      firstName: 'Rosa',
      lastName: 'Vera',
      phoneNumber: '',
      dateOfBirth: '1990-05-04',
    }
    const place = { gender: 'female', country: 'Paraguay', city: 'Luque', language }
    const row = { id, email: `${id}@example.com`, passwordHash: 'none', ...fields, ...place }
    await ctx.db.insert(users).values({ ...row, createdAt: now, updatedAt: now })
    await (await newSession(ctx, id, 'test')).statement
    const all = await ctx.db.select().from(sessions)
    return all.find((one) => one.userId === id)?.idHash ?? ''
  }

  const session = await person('rosa', 'es')
  const subscribe = (path: string, userId = 'rosa', sessionHash = session) =>
    saveDevice(ctx.db, {
      ...service.device(path),
      ...{ userId, sessionHash, createdAt: ctx.clock.now() },
    })

  async function tell(
    type: NotificationType,
    params: NotificationParams = { name: 'Beto', item: 'Guitarra' },
    userId = 'rosa',
  ): Promise<void> {
    await notify(ctx.db, { userId, type, tradeId: null, params }, ctx.clock.now())
  }

  return {
    ctx,
    close,
    session,
    person,
    subscribe,
    tell,
    push: () => sendDuePushes(ctx),
    rows: () => ctx.db.select().from(notifications),
    /** Paths that something came to. */
    arrived: () => service.received.map(({ path }) => path).sort(),
    /** Paths of the devices that are known. */
    devices: async () =>
      (await ctx.db.select().from(pushSubscriptions))
        .map(({ endpoint }) => endpoint.slice(service.url.length))
        .sort(),
  }
}
