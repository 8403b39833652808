import type { Fields } from '#web/forms/engine/fields-of.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { FillingChips } from './filling-chips.tsx'
import { daysOffered, hoursOffered, isAtNight } from './meeting-choices.ts'
import { dayAt, lastDayAt, type MeetingValues } from './meeting-values.ts'

type WhenFieldsProps = {
  fields: Pick<Fields<MeetingValues>, 'field' | 'put' | 'watch'>
  country: string | null
  /** ms. */
  now: number
}

/** Day and hour by the clock of the place: usual ones in a tap, and both stay fields. */
export function WhenFields({ fields: { field, put, watch }, country, now }: WhenFieldsProps) {
  const t = useWords('trade')
  const { date, time } = watch()
  const days = daysOffered(country, now).map((day) => ({
    value: day.date,
    label: t(`day_${day.name}`),
  }))
  const hours = hoursOffered(date, country, now).map((hour) => ({ value: hour, label: hour }))

  return (
    <>
      <FillingChips
        label={t('which_day')}
        name="date"
        value={date}
        choices={days}
        other={t('day_other')}
        onFill={(day) => put('date', day)}
      />
      <FillingChips
        label={t('which_hour')}
        name="time"
        value={time}
        choices={hours}
        other={t('hour_other')}
        onFill={(hour) => put('time', hour)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <TextField
          {...field('date')}
          label={t('meeting_date')}
          type="date"
          min={dayAt(country, now)}
          max={lastDayAt(country, now)}
        />
        <TextField {...field('time')} label={t('meeting_time')} type="time" />
      </div>
      <div className="-mt-2 grid gap-1 text-sm text-muted">
        <p>{t('meeting_zone', { country: country ?? 'Paraguay' })}</p>
        <p role="status">{isAtNight(time) && t('meeting_night')}</p>
      </div>
    </>
  )
}
