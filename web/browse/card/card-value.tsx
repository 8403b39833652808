import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What an item is worth. On a narrow card a long sum goes on a line of its own: a digit cut off would tell another one. */
export function CardValue({ value }: { value: number }) {
  const t = useWords('browse')
  const text = value > 0 ? formatGuaranies(value, activeLanguage()) : t('card_no_value')
  const [unit, sum] = text.split('\u00a0')
  return (
    <span className="numbers font-semibold text-accent-strong">
      {unit}
      {sum && (
        <>
          {'\u00a0'}
          <wbr />
          {sum}
        </>
      )}
    </span>
  )
}
