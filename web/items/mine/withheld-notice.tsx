import { EyeOff } from 'lucide-react'
import type { Withheld } from '#contract/safety'
import { Notice } from '#web/forms/notice.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** To its owner: it is there and not shown, why, and what to do (D60). */
export function WithheldNotice({ withheld }: { withheld: Withheld }) {
  const t = useWords('withheld')
  const { why, until, words } = withheld
  const values = { date: until ? momentInAsuncion(until) : '', words: words.join(', ') }
  return (
    <Notice kind="wait" icon={EyeOff} title={t(`${why}_title`)} text={t(`${why}_text`, values)} />
  )
}
