import type { ComponentPropsWithRef } from 'react'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'

type Bound = ComponentPropsWithRef<'input'> & { problem?: string }

type NewPasswordFieldsProps = {
  label: string
  field: (name: 'password' | 'confirmPassword') => Bound
}

/** A password that is being chosen, typed twice. */
export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  const t = useWords('accounts')
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        hint={t('password_hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('confirm_password')}
        autoComplete="new-password"
      />
    </>
  )
}
