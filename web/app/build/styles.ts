/** Of all styles those that the first view can show: the rest comes with the first part that is fetched later. */
import { transform } from 'lightningcss'

/** `code`: the scripts of the first view, which name their classes in strings. A utility that none of them names is left out. */
export function firstStyles(css: string, code: string): string {
  const named = new Set(code.match(/[^\s"'`]+/g))
  const isNamed = (name: string) => named.has(name)
  const kept = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const classes = rule.value.selectors.flat().filter((part) => part.type === 'class')
          const isUtility = classes.length > 0
          return !isUtility || classes.some(({ name }) => isNamed(name)) ? undefined : []
        },
      },
    },
  }).code.toString()
  return withoutUnused(kept)
}

/** Registered properties of utilities that were left out. */
function withoutUnused(css: string): string {
  const rules = /@property (--[\w-]+)\{[^}]*\}/g
  const rest = css.replace(rules, '')
  return css.replace(rules, (rule, name: string) => (rest.includes(name) ? rule : ''))
}
