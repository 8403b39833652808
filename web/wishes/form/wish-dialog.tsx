import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Place } from '#contract/places'
import type { NewWish, Wish } from '#contract/wishes'
import { RADIUS } from '#terms/browse'
import { CATEGORIES, categoryName, nameIn } from '#terms/categories'
import { isFailure } from '#web/api/failure.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { useSession } from '#web/api/session.ts'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { PlaceField } from '#web/forms/fields/place-field.tsx'
import { SelectField } from '#web/forms/fields/select-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { enqueue } from '#web/pwa/outbox/entries.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { saveWish, sendWish, takeWish } from '#web/wishes/mutations.ts'
import { NOTHING, schemaOf, valuesOf, type WishValues } from './wish-values.ts'

type Props = {
  isPublic: boolean
  /** Of one that is changed. */
  wish?: Wish
  initial?: WishValues
  onClose: () => void
}

const KILOMETRES = [RADIUS.min, 10, RADIUS.usual, 50, RADIUS.max]

/** _Busco_ and _Avísame_: the same form; nobody but its owner reads the second. Without a network it waits on the device. */
export function WishDialog({ isPublic, wish, initial, onClose }: Props) {
  const t = useWords('wishing')
  const client = useQueryClient()
  const { user } = useSession()
  const [clientId] = useState(newUuid)
  const sending = useSubmit({ text: t('form_failed'), at: 'beside' })
  const { form, field, fields, isDirty, setValue, getValues, put } = useForm({
    schema: schemaOf(isPublic, clientId),
    initial: wish ? valuesOf(wish) : (initial ?? NOTHING),
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: (output) => sending.submit(() => save(output)),
  })
  const [category, location] = useWatch({
    control: fields.control,
    name: ['category', 'location'],
  })

  async function save(output: NewWish): Promise<void> {
    const { isPublic: _kind, clientId: _id, ...given } = output
    try {
      takeWish(client, wish ? await saveWish(wish.id, given) : await sendWish(output))
      toast({
        kind: 'done',
        title: t(isPublic ? 'form_done' : 'alert_done'),
        text: t('form_done_text'),
      })
    } catch (error) {
      if (wish || !user || !isFailure(error, 0)) throw error
      await enqueue({ id: clientId, kind: 'wish', person: user.id, payload: output })
      toast({ kind: 'done', title: t('form_waits'), text: t('form_waits_text') })
    }
    onClose()
  }

  const pick = (place: Place) => {
    setValue('city', place.name)
    setValue('country', place.country)
    put('location', place.label)
  }
  const { onChange, ...place } = field('location')
  const language = activeLanguage()
  const several = category.includes(',')
  return (
    <AskingDialog
      title={t(wish ? 'form_edit' : isPublic ? 'form_title' : 'alert_title')}
      isEntered={isDirty && !sending.isBusy}
      onClose={onClose}
    >
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t(isPublic ? 'form_text' : 'alert_text')}</p>
        <TextField
          {...field('words')}
          label={t('words')}
          hint={t('words_hint')}
          autoComplete="off"
          maxLength={60}
        />
        <SelectField
          {...field('category')}
          label={t('category')}
          empty={t('category_any')}
          options={[
            ...(several
              ? [
                  [
                    category,
                    category
                      .split(',')
                      .map((id) => categoryName(Number(id), language))
                      .join(', '),
                  ] as const,
                ]
              : []),
            ...CATEGORIES.map((one) => [String(one.id), nameIn(one, language)] as const),
          ]}
        />
        <MoneyField
          {...field('maxValue')}
          label={t('max_value')}
          hint={t('max_value_hint')}
          onPut={(change) => put('maxValue', change(getValues('maxValue')))}
        />
        <PlaceField
          {...place}
          label={t('place')}
          value={location}
          onChange={(event) => {
            setValue('city', undefined)
            setValue('country', undefined)
            onChange(event)
          }}
          onPick={pick}
          placeholder={t('place_any')}
        />
        {location.trim() !== '' && (
          <SelectField
            {...field('radius')}
            label={t('radius')}
            options={KILOMETRES.map((km) => [String(km), t('km', { km })] as const)}
          />
        )}
        {isPublic && (
          <LongField
            {...field('note')}
            label={t('note')}
            hint={t('note_hint')}
            rows={3}
            maxLength={300}
          />
        )}
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <Button type="submit" aria-disabled={sending.isBusy} className="aria-disabled:opacity-55">
          {t(
            sending.isBusy
              ? 'form_sending'
              : wish
                ? 'form_save'
                : isPublic
                  ? 'form_send'
                  : 'alert_send',
          )}
        </Button>
      </form>
    </AskingDialog>
  )
}
