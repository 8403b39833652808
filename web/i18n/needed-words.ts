/** Which words a file of the web needs, found in its source: its own, and those of all that it imports at once. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const WEB = resolve(import.meta.dirname, '..')

/** `import` and `export … from`, types apart. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\s)(?:[^'"`;]*?\sfrom\s*)?'((?:#web\/|\.)[^']+\.tsx?)'/g
/** What is fetched later, and by browsers only (see package.json, "imports"). */
export const LATER = /\bimport\('#browser\/([^']+)'\)/g
const WORDS = /\buseWords\('(\w+)'\)/g
const PROBLEM = /\buseProblem\(\)/
const SOURCE = /\/web\/.*\.tsx?$/
/** Where those are made. */
const MADE = join(WEB, 'i18n/use-words.ts')
const REGISTERED = /^ {2}(\w+): typeof import\('\.\/messages\/es\/\1\.ts'\)\.\1$/gm

const allOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Paths of the files that are there with this one, itself included. */
export function together(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const name of allOf(IMPORT, readFileSync(file, 'utf8'))) {
    together(name.startsWith('.') ? join(dirname(file), name) : join(WEB, name.slice(5)), seen)
  }
  return seen
}

/** Names of word files, sorted. */
export function neededWords(files: Iterable<string>): string[] {
  const needed = new Set<string>()
  for (const file of files) {
    if (file === MADE || !SOURCE.test(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const feature of allOf(WORDS, text)) needed.add(feature)
    if (PROBLEM.test(text)) needed.add('refusals')
  }
  return [...needed].sort()
}

/** What can be fetched later from these files, and from what comes with it. */
export function laterFiles(files: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const file of files) {
    for (const name of allOf(LATER, readFileSync(file, 'utf8'))) {
      const later = join(WEB, name)
      if (seen.has(later)) continue
      seen.add(later)
      laterFiles(together(later), seen)
    }
  }
  return seen
}

/** Every word file that is registered in the catalog. */
export const wordFiles = (): string[] =>
  allOf(REGISTERED, readFileSync(join(WEB, 'i18n/catalog.ts'), 'utf8'))
