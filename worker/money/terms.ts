/** Guaraníes: how they are read, and how many there can be. */

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
