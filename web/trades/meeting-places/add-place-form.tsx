import { NewMeetingPlaceSchema } from '#contract/trades/meeting/places'
import { PLACE_KINDS } from '#terms/trades/meeting/places'
import { useForm } from '#web/forms/engine/use-form.ts'
import { PlaceField } from '#web/forms/fields/place-field.tsx'
import { SelectField } from '#web/forms/fields/select-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useAddPlace } from './mutations.ts'

/** A place of a town that the gazetteer knows. Made anew once something was added. */
export function AddPlaceForm({ onAdded }: { onAdded: () => void }) {
  const t = useWords('places')
  const add = useAddPlace()
  const sending = useSubmit({ title: t('keep_failed'), text: '' })
  const { form, field, put, watch } = useForm({
    schema: NewMeetingPlaceSchema,
    initial: { town: '', kind: 'square', name: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: async (given) => {
      const isDone = await sending.submit(async () => {
        await add.mutateAsync(given)
        toast({ kind: 'done', title: t('added'), text: given.name })
      })
      if (isDone) onAdded()
    },
  })

  return (
    <form {...form} className="grid max-w-md gap-4">
      <PlaceField
        {...field('town')}
        label={t('town')}
        value={watch().town}
        onPick={({ label }) => put('town', label)}
      />
      <SelectField
        {...field('kind')}
        label={t('kind')}
        options={PLACE_KINDS.map((kind) => [kind, t(`kind_${kind}`)] as const)}
      />
      <TextField {...field('name')} label={t('name')} hint={t('name_hint')} autoComplete="off" />
      <SubmitButton busy={sending.isBusy}>{t('add')}</SubmitButton>
    </form>
  )
}
