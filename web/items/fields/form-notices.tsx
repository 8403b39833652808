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

type SignedOutNoticeProps = { text: string; back: string }

/** What was entered stays; `back` is where signing in leads to. */
export function SignedOutNotice({ text, back }: SignedOutNoticeProps) {
  const t = useWords('items')
  return (
    <Notice kind="wait" icon={LogIn} title={t('session_over')} text={text}>
      <ButtonLink href={paths.login(back)}>{t('sign_in')}</ButtonLink>
    </Notice>
  )
}

export type FormState = {
  restored: RestoredNoticeProps | null
  /** Null while somebody is signed in. */
  signedOut: SignedOutNoticeProps | null
  /** Said while the draft cannot be kept. */
  unsaved: string | null
}

/** How the form stands with its draft and its person, above the fields. */
export function FormNotices({ restored, signedOut, unsaved }: FormState) {
  return (
    <>
      {restored && <RestoredNotice {...restored} />}
      {signedOut && <SignedOutNotice {...signedOut} />}
      {unsaved && (
        <p role="status" className="text-sm text-muted">
          {unsaved}
        </p>
      )}
    </>
  )
}
