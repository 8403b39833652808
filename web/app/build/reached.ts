/** What scripts of the build lead to. */
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
  const seen = new Set<string>()
  const walk = (name: string) => {
    const chunk = chunkOf(bundle, name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of next(chunk)) walk(file)
  }
  for (const name of from) walk(name)
  return seen
}
