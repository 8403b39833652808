import type { ReactNode, Ref } from 'react'
import { RESEND_LOCK_MS } from '#terms/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { AccountPage } from './account-page.tsx'
import { CodeForm } from './code-form.tsx'
import { ResendButton } from './resend-button.tsx'
import { useCountdown } from './use-countdown.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useRefusals } from './use-refusals.ts'

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
  busy: boolean
  submit: (code: string) => Promise<void>
  resend: (email: string) => Promise<void>
}

/** Six digits from a mail: sent, refused with what to do, asked for again. */
export function CodePanel(props: CodePanelProps) {
  const { email, linkCode, sendsLink, sentAt, busy, submit, resend, elsewhere, ...page } = props
  const t = useWords('accounts')
  const shell = useWords('shell')
  const failed = useFailureToast()
  const lock = useCountdown(RESEND_LOCK_MS, sentAt)
  const { refused, judge } = useRefusals()

  async function send(code: string) {
    try {
      await submit(code)
    } catch (error) {
      if (!judge(error)) failed(error, shell('error_title'), shell('unexpected'))
    }
  }

  async function sendAgain() {
    lock.begin()
    try {
      await resend(email)
      toast({ kind: 'done', title: t('resent_title'), text: t('resent_text', { email }) })
    } catch (error) {
      failed(error, t('resend_failed'), '')
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
        busy={busy}
        onSubmit={send}
      />
      <ResendButton left={lock.left} onPress={sendAgain} className="w-full" />
    </AccountPage>
  )
}
