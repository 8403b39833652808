import { History, LogIn } from 'lucide-react'
import { Notice } from '#web/forms/notice.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

type RestoredNoticeProps = {
  words: { title: string; text: string; discard: string }
  onDiscard: () => void
}

/** The form begins as it was left. */
export function RestoredNotice({ words, onDiscard }: RestoredNoticeProps) {
  return (
    <Notice icon={History} title={words.title} text={words.text}>
      <Button kind="secondary" onClick={onDiscard}>
        {words.discard}
      </Button>
    </Notice>
  )
}

/** What was entered stays; `back` is where signing in leads to. */
export function SignedOutNotice({ text, back }: { text: string; back: string }) {
  const t = useWords('items')
  return (
    <Notice kind="wait" icon={LogIn} title={t('session_over')} text={text}>
      <ButtonLink href={paths.login(back)}>{t('sign_in')}</ButtonLink>
    </Notice>
  )
}
