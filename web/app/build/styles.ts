/** Of all styles those that the first view can show: the rest comes with the first part that is fetched later. */
import { transform } from 'lightningcss'

/** Elements of the page itself, which no script names. */
const PAGE = new Set(['html', 'body'])

/** Of date, number and file fields: there are none. */
const FIELD_PARTS =
  /::(-webkit-(date|calendar|inner-spin|outer-spin)[\w-]*|file-selector-button)\{[^}]*\}/g

/** `code`: the scripts of the first view, which name their classes in strings. A rule of something that none of them names is left out. */
export function firstStyles(css: string, code: string): string {
  const named = new Set(code.match(/[^\s"'`]+/g))
  // Classes and elements; what is neither (:root, ::before, [hidden]) is everybody's.
  const isKnown = (type: string, name: string) =>
    !/^(class|type)$/.test(type) || PAGE.has(name) || named.has(name)
  const kept = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const isShown = rule.value.selectors.some((parts) =>
            parts.every((part) => !('name' in part) || isKnown(part.type, part.name)),
          )
          return isShown ? undefined : []
        },
      },
    },
  }).code.toString()
  return withoutUnused(kept)
}

/**
 * Registered properties and colours of utilities that were left out, and the stand-in of registered properties for
 * browsers older than all that we serve (see web/README.md, "Oldest browsers"): the complete sheet has them.
 */
function withoutUnused(css: string): string {
  const registered = /@property (--[\w-]+)\{[^}]*\}/g
  const rest = css
    .replace(/@layer properties\{.*?\}\}\}(?=@)/, '')
    .replace(registered, '')
    .replace(FIELD_PARTS, '')
  const used = (name: string) => rest.includes(`var(${name}`)
  const kept = [...css.matchAll(registered)].filter(([, name = '']) => rest.includes(name))
  const theme = /@layer theme\{:root,:host\{([^}]*)\}\}/.exec(rest)?.[1] ?? ''
  const needed = theme.split(';').filter((line) => used(line.slice(0, line.indexOf(':')).trim()))
  return rest.replace(theme, needed.join(';')) + kept.map(([rule]) => rule).join('')
}
