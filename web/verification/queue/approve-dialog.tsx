import { DocumentNumberSchema } from '#contract/verification'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Deciding } from './use-deciding.ts'

type ApproveDialogProps = { name: string; deciding: Deciding; onClose: () => void }

/** The card's number is typed by whoever looks at it: by its hash a suspended person is known again. */
export function ApproveDialog({ name, deciding, onClose }: ApproveDialogProps) {
  const t = useWords('verification')
  const { form, field, isDirty } = useForm({
    schema: DocumentNumberSchema,
    initial: { documentNumber: '' },
    busy: deciding.isBusy,
    onSubmit: async ({ documentNumber }) => {
      if (await deciding.approve(documentNumber)) onClose()
    },
  })
  return (
    <AskingDialog isEntered={isDirty} title={t('approve_title')} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t('approve_text', { name })}</p>
        <TextField
          {...field('documentNumber')}
          label={t('document_number')}
          hint={t('document_number_hint')}
          autoComplete="off"
        />
        <SubmitButton busy={deciding.isBusy}>{t('approve')}</SubmitButton>
      </form>
    </AskingDialog>
  )
}
