import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#web/api/first-view.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { schemaOf } from '#web/forms/engine/judge.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { PlaceField } from '#web/forms/fields/place-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import type { Acting } from '#web/trades/use-acting.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { FIELD_OF, type MeetingValues, meetingBody } from './meeting-values.ts'
import { PlaceChips } from './place-chips.tsx'
import type { Things } from './places-of.ts'
import { useMeetingPlaces } from './use-meeting-places.ts'
import { WhenFields } from './when-fields.tsx'

type MeetingDialogProps = {
  /** Its towns offer their places; the clock of the thing that it began with counts. */
  trade: Things
  isPossible: boolean
  values: MeetingValues
  /** Null: sent, nothing is to be kept. */
  onValues: (values: MeetingValues | null) => void
  acting: Acting
  onClose: () => void
}

/** Where and when one of the two would meet: a suggestion, until the other says yes (D51). */
export function MeetingDialog(props: MeetingDialogProps) {
  const { trade, isPossible, values, onValues, acting, onClose } = props
  const { country } = trade.requestedItem
  const t = useWords('trade')
  const shell = useWords('shell')
  const online = useOnline()
  const now = useNow()
  const offered = useMeetingPlaces(trade)
  const [sent, setSent] = useState<number>()
  // Taken from the list meanwhile: its words may still be sent as one's own.
  const [gone, setGone] = useState<readonly number[]>([])
  const isRefused = acting.issues.some(({ path }) => path === 'meetingPlaceId')
  if (isRefused && sent !== undefined && !gone.includes(sent)) setGone([...gone, sent])
  const places = offered.filter(({ id }) => !gone.includes(id))
  const { form, fields, field, put, watch } = useForm({
    schema: schemaOf((typed: MeetingValues) => meetingBody(typed, country, serverNow(), places)),
    initial: values,
    issues: acting.issues,
    fieldOf: FIELD_OF,
    busy: acting.isBusy,
    onTyped: onValues,
    // Nothing is wrong with it before it is to be sent.
    early: () => false,
    onSubmit: async (body) => {
      setSent(body.meetingPlaceId)
      if (!(await acting.act(body))) return
      onValues(null)
      onClose()
    },
  })

  return (
    <Dialog title={t('meeting_ask')} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="flex gap-2 rounded-field bg-accent-soft p-3 text-sm">
          <ShieldCheck size={20} aria-hidden className="shrink-0 text-accent-strong" />
          {t('meeting_advice')}
        </p>
        <PlaceChips
          places={places}
          value={watch().location}
          onFill={(place) => put('location', place)}
        />
        <PlaceField
          {...field('location')}
          label={t('meeting_place')}
          value={watch().location}
          onPick={({ label }) => put('location', label)}
          placeholder={t('meeting_place_example')}
        />
        <WhenFields fields={fields} country={country} now={now} />
        <LongField
          {...field('notes')}
          label={t('meeting_notes')}
          note={shell('optional')}
          rows={2}
        />
        {acting.problem && <Problem>{acting.problem}</Problem>}
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
