/**
 * Vite plugin: code that is fetched later brings its words. Which those are stands in its `useWords` (needed-words.ts);
 * where they are, in a module made here. The words of the first view are one file a language, those of all members another.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LATER, neededWords, together, WEB, wordFiles } from './needed-words.ts'

const FILES = 'virtual:words'
/** Of one language, such as \0virtual:words/first-es. */
const TOGETHER = new RegExp(`^\\0?${FILES}/(\\w+)-(\\w+)$`)
const SOURCES = ['es', 'en']

const fileOf = (language: string, feature: string) =>
  join(WEB, `i18n/messages/${language}/${feature}.ts`)

function wordsOf(paths: readonly string[]): string[] {
  const files = new Set<string>()
  for (const path of paths) together(path, files)
  return neededWords(files)
}

/** `files`: by the name of each set, the paths of what has its words in one file; what the first has no later one repeats. */
export function partWords(files: { first: string[] } & Record<string, string[]>): Plugin {
  const sets = () => {
    const known = new Set<string>()
    return Object.entries(files).map(([name, paths]) => {
      const words = wordsOf(paths).filter((feature) => !known.has(feature))
      for (const feature of words) known.add(feature)
      return { name, words }
    })
  }
  return {
    name: 'jopoi:words',
    enforce: 'pre',
    resolveId: (id) => (id === FILES || TOGETHER.test(id) ? `\0${id.replace('\0', '')}` : null),
    load(id) {
      if (id === `\0${FILES}`) return table(sets())
      const [, name, language] = TOGETHER.exec(id) ?? []
      if (!name || !language) return null
      const words = sets().find((set) => set.name === name)?.words ?? []
      return words
        .map((feature) => `export { ${feature} } from ${JSON.stringify(fileOf(language, feature))}`)
        .join('\n')
    },
    transform(code, id) {
      if (!id.startsWith(WEB) || !code.includes("import('#browser/")) return null
      const known = wordsOf(files.first)
      const found = code.replace(LATER, (fetched, name: string) => {
        const files = together(join(WEB, name))
        for (const file of files) this.addWatchFile(file)
        const needed = neededWords(files).filter((feature) => !known.includes(feature))
        return needed.length > 0 ? `withWords(${JSON.stringify(needed)}, ${fetched})` : fetched
      })
      if (found === code) return null
      return { code: `import { withWords } from '#web/i18n/i18n.ts';${found}`, map: null }
    },
  }
}

function table(sets: { name: string; words: string[] }[]): string {
  const load = (language: string) => (feature: string) => {
    const set = sets.find(({ words }) => words.includes(feature))
    const file = set ? `\0${FILES}/${set.name}-${language}` : fileOf(language, feature)
    return `${feature}: () => import(${JSON.stringify(file)})`
  }
  const tables = SOURCES.map((language) => `${language}: {${wordFiles().map(load(language))}}`)
  return `export const first = ${JSON.stringify(sets[0]?.words)}\nexport const files = {${tables}}`
}
