/** What broke in a browser: scrubbed, put to those that look alike, and counted. Nobody's name or address is kept. */
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { NETWORK_FACTOR, spend } from '../http/guards/limits.ts'
import { writeLog } from '../http/log.ts'
import { sha256 } from '../http/secrets/hash.ts'
import type { ClientError, ClientErrorGroup } from './contract.ts'
import { likeness, scrubbed } from './rules.ts'
import { countClientError, forgetSurplusErrors, latestErrors } from './store.ts'

/** `viewerId` is only counted by. Throws 429 when somebody, or a network of visitors, tells too much. */
export async function takeClientError(
  ctx: Ctx,
  viewerId: string | undefined,
  told: ClientError,
  requestId: string,
): Promise<void> {
  if (viewerId) await spend(ctx, 'clientErrors', viewerId)
  else await spend(ctx, 'clientErrors', ctx.address, { factor: NETWORK_FACTOR })
  const { online: isOnline, ...error } = scrubbed(told)
  const fingerprint = (await sha256(likeness(error))).slice(0, 16)
  const row = { ...error, fingerprint, isOnline, requestId, lastAt: ctx.clock.now() }
  const [group] = await countClientError(ctx.db, row)
  if (group?.count === 1) await forgetSurplusErrors(ctx.db)
  writeLog({ event: 'client', id: requestId, group: fingerprint })
}

export async function clientErrorGroups({ db }: Pick<Ctx, 'db'>): Promise<ClientErrorGroup[]> {
  const rows = await latestErrors(db)
  return rows.map(({ isOnline, firstAt, lastAt, ...group }) => ({
    ...group,
    firstAt: iso(firstAt),
    lastAt: iso(lastAt),
  }))
}
