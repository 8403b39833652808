import type { ComponentPropsWithRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { PasswordField } from './password-field.tsx'

type Bound = ComponentPropsWithRef<'input'> & { problem?: string }

type NewPasswordFieldsProps = {
  label: string
  bind: (name: 'password' | 'confirmPassword') => Bound
}

/** A password that is being chosen, typed twice. */
export function NewPasswordFields({ label, bind }: NewPasswordFieldsProps) {
  const t = useWords('accounts')
  return (
    <>
      <PasswordField
        {...bind('password')}
        label={label}
        hint={t('password_hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...bind('confirmPassword')}
        label={t('confirm_password')}
        autoComplete="new-password"
      />
    </>
  )
}
