import { useLingui } from '@lingui/react'
import type { Catalog, Feature } from './catalog.ts'

type Values = Record<string, string | number>

/** The words of one feature: `const t = useWords('browse'); t('empty_title')`. */
export function useWords<F extends Feature>(feature: F) {
  const { i18n } = useLingui()
  return (key: keyof Catalog[F] & string, values?: Values) => i18n._(`${feature}.${key}`, values)
}

/** The sentence of a refusal code or a field problem; codes come from schemas and the server. */
export function useProblem() {
  const { i18n } = useLingui()
  return (code: string | undefined) => (code ? i18n._(`refusals.${code}`) : undefined)
}
