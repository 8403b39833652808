import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactorBegun } from '#contract/admin/factor'
import { FactorBeginSchema } from '#contract/admin/factor'
import { isFailure } from '#web/api/failure.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useLayer } from '#web/ui/layers/use-layer.ts'
import { QrPicture } from '#web/ui/qr/qr-picture.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useFirstFocus } from '#web/ui/use-first-focus.ts'
import { CodeForm } from './code-form.tsx'
import { factorQuery, useBeginFactor, useConfirmFactor } from './queries.ts'

/** The password, the picture with a code, the codes to keep: three steps, once. */
export function SetUpFactor() {
  const [begun, setBegun] = useState<FactorBegun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} />
  if (!begun) return <PasswordStep onBegun={setBegun} />
  return <ScanStep begun={begun} onCodes={setCodes} onBack={() => setBegun(null)} />
}

type ScanStepProps = {
  begun: FactorBegun
  onCodes: (codes: readonly string[]) => void
  onBack: () => void
}

function ScanStep({ begun, onCodes, onBack }: ScanStepProps) {
  const t = useWords('admin')
  const confirm = useConfirmFactor()
  const text = useFirstFocus<HTMLParagraphElement>()
  useLayer(onBack)
  const send = async (code: string) => onCodes((await confirm.mutateAsync(code)).recoveryCodes)
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="text-muted outline-none">
        {t('factor_scan')}
      </p>
      <QrPicture text={begun.uri} label={t('factor_picture')} />
      <p className="text-sm">
        <span className="block text-muted">{t('factor_secret')}</span>
        <code className="numbers break-all">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm hint={t('factor_scan_hint')} says={t('factor_confirm')} onCode={send} />
    </div>
  )
}

function PasswordStep({ onBegun }: { onBegun: (begun: FactorBegun) => void }) {
  const t = useWords('admin')
  const begin = useBeginFactor()
  const sending = useSubmit({
    title: t('factor_failed'),
    text: t('failed_text'),
    own: (error) =>
      isFailure(error, 422)
        ? [{ path: 'password', message: t('factor_password_wrong') }]
        : undefined,
  })
  const { form, field } = useForm({
    schema: FactorBeginSchema,
    initial: { password: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: ({ password }) =>
      sending.submit(async () => onBegun(await begin.mutateAsync(password))),
  })
  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">{t('factor_why')}</p>
      <PasswordField
        {...field('password')}
        label={t('factor_password')}
        autoComplete="current-password"
      />
      <SubmitButton busy={sending.isBusy}>{t('factor_begin')}</SubmitButton>
    </form>
  )
}

/** Nobody sees them again. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useWords('admin')
  const client = useQueryClient()
  const title = useFirstFocus()
  const done = () => void client.invalidateQueries({ queryKey: factorQuery.queryKey })
  const { leave, question } = useLeaveQuestion({
    words: {
      title: t('factor_leave'),
      text: t('factor_leave_text'),
      stay: t('factor_stay'),
      discard: t('factor_kept'),
    },
    isEntered: () => true,
    onLeave: done,
    onDiscard: done,
  })
  useHeldForm(true)
  useLayer(leave)
  return (
    <div className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-lg outline-none">
        {t('factor_codes')}
      </h2>
      <p className="text-muted">{t('factor_codes_text')}</p>
      <ol className="numbers grid gap-1 rounded-card border border-line bg-card p-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button onClick={done}>{t('factor_kept')}</Button>
      {question}
    </div>
  )
}
