/** The scripts and words of a screen, named in the head of its page: they are on their way before any of them has run. */
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { Files, Parts } from '#web/api/first-view.ts'
import type { Language } from '../http/terms.ts'

/** As HTML. `path` is null for a page of no screen. */
export function preloads(
  { frame, members, screens }: Parts,
  path: string | null,
  language: Language,
  isMember: boolean,
): string {
  const pattern = Object.keys(screens).find((one) => path && matchRoute(parse, one, path)[0])
  const screen = pattern === undefined ? undefined : screens[pattern]
  const wanted = [frame, ...(isMember ? [members] : []), ...(screen ? [screen] : [])]
  // Guaraní stands over the Spanish words.
  const spoken = language === 'en' ? 'en' : 'es'
  const of = ({ scripts, words }: Files) => [...scripts, ...(words[spoken] ?? [])]
  const links = [...new Set(wanted.flatMap(of))]
  return links.map((href) => `<link rel="modulepreload" href="${href}" />`).join('')
}
