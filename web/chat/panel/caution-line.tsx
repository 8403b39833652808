import { ShieldAlert } from 'lucide-react'
import { cautionOf } from '#rules/text/caution'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'

/** What whoever reads these words may want to know before they do what is asked; nothing under most (D59). */
export function CautionLine({ text }: { text: string }) {
  const t = useWords('chat')
  const caution = cautionOf(text)
  if (caution === null) return null
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <ShieldAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>{t(`caution_${caution}`, { brand })}</span>
    </p>
  )
}
