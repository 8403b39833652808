import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#web/api/first-view.ts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { PlaceCombobox } from '#web/places/place-combobox.tsx'
import type { Acting } from '#web/trades/use-acting.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import {
  dayAt,
  FIELD_OF,
  type MeetingField,
  type MeetingValues,
  meetingBody,
} from './meeting-values.ts'

type MeetingDialogProps = {
  /** Of the place of the trade: its clock counts. */
  country: string | null
  isPossible: boolean
  values: MeetingValues
  /** Null: sent, nothing is to be kept. */
  onValues: (values: MeetingValues | null) => void
  acting: Acting
  onClose: () => void
}

/** Where and when the two meet. */
export function MeetingDialog(props: MeetingDialogProps) {
  const { country, isPossible, values, onValues, acting, onClose } = props
  const t = useWords('trade')
  const shell = useWords('shell')
  const problemOf = useProblem()
  const online = useOnline()
  const today = dayAt(country, useNow())
  const [problems, setProblems] = useState<Partial<Record<MeetingField, string>>>({})
  const said = acting.issues.flatMap(({ path, message }) => {
    const field = FIELD_OF[path]
    return field ? [[field, message] as const] : []
  })
  const byServer = Object.fromEntries(said)
  const problem = (field: MeetingField) => {
    const text = problemOf(problems[field]) ?? byServer[field]
    return text ? { problem: text } : {}
  }
  const set = (change: Partial<MeetingValues>) => {
    for (const field of Object.keys(change)) {
      setProblems((known) => ({ ...known, [field]: undefined }))
    }
    onValues({ ...values, ...change })
  }

  const submit = async () => {
    const judged = meetingBody(values, country, Date.now())
    if ('problems' in judged) return setProblems(judged.problems)
    setProblems({})
    if (!(await acting.act(judged.body))) return
    onValues(null)
    onClose()
  }

  return (
    <Dialog title={t('meeting_ask')} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="flex gap-2 rounded-field bg-accent-soft p-3 text-sm">
          <ShieldCheck size={20} aria-hidden className="shrink-0 text-accent-strong" />
          {t('meeting_advice')}
        </p>
        <Field label={t('meeting_place')} {...problem('location')}>
          {(control) => (
            <PlaceCombobox
              control={control}
              name="meetingLocation"
              value={values.location}
              onChange={(event) => set({ location: event.target.value })}
              onPick={({ label }) => set({ location: label })}
              onBlur={() => undefined}
              placeholder={t('meeting_place_example')}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('meeting_date')} {...problem('date')}>
            {(control) => (
              <input
                {...control}
                type="date"
                min={today}
                value={values.date}
                onChange={(event) => set({ date: event.target.value })}
                className={CONTROL}
              />
            )}
          </Field>
          <Field label={t('meeting_time')} {...problem('time')}>
            {(control) => (
              <input
                {...control}
                type="time"
                value={values.time}
                onChange={(event) => set({ time: event.target.value })}
                className={CONTROL}
              />
            )}
          </Field>
        </div>
        <p className="-mt-2 text-sm text-muted">
          {t('meeting_zone', { country: country ?? 'Paraguay' })}
        </p>
        <Field label={t('meeting_notes')} note={shell('optional')} {...problem('notes')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={values.notes}
              onChange={(event) => set({ notes: event.target.value })}
              className={CONTROL}
            />
          )}
        </Field>
        {acting.problem && said.length === 0 && <Problem>{acting.problem}</Problem>}
        {!online && <p className="text-sm text-muted">{t('needs_network')}</p>}
        {isPossible && (
          <Button type="submit" aria-disabled={acting.isBusy} className="aria-disabled:opacity-55">
            {t('meeting_save')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
