/** The bytes of one thing that a person does: what the page fetched, and what its service worker did. */

import type { PhoneProxy, Seen } from './phone-proxy.ts'

const sum = (list: Seen[]) => list.reduce((all, { bytes }) => all + bytes, 0)

function told(requests: Seen[]) {
  const photos = requests.filter(({ path }) => path.startsWith('/img/'))
  const rest = requests.filter(({ path }) => !path.startsWith('/img/'))
  return {
    requests: rest.length,
    bytes: sum(rest),
    assets: sum(rest.filter(({ path }) => path.startsWith('/assets/'))),
    document: sum(rest.filter(({ path }) => path === '/').slice(0, 1)),
    photos: photos.map(({ bytes }) => bytes),
    photoBytes: sum(photos),
    paths: rest.map(({ path, bytes }) => `${path} ${bytes}`),
  }
}

type Asked = { url: () => string; serviceWorker: () => unknown }
type Listening = (event: 'request', listener: (request: Asked) => void) => unknown
/** What a browser's context says of its requests. */
type Heard = { on: Listening; off: Listening }
type Told = ReturnType<typeof told>
export type Visit = Told & { behind: Told }

/**
 * Answers what the page itself fetched, and as `behind` what the service worker did: photos, which it
 * fetches for the page, and the rest, which it fetches ahead once the page is done.
 */
export async function counted(
  context: Heard,
  proxy: Pick<PhoneProxy, 'mark' | 'since' | 'quiet'>,
  quietMs: number,
  work: () => Promise<unknown>,
): Promise<Visit> {
  const mark = proxy.mark()
  const byWorker: string[] = []
  const note = (request: Asked) => {
    if (request.serviceWorker()) byWorker.push(new URL(request.url()).pathname)
  }
  context.on('request', note)
  await work()
  await proxy.quiet(quietMs)
  context.off('request', note)
  const [own, behind]: [Seen[], Seen[]] = [[], []]
  for (const request of proxy.since(mark)) {
    const at = byWorker.indexOf(request.path)
    if (at >= 0) byWorker.splice(at, 1)
    ;(at >= 0 ? behind : own).push(request)
  }
  return { ...told(own), behind: told(behind) }
}
