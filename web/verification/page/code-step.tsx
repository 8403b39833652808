import { useState } from 'react'
import { RESEND_LOCK_MS } from '#terms/accounts'
import type { CodeKind } from '#terms/verification'
import { CodeForm } from '#web/forms/code/code-form.tsx'
import { ResendButton } from '#web/forms/code/resend-button.tsx'
import { useCountdown } from '#web/forms/code/use-countdown.ts'
import { useRefusals } from '#web/forms/code/use-refusals.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useConfirm } from '#web/verification/mutations.ts'
import { useAsk } from '#web/verification/use-ask.ts'
import { WorkAddressStep } from './work-address-step.tsx'

type CodeStepProps = { kind: CodeKind; subject: string; onDone: () => void }

/** Six digits from a mail, or from who called. */
export function CodeStep({ kind, subject, onDone }: CodeStepProps) {
  const t = useWords('verification')
  const confirm = useConfirm()
  const { refused, own } = useRefusals()
  const isPhone = kind === 'phone'
  const [isOther, setOther] = useState(false)

  const sending = useSubmit({ title: t('confirm_failed'), text: '', own })

  const submit = (code: string) =>
    sending.submit(async () => {
      await confirm.mutateAsync({ verificationType: kind, code })
      toast({ kind: 'done', title: t('confirmed'), text: t('confirmed_text') })
      onDone()
    })

  if (isOther) return <WorkAddressStep known={subject} onSent={() => setOther(false)} />
  return (
    <div className="grid gap-2">
      <p className="text-muted">{isPhone ? t('code_phone') : t('code_mail', { subject })}</p>
      <CodeForm
        refused={refused}
        busy={sending.isBusy}
        hint={isPhone ? t('code_phone_hint') : undefined}
        onSubmit={submit}
      />
      {kind === 'email' && <SendAgain />}
      {kind === 'corporate_email' && (
        <Button kind="quiet" onClick={() => setOther(true)}>
          {t('send_again')}
        </Button>
      )}
    </div>
  )
}

function SendAgain() {
  const t = useWords('verification')
  const [sentAt] = useState(() => Date.now())
  const lock = useCountdown(RESEND_LOCK_MS, sentAt)
  const { ask } = useAsk()
  return (
    <ResendButton
      left={lock.left}
      label={t('send_again')}
      onPress={() => {
        lock.begin()
        void ask({ verificationType: 'email' })
      }}
    />
  )
}
