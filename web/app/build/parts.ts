/**
 * What the scripts and words of each screen are in a build, for the worker, which names them in the head of its page: all
 * that a screen needs is on its way at once.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { Files, Parts } from '#web/api/first-view.ts'
import { laterFiles, neededWords, together, WEB } from '#web/i18n/needed-words.ts'
import { chunkOf, reached } from './reached.ts'
import { ENTRY, MEMBERS, SPOKEN, WITH } from './script-groups.ts'

/** Where it stands in the built page, which the worker takes out (worker/pages/template.ts). */
export const BUILD_RECORD = /<!--parts (.*?)-->/

const SCREEN = /'(\/[^']*)':\s*screen\(\s*\(\) =>\s*import\('#browser\/([^']+)'\)/g
const WORDS = /\/i18n\/messages\/(\w+)\/(\w+)\.ts$/

/** What is fetched later, as `import('#browser/…')` names it. */
function laterIn(chunkWith: Map<string, string>): Record<string, string> {
  const later = [...laterFiles(together(ENTRY))].map((id) => [
    id.slice(WEB.length + 1),
    chunkWith.get(id),
  ])
  return Object.fromEntries(later.filter(([, file]) => file !== undefined))
}

export function partsOf(bundle: Rolldown.OutputBundle, sheet: string): Parts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunkWith = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])),
  )
  const placeOf = (id: string) => {
    const name = chunkWith.get(id)
    if (!name) throw new Error(`not in the build: ${id}`)
    return name
  }
  const setFile = (name: string, language: string) => {
    const file = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/${name}-${language}`),
    )
    if (!file) throw new Error(`no words of ${name}-${language}`)
    return `/${file.fileName}`
  }
  const scriptsOf = (ids: readonly string[]) =>
    [...reached(bundle, ids.map(placeOf))]
      .filter((name) => chunkOf(bundle, name))
      .map((name) => `/${name}`)
  const ofSet = (name: string, ids: readonly string[]): Files => ({
    scripts: scriptsOf(ids),
    words: { es: [setFile(name, 'es')], en: [setFile(name, 'en')] },
  })
  const [frame, members] = [ofSet('first', [ENTRY]), ofSet('members', MEMBERS)]
  const wordsOf = (language: string, features: readonly string[]) =>
    chunks
      .filter(({ moduleIds }) =>
        moduleIds.some((id) => {
          const [, spoken, feature = ''] = WORDS.exec(id) ?? []
          return spoken === language && features.includes(feature)
        }),
      )
      .map(({ fileName }) => `/${fileName}`)
  /** Beside those of members, or of the frame. */
  const known = neededWords([...SPOKEN.first, ...SPOKEN.members].flatMap((id) => [...together(id)]))
  const filesOf = (ids: readonly string[]): Files => {
    const needed = neededWords(ids.flatMap((id) => [...together(id)]))
    const features = needed.filter((feature) => !known.includes(feature))
    return {
      scripts: scriptsOf(ids),
      words: { es: wordsOf('es', features), en: wordsOf('en', features) },
    }
  }
  const source = readFileSync(join(WEB, 'app/screens/screens.ts'), 'utf8')
  const screens = [...source.matchAll(SCREEN)].map(([, pattern = '', file = '']) => {
    const ids = [file, ...(WITH[pattern] ?? [])].map((name) => join(WEB, name))
    return [pattern, filesOf(ids)] as const
  })
  return {
    frame,
    members,
    screens: Object.fromEntries(screens),
    sheet,
    modules: laterIn(chunkWith),
  }
}
