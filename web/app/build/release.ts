/** What a build holds, as its service worker knows it. Sorted at build time from the bundle. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import type { Release } from '#web/pwa/sw/release.ts'
import { type Chunk, chunkOf, reached } from './reached.ts'

const WEB = resolve(import.meta.dirname, '../..')
/** Files of web by their names. One that has moved ends the build: it would be missing from the device unseen. */
function files(...names: string[]): (id: string) => boolean {
  for (const name of names) {
    if (!existsSync(join(WEB, name))) throw new Error(`release: there is no web/${name}`)
  }
  return (id) => names.some((name) => id.endsWith(`/web/${name}`))
}
const inFolder =
  (folder: string) =>
  (id: string): boolean =>
    id.includes(`/web/${folder}/`)
const matching =
  (pattern: RegExp) =>
  (id: string): boolean =>
    pattern.test(id)

const FIRST = [
  files('browse/home/home-screen.tsx'),
  matching(/\/messages\/es\/(shell|browse|things)\.ts$/),
  // Wanted from the second visit on, before anything is shown.
  files('app/start/restore.ts'),
  // Told of a new release, whose deployment takes these away from the server.
  files('app/start/at-home.ts'),
]
/** Around every screen of theirs. What it opens comes when it is opened. */
const MEMBERS_FRAME = files('app/members/members.ts')
const MEMBERS = files(
  'items/publish/publish-screen.tsx',
  'items/mine/my-items-screen.tsx',
  'favorites/page/favorites-screen.tsx',
  'ui/toast/toast-view.tsx',
)
/** Useless without a network: what is paid, of which an old state is a wrong one, and administration. */
const ONLINE = [inFolder('payments'), matching(/\/messages\/\w+\/(admin|payments)\.ts$/)]
const WORDS = /\/i18n\/messages\/(es|en)\/(\w+)\.ts$/

const NATIVE = /\/web\/native\/|\/node_modules\/@capacitor\//

const namesOf = (chunks: Chunk[]) => chunks.map(({ fileName }) => fileName)

/** `page` is the built HTML: what it names is part of the first view. `wordsOf`: the words that modules need. */
export function releaseOf(
  bundle: Rolldown.OutputBundle,
  page: string,
  shell: string,
  wordsOf: (modules: string[]) => string[],
): Release {
  const outputs = Object.values(bundle)
  const list = outputs.filter((output) => output.type === 'chunk')
  // Where several share a module its own chunk is but a door to it, and holds nothing.
  const holding = (isWanted: (id: string) => boolean): Chunk[] =>
    list.filter(({ moduleIds, facadeModuleId }) =>
      [...moduleIds, facadeModuleId ?? ''].some(isWanted),
    )
  const assets = outputs
    .map((output) => output.fileName)
    .filter((file) => /^assets\/.*\.(js|css)$/.test(file))

  const entries = [...list.filter((chunk) => chunk.isEntry), ...FIRST.flatMap(holding)]
  const first = reached(bundle, namesOf(entries))
  for (const file of assets) if (page.includes(file)) first.add(file)

  // Only the mobile app has a use for it.
  const isNative = ({ moduleIds }: Chunk) =>
    moduleIds.length > 0 && moduleIds.every((id) => NATIVE.test(id))
  const isWords = (chunk: Chunk) => chunk.moduleIds.some((id) => id.includes('/i18n/messages/'))
  const frame = reached(bundle, namesOf(holding(MEMBERS_FRAME)))
  const used = reached(bundle, namesOf(holding(MEMBERS)), (chunk) => {
    if (first.has(chunk.fileName) || frame.has(chunk.fileName)) return []
    return [...chunk.imports, ...chunk.dynamicImports]
  })
  const members = new Set([...frame, ...used])
  // Worker threads are files of their own, named in the code that starts them.
  const code = [...members].map((file) => chunkOf(bundle, file)?.code).join('')
  for (const file of assets) {
    if (!chunkOf(bundle, file) && code.includes(file)) members.add(file)
  }

  const said = wordsOf([...members].flatMap((file) => chunkOf(bundle, file)?.moduleIds ?? []))
  const words: Record<string, string[]> = {}
  for (const chunk of holding(matching(WORDS))) {
    const [, language, feature] = WORDS.exec(chunk.moduleIds[0] ?? '') ?? []
    if (!language || !feature || !said.includes(feature) || first.has(chunk.fileName)) continue
    words[language] = [...(words[language] ?? []), chunk.fileName]
  }
  const wanted = [...members].filter((file) => {
    const chunk = chunkOf(bundle, file)
    return !first.has(file) && !(chunk && (isWords(chunk) || isNative(chunk)))
  })
  const online = namesOf(ONLINE.flatMap(holding))
  const known = new Set([...first, ...wanted, ...online, ...Object.values(words).flat()])
  return {
    shell,
    first: [...first].sort(),
    members: wanted.sort(),
    words,
    others: assets.filter((file) => !known.has(file)).sort(),
  }
}
