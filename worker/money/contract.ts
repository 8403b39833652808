/** Guaraníes over the wire (D8): whole numbers, read as es-PY writes them. */
import * as v from 'valibot'

/** Guaraníes. Above any house; keeps sums exact in a JavaScript number. */
export const VALUE_MAX = 1_000_000_000_000

/**
 * D8: whole guaraníes. Text is read as es-PY writes it: "150.000", "1 500 000", "Gs. 20.000".
 * A decimal part ("150,5") is refused, not rounded. Empty means 0.
 */
export function parseGuaranies(text: string): number | null {
  const bare = text.replace(/gs\.?|₲|pyg/i, '').replace(/[\s\u00a0\u202f]/g, '')
  if (bare === '') return text.trim() === '' ? 0 : null
  if (/^\d+$/.test(bare) || /^\d{1,3}(\.\d{3})+$/.test(bare))
    return Number(bare.replaceAll('.', ''))
  return null
}

const guaranies = v.pipe(
  v.number('value_invalid'),
  v.finite('value_invalid'),
  v.integer('value_whole'),
  v.minValue(0, 'value_negative'),
  v.maxValue(VALUE_MAX, 'value_large'),
)
export const ValueSchema = v.optional(
  v.union(
    [
      guaranies,
      v.pipe(
        v.string('value_invalid'),
        v.maxLength(40, 'value_invalid'),
        v.transform(parseGuaranies),
        v.number('value_whole'),
        guaranies,
      ),
    ],
    (issue) => (typeof issue.input === 'string' ? 'value_whole' : 'value_invalid'),
  ),
  0,
)
