import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** An address as it is typed on a phone; as `username` password managers file it as the user's name. */
export function EmailField({ autoComplete = 'email', ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...field}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
