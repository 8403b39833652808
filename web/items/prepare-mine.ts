/** The page of one's own things, where what waits for a network is shown: without one it could not be fetched any more. */
import { paths } from '#web/app/paths.ts'
import { screenAt } from '#web/app/screens.ts'

export async function prepareMine(): Promise<void> {
  await Promise.all([screenAt(paths.myItems).prepare(), import('./waiting-things.tsx')])
}
