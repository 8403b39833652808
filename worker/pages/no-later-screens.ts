/** In the worker's bundle instead of web/app/screens/later-screens.ts (wrangler.toml): members' screens are never rendered here. */
const none = () => {
  throw new Error('only public screens are rendered')
}

export const LATER = new Proxy({}, { get: none })
export const words = new Proxy({}, { get: none })
