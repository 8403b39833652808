/** The page of one's own things, where what waits for a network is shown: without one it could not be fetched any more. */
import { part } from '#web/app/part.ts'

export async function prepareMine(): Promise<void> {
  await Promise.all([
    import('#web/accounts/protected.tsx'),
    import('./waiting-things.tsx'),
    part(
      ['mine', 'browse', 'outbox', 'navigation'],
      () => import('./my-items-screen.tsx'),
      'MyItemsScreen',
    ),
  ])
}
