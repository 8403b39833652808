import { Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Notice } from '#web/forms/notice.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import type { Equal } from '#web/items/sending/doubled.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

export type DoubledNoticeProps = {
  equal: Equal
  /** Sends the form that this stands in once more: it is another one. */
  onOther: (press: MouseEvent<HTMLButtonElement>) => void
}

/** Asks whether it is another than the one that it nearly equals. What was entered stays, whichever way one goes. */
export function DoubledNotice({ equal, onOther }: DoubledNoticeProps) {
  const t = useWords('items')
  const { id, title } = equal
  return (
    <Notice kind="wait" icon={Copy} title={t('doubled')} text={t('doubled_text', { title })}>
      <Button kind="secondary" onClick={onOther}>
        {t('doubled_other')}
      </Button>
      <ButtonLink kind="quiet" href={paths.item(id)}>
        {t('doubled_see')}
      </ButtonLink>
    </Notice>
  )
}
