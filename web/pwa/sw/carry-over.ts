/** Screens that were visited open offline after a new release too: its files of the same names are fetched with it. */
import { ASSETS_CACHE } from '#web/pwa/store/names.ts'
import { bring } from './assets.ts'
import { release } from './release.ts'
import type { WorkerEvent } from './scope.ts'
import { successors } from './successors.ts'

export async function carryOver(event: WorkerEvent): Promise<void> {
  const kept = await (await caches.open(ASSETS_CACHE)).keys()
  const paths = kept.map((request) => new URL(request.url).pathname)
  const files = [...release.members, ...Object.values(release.words).flat(), ...release.others]
  await bring(event, successors(files, paths))
}
