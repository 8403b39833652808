import { ReasonSchema } from '#contract/verification'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import type { Deciding } from './use-deciding.ts'

type RejectDialogProps = { name: string; deciding: Deciding; onClose: () => void }

/** The person reads the reason: without one there is no rejection. */
export function RejectDialog({ name, deciding, onClose }: RejectDialogProps) {
  const t = useWords('verification')
  const { form, field, isDirty } = useForm({
    schema: ReasonSchema,
    initial: { reason: '' },
    busy: deciding.isBusy,
    onSubmit: async ({ reason }) => {
      if (await deciding.reject(reason)) onClose()
    },
  })
  return (
    <AskingDialog isEntered={isDirty} title={t('reject_title')} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t('reject_text', { name })}</p>
        <LongField {...field('reason')} label={t('reason')} rows={3} />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button kind="secondary" onClick={onClose} className="grow">
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            kind="danger"
            aria-disabled={deciding.isBusy}
            className="grow aria-disabled:opacity-55"
          >
            {t('reject')}
          </Button>
        </div>
      </form>
    </AskingDialog>
  )
}
