import { useState } from 'react'
import { EXPORT_PARTS } from '#terms/privacy'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { saveFile } from '#web/media/save-file.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useExport } from './mutations.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { usePasswordIssues } from './use-password-issues.ts'

/** Everything that is mine as one file. */
export function ExportDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useWords('privacy')
  const failed = useFailureToast()
  const { issues, clear, judge } = usePasswordIssues()
  const [done, setDone] = useState(0)
  const making = useExport(setDone)

  async function make(password: string) {
    clear()
    setDone(0)
    try {
      const file = await making.mutateAsync(password)
      saveFile(file)
      toast({
        kind: 'done',
        title: t('export_done'),
        text: t('export_done_text', { file: file.name }),
      })
      onClose()
    } catch (error) {
      if (!judge(error)) failed(error, t('export_failed'), t('export_failed_text'))
    }
  }

  return (
    <PasswordDialog
      title={t('export')}
      email={email}
      confirm={t('export_confirm')}
      confirming={t('exporting')}
      busy={making.isPending}
      issues={issues}
      onConfirm={make}
      onClose={onClose}
      after={
        making.isPending && (
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
