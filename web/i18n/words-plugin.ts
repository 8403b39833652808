/**
 * Vite plugin: code that is fetched later brings its words. Which those are stands in its `useWords` (needed-words.ts);
 * where they are, in a module made here. The words of the first view are one file a language.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LATER, neededWords, together, WEB, wordFiles } from './needed-words.ts'

const FILES = 'virtual:words'
/** Of one language, such as \0virtual:words/first-es. */
const FIRST = `\0${FILES}/first-`
const SOURCES = ['es', 'en']

const fileOf = (language: string, feature: string) =>
  join(WEB, `i18n/messages/${language}/${feature}.ts`)

/** `entry` and `home`: paths of what a first visit has. */
export function partWords(entry: string, home: string): Plugin {
  const first = () => neededWords([...together(entry), ...together(home)])
  return {
    name: 'jopoi:words',
    enforce: 'pre',
    resolveId: (id) => (id === FILES || id.startsWith(FIRST) ? `\0${id.replace('\0', '')}` : null),
    load(id) {
      if (id === `\0${FILES}`) return table(first())
      if (!id.startsWith(FIRST)) return null
      const language = id.slice(FIRST.length)
      return first()
        .map((name) => `export { ${name} } from ${JSON.stringify(fileOf(language, name))}`)
        .join('\n')
    },
    transform(code, id) {
      if (!id.startsWith(WEB) || !code.includes("import('#browser/")) return null
      const known = first()
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

function table(first: readonly string[]): string {
  const load = (language: string) => (feature: string) => {
    const file = first.includes(feature) ? FIRST + language : fileOf(language, feature)
    return `${feature}: () => import(${JSON.stringify(file)})`
  }
  const tables = SOURCES.map((language) => `${language}: {${wordFiles().map(load(language))}}`)
  return `export const first = ${JSON.stringify(first)}\nexport const files = {${tables}}`
}
