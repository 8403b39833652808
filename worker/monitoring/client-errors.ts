/**
 * What broke in a browser: scrubbed, put to those of its address that look alike, and counted. Of the address only a
 * keyed hash is kept, so that one cannot push out what another told.
 */
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { NETWORK_FACTOR, spend } from '../http/guards/limits.ts'
import { writeLog } from '../http/log.ts'
import { pseudonym, sha256 } from '../http/secrets/hash.ts'
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
  const kind = (await sha256(likeness(error))).slice(0, 16)
  const source = pseudonym(ctx.settings.SECRET_KEY, 'network', ctx.address)
  const fingerprint = `${kind}.${source}`
  const row = { ...error, fingerprint, kind, source, isOnline, requestId, lastAt: ctx.clock.now() }
  const [group] = await countClientError(ctx.db, row)
  if (group?.count === 1) await forgetSurplusErrors(ctx.db, source)
  writeLog({ event: 'client', id: requestId, group: kind })
}

export async function clientErrorGroups({ db }: Pick<Ctx, 'db'>): Promise<ClientErrorGroup[]> {
  const rows = await latestErrors(db)
  return rows.map(({ kind, firstAt, lastAt, ...group }) => ({
    ...group,
    fingerprint: kind,
    firstAt: iso(firstAt),
    lastAt: iso(lastAt),
  }))
}
