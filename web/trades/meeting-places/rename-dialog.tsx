import { type KeptPlace, RenamePlaceSchema } from '#contract/trades/meeting/places'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useRenamePlace } from './mutations.ts'

type RenameDialogProps = { place: KeptPlace; onClose: () => void }

/** Another name for the same place: meetings keep the words that they were agreed with. */
export function RenameDialog({ place, onClose }: RenameDialogProps) {
  const t = useWords('places')
  const rename = useRenamePlace()
  const sending = useSubmit({ title: t('keep_failed'), text: '' })
  const { form, field, isDirty } = useForm({
    schema: RenamePlaceSchema,
    initial: { name: place.name },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: async ({ name }) => {
      const isDone = await sending.submit(async () => {
        await rename.mutateAsync({ id: place.id, name })
        toast({ kind: 'done', title: t('renamed') })
      })
      if (isDone) onClose()
    },
  })
  return (
    <AskingDialog isEntered={isDirty} title={t('rename_title')} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <TextField
          {...field('name')}
          label={t('name')}
          hint={t('rename_hint')}
          autoComplete="off"
        />
        <SubmitButton busy={sending.isBusy}>{t('save')}</SubmitButton>
      </form>
    </AskingDialog>
  )
}
