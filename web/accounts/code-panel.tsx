import type { ReactNode, Ref } from 'react'
import { RESEND_LOCK_MS } from '#terms/accounts'
import { CodeForm } from '#web/forms/code/code-form.tsx'
import { ResendButton } from '#web/forms/code/resend-button.tsx'
import { useCountdown } from '#web/forms/code/use-countdown.ts'
import { useRefusals } from '#web/forms/code/use-refusals.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { AccountPage } from './account-page.tsx'

type CodePanelProps = {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  lead: string
  before: ReactNode
  email: string
  /** As the link carries it, filled in. */
  linkCode: string
  /** Whether a whole code of the link is sent without a press. */
  sendsLink: boolean
  /** When a code was sent already (ms): the next has to wait. */
  sentAt?: number | undefined
  /** Where else one may want to go. */
  elsewhere?: ReactNode
  submit: (code: string) => Promise<void>
  resend: (email: string) => Promise<void>
}

/** Six digits from a mail: sent, refused with what to do, asked for again. */
export function CodePanel(props: CodePanelProps) {
  const { email, linkCode, sendsLink, sentAt, submit, resend, elsewhere, ...page } = props
  const t = useWords('accounts')
  const shell = useWords('shell')
  const lock = useCountdown(RESEND_LOCK_MS, sentAt)
  const { refused, own } = useRefusals()
  const sending = useSubmit({ text: shell('unexpected'), own })
  const { tell } = useTelling()

  async function sendAgain() {
    lock.begin()
    try {
      await resend(email)
      toast({ kind: 'done', title: t('resent_title'), text: t('resent_text', { email }) })
    } catch (error) {
      tell(error, { title: t('resend_failed'), text: '' })
    }
  }

  return (
    <AccountPage
      {...page}
      after={
        <div className="grid gap-1 text-sm">
          <p>{t('verify_spam')}</p>
          {elsewhere}
        </div>
      }
    >
      <CodeForm
        linkCode={linkCode}
        sendsLink={sendsLink}
        refused={refused}
        busy={sending.isBusy}
        onSubmit={(code) => sending.submit(() => submit(code))}
      />
      <ResendButton left={lock.left} onPress={sendAgain} className="w-full" />
    </AccountPage>
  )
}
