import type { ComponentPropsWithRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { TextField } from './text-field.tsx'

type EmailFieldProps = ComponentPropsWithRef<'input'> & { problem?: string }

/** The address of an account; password managers file it as the user's name. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  const t = useWords('accounts')
  return (
    <TextField
      {...field}
      label={t('email')}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
