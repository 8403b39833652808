import { type ComponentPropsWithRef, useState } from 'react'
import { serverNow } from '#web/api/server-clock.ts'
import { EARLIEST_BIRTH, latestBirth } from '#web/forms/birth-date.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { TextField } from './text-field.tsx'

type BirthFieldProps = ComponentPropsWithRef<'input'> & { problem?: string }

/** When one was born; the picker offers no day that would be refused. */
export function BirthField(field: BirthFieldProps) {
  const t = useWords('accounts')
  const [latest] = useState(() => latestBirth(serverNow()))
  return (
    <TextField
      {...field}
      label={t('date_of_birth')}
      hint={t('date_of_birth_hint')}
      type="date"
      min={EARLIEST_BIRTH}
      max={latest}
      autoComplete="bday"
    />
  )
}
