import { useState } from 'react'
import { EXPORT_PARTS } from '#terms/privacy'
import { wrongPassword } from '#web/accounts/wrong-password.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { saveFile } from '#web/media/save-file.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useExport } from './mutations.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Everything that is mine as one file. */
export function ExportDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords('privacy')
  const [done, setDone] = useState(0)
  const making = useExport(setDone)
  const sending = useSubmit({
    title: t('export_failed'),
    text: t('export_failed_text'),
    own: (error) => wrongPassword(error, 'password', t('password_wrong')),
  })

  const make = (password: string) =>
    sending.submit(async () => {
      setDone(0)
      const file = await making.mutateAsync(password)
      saveFile(file)
      const text = t('export_done_text', { file: file.name })
      toast({ kind: 'done', title: t('export_done'), text })
      onClose()
    })

  return (
    <PasswordDialog
      title={t('export')}
      email={email}
      confirm={t('export_confirm')}
      confirming={t('exporting')}
      sending={sending}
      onConfirm={make}
      onClose={onClose}
      after={
        sending.isBusy && (
          <label className="grid gap-1.5 text-sm text-muted">
            <span className="numbers">
              {t('export_progress', { done, all: EXPORT_PARTS.length })}
            </span>
            <progress value={done} max={EXPORT_PARTS.length} className="h-2 w-full" />
          </label>
        )
      }
    >
      <p>{t('export_text')}</p>
    </PasswordDialog>
  )
}
