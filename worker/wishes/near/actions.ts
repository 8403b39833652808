/** What is looked for near somebody, of the kinds of things that they have or had. */
import type { Ctx, Viewer } from '../../http/context.ts'
import { spotOf } from '../../places/grid.ts'
import { blockOf, type Point } from '../../places/rules.ts'
import { hidingFor } from '../../safety/blocks/between.ts'
import type { NearWish } from '../contract.ts'
import { NEAR_SHOWN } from '../terms.ts'
import { reachesTo } from './rules.ts'
import { windowsOfKinds } from './store.ts'

/** One statement; none for whoever has nothing. The newest first. */
export async function wishesNear(
  ctx: Ctx,
  viewer: Viewer,
  at: Point,
  kinds: readonly number[],
): Promise<NearWish[]> {
  if (kinds.length === 0) return []
  const blockedFor = hidingFor(viewer)
  const windows = await windowsOfKinds(ctx.db, kinds, { viewerId: viewer.id, blockedFor })
  const { latitude, longitude } = blockOf(at)
  const here = { ...at, spot: spotOf(latitude, longitude) }
  const now = ctx.clock.now()
  return windows
    .flatMap(({ found }) => found)
    .filter((wish) => wish.expiresAt > now && reachesTo(wish, here))
    .toSorted((a, b) => b.id - a.id)
    .slice(0, NEAR_SHOWN)
    .map(({ id, words, location, city }) => ({ id, words, town: city ?? location }))
}
