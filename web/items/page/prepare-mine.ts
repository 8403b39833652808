/** The page of one's own things, where what waits for a network is shown: without one it could not be fetched any more. */

import { screenAt } from '#web/app/screens/screens.ts'
import { paths } from '#web/ui/navigation/paths.ts'

export async function prepareMine(): Promise<void> {
  await Promise.all([
    screenAt(paths.myItems).prepare(),
    import('#web/items/mine/waiting-things.tsx'),
  ])
}
