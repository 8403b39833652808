/** What modules, and the scripts of the build, lead to. */
import type { Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk

/** Undefined for what is no script, or not there. */
export function chunkOf(bundle: Rolldown.OutputBundle, name: string): Chunk | undefined {
  const output = bundle[name]
  return output?.type === 'chunk' ? output : undefined
}

/** The names of these scripts and of everything that they lead to by these imports, in the order of meeting. */
export function reached(
  bundle: Rolldown.OutputBundle,
  from: Iterable<string>,
  next: (chunk: Chunk) => string[] = (chunk) => chunk.imports,
): Set<string> {
  return walked(from, (name) => {
    const chunk = chunkOf(bundle, name)
    return chunk && next(chunk)
  })
}

/** It names every icon there is: what is taken of them, the bundler knows. */
const ALL_ICONS = /\/lucide-react\.\w+$/

/** Modules and all that they import, what is fetched later apart. Fails when one of `from` is not in the build. */
export function reachedModules(
  from: readonly string[],
  infoOf: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null,
): Set<string> {
  for (const id of from) if (!infoOf(id)) throw new Error(`not in the build: ${id}`)
  return walked(from, (id) => (ALL_ICONS.test(id) ? undefined : infoOf(id)?.importedIds))
}

function walked(
  from: Iterable<string>,
  next: (name: string) => readonly string[] | undefined,
): Set<string> {
  const seen = new Set<string>()
  const walk = (name: string) => {
    const more = seen.has(name) ? undefined : next(name)
    if (!more) return
    seen.add(name)
    for (const one of more) walk(one)
  }
  for (const name of from) walk(name)
  return seen
}
