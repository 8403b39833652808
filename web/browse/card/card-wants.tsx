import type { Item } from '#contract/items'
import { categoryName } from '#terms/categories'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What its owner would take for it (D63), in one line: their words, else the categories. Nothing where nothing is named. */
export function CardWants({ wants }: { wants: Item['wants'] }) {
  const t = useWords('things')
  const language = activeLanguage()
  const what = wants?.text || wants?.categoryIds.map((id) => categoryName(id, language)).join(', ')
  return what ? <span className="truncate text-sm">{t('wants', { what })}</span> : null
}
