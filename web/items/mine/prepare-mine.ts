/** The page of one's own items, where what waits for a network is shown: without one it could not be fetched any more. */
export async function prepareMine(): Promise<void> {
  await Promise.all([
    import('#browser/items/mine/my-items-screen.tsx'),
    import('#browser/items/mine/waiting-items.tsx'),
  ])
}
