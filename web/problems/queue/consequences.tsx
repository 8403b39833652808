import type { Consequences as Does } from '#rules/problems'
import { useWords } from '#web/i18n/use-words.ts'

export type Names = { reporter: string; accused: string }

/** What a decision will do, all of it. */
export function Consequences({ of: does, names }: { of: Does; names: Names }) {
  const t = useWords('problems')
  const { accused } = names
  const lines = [
    does.endsTrade ? t('does_ends') : t('does_goes_on'),
    does.countsNoShow && t('does_no_show', { name: accused }),
    does.countsAgainst && t('does_against', { name: names[does.countsAgainst] }),
    does.deposit !== 'none' && t(`does_${does.deposit}`, { name: accused }),
    does.isFalse && t('does_false', { name: names.reporter }),
  ].filter((line) => line !== false && line !== null)
  return (
    <ul className="list-disc ps-5 wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
