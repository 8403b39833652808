import { Banknote } from 'lucide-react'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { type Given, valueGap } from './value-gap.ts'

type ValueGapLineProps = { given: Given; got: Given; className?: string }

/** How much lies between what one gives and gets, where that is much: said, and not judged. */
export function ValueGapLine({ given, got, className = '' }: ValueGapLineProps) {
  const t = useWords('trades')
  const gap = valueGap(given, got)
  if (gap === null) return null
  const money = formatGuaranies(Math.abs(gap), activeLanguage())
  return (
    <p className={`flex items-start gap-2 text-sm text-muted ${className}`}>
      <Banknote size={18} aria-hidden className="mt-px shrink-0" />
      <span className="numbers min-w-0 wrap-anywhere">
        {t(gap > 0 ? 'gap_got' : 'gap_given', { money })}
      </span>
    </p>
  )
}
